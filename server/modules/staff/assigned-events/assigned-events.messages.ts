import type { Language } from '../../../lib/language/language.ts';

interface AssignedEventsWords {
  readonly subject: (where: string) => string;
  readonly heading: string;
  readonly all: (where: string) => string;
  readonly none: (where: string) => string;
  readonly some: (where: string, events: string) => string;
  readonly action: string;
  readonly footnote: string;
}

/** Texts of the mail to a member of an organisation whose events were changed. */
export const ASSIGNED_EVENTS_WORDS: Readonly<Record<Language, AssignedEventsWords>> = {
  en: {
    subject: (where) => `Your events at ${where} have changed`,
    heading: 'Your events have changed',
    all: (where) => `You now work for all events of ${where}.`,
    none: (where) => `You now work for no event of ${where}. Ask an owner or admin if you expected one.`,
    some: (where, events) => `You now work for these events of ${where}: ${events}.`,
    action: 'Open my events',
    footnote:
      'If you scan at an entrance without a connection, connect your phone: it keeps what you have scanned and loads the new list.',
  },
  sw: {
    subject: (where) => `Matukio yako katika ${where} yamebadilika`,
    heading: 'Matukio yako yamebadilika',
    all: (where) => `Sasa unafanya kazi kwa matukio yote ya ${where}.`,
    none: (where) =>
      `Sasa hufanyi kazi kwa tukio lolote la ${where}. Muulize mmiliki au msimamizi kama ulitarajia moja.`,
    some: (where, events) => `Sasa unafanya kazi kwa matukio haya ya ${where}: ${events}.`,
    action: 'Fungua matukio yangu',
    footnote:
      'Kama unakagua mlangoni bila mtandao, unganisha simu yako: inatunza ulichokagua na kupakia orodha mpya.',
  },
  fr: {
    subject: (where) => `Vos événements chez ${where} ont changé`,
    heading: 'Vos événements ont changé',
    all: (where) => `Vous travaillez désormais pour tous les événements de ${where}.`,
    none: (where) =>
      `Vous ne travaillez plus pour aucun événement de ${where}. Demandez à un propriétaire ou à un administrateur si cela vous surprend.`,
    some: (where, events) => `Vous travaillez désormais pour ces événements de ${where}\u00a0: ${events}.`,
    action: 'Ouvrir mes événements',
    footnote:
      'Si vous contrôlez une entrée hors connexion, connectez votre téléphone\u00a0: il garde ce que vous avez scanné et charge la nouvelle liste.',
  },
};
