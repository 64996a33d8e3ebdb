import type { Language } from '../../../lib/language/language.ts';

type Translated = Readonly<Record<Exclude<Language, 'en'>, string>>;

/** Texts of a pass, which the phone shows in its language; the English one is the key. */
export const STRINGS = {
  Ticket: { fr: 'Billet', sw: 'Tiketi' },
  Event: { fr: 'Événement', sw: 'Tukio' },
  Starts: { fr: 'Début', sw: 'Inaanza' },
  Ends: { fr: 'Fin', sw: 'Inaisha' },
  Venue: { fr: 'Lieu', sw: 'Mahali' },
  Holder: { fr: 'Titulaire', sw: 'Mwenye tiketi' },
  Number: { fr: 'Numéro', sw: 'Nambari' },
  Note: { fr: 'Remarque', sw: 'Kumbuka' },
  Organiser: { fr: 'Organisateur', sw: 'Mwandalizi' },
  'To pay at the door': { fr: 'À payer à l’entrée', sw: 'Ya kulipa mlangoni' },
  'Your ticket': { fr: 'Votre billet', sw: 'Tiketi yako' },
  'Event page': { fr: 'Page de l’événement', sw: 'Ukurasa wa tukio' },
  'New time: %@': { fr: 'Nouvel horaire : %@', sw: 'Wakati mpya: %@' },
  'New venue: %@': { fr: 'Nouveau lieu : %@', sw: 'Mahali papya: %@' },
  '%@': { fr: '%@', sw: '%@' },
  'This ticket is no longer valid.': {
    fr: 'Ce billet n’est plus valable.',
    sw: 'Tiketi hii si halali tena.',
  },
  'This ticket needs its live code. Open the page of the ticket at the entrance.': {
    fr: 'Ce billet demande son code qui change. Ouvrez la page du billet à l’entrée.',
    sw: 'Tiketi hii inahitaji msimbo wake unaobadilika. Fungua ukurasa wa tiketi mlangoni.',
  },
} as const satisfies Record<string, Translated>;

const LANGUAGES: readonly Language[] = ['en', 'fr', 'sw'];

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The files `<language>.lproj/pass.strings`, in UTF-8. */
export function stringFiles(): Record<string, Buffer> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const lines = Object.entries(STRINGS).map(
        ([key, texts]) => `${quoted(key)} = ${quoted(language === 'en' ? key : texts[language])};\n`,
      );
      return [`${language}.lproj/pass.strings`, Buffer.from(lines.join(''))];
    }),
  );
}
