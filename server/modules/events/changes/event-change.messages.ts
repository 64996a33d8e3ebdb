import type { Language } from '../../../lib/language/language.ts';
import type { Change } from './holder-change.rules.ts';

interface EventChangeWords {
  /** Subject and heading. */
  readonly changed: (event: string) => string;
  readonly intro: string;
  readonly fields: Readonly<Record<Change['field'], string>>;
  readonly change: (label: string, after: string, before: string) => string;
  readonly note: (issuer: string, note: string) => string;
  readonly now: (date: string, time: string, venue: string) => string;
  readonly staysGood: string;
  /** In place of the sentence before, when the organiser asks. */
  readonly asks: (until: string) => string;
  readonly keep: string;
  readonly moneyBack: string;
  readonly action: string;
  readonly footnote: string;
}

/** Texts of the mail to ticket holders about a change of their event. */
export const EVENT_CHANGE_WORDS: Readonly<Record<Language, EventChangeWords>> = {
  en: {
    changed: (event) => `${event} has changed`,
    intro: 'You hold a ticket for this event, and the organiser has changed it:',
    fields: { name: 'Name', venue: 'Place', startDate: 'Start', endDate: 'End' },
    change: (label, after, before) => `${label}: ${after} (before: ${before})`,
    note: (issuer, note) => `${issuer} says: ${note}`,
    now: (date, time, venue) => `It now takes place on ${date}, ${time}, at ${venue}.`,
    staysGood:
      'Your ticket stays good: there is nothing to do. The attached calendar entry replaces the earlier one.',
    asks: (until) =>
      `Your ticket stays valid. You can keep it, or get back all that you paid for it: please answer by ${until}. Without an answer, you keep your ticket. The attached calendar entry replaces the earlier one.`,
    keep: 'Keep my ticket',
    moneyBack: 'Money back',
    action: 'Look at the event',
    footnote: 'If you can no longer come, please reply to the organiser.',
  },
  sw: {
    changed: (event) => `${event} limebadilika`,
    intro: 'Una tiketi ya tukio hili, na mwandaaji amelibadilisha:',
    fields: { name: 'Jina', venue: 'Mahali', startDate: 'Kuanza', endDate: 'Kumalizika' },
    change: (label, after, before) => `${label}: ${after} (awali: ${before})`,
    note: (issuer, note) => `${issuer} anasema: ${note}`,
    now: (date, time, venue) => `Sasa litafanyika ${date}, ${time}. Mahali: ${venue}.`,
    staysGood:
      'Tiketi yako bado ni halali: huna haja ya kufanya chochote. Tukio la kalenda lililoambatishwa linachukua nafasi ya la awali.',
    asks: (until) =>
      `Tiketi yako bado ni halali. Unaweza kubaki nayo, au kurudishiwa pesa zote ulizoilipia: tafadhali jibu kabla ya ${until}. Usipojibu, unabaki na tiketi yako. Tukio la kalenda lililoambatishwa linachukua nafasi ya la awali.`,
    keep: 'Nabaki na tiketi',
    moneyBack: 'Nirudishiwe pesa',
    action: 'Tazama tukio',
    footnote: 'Kama huwezi kuja tena, tafadhali mjulishe mwandaaji.',
  },
  fr: {
    changed: (event) => `${event} a changé`,
    intro: 'Vous avez un billet pour cet événement, et l’organisateur l’a modifié\u00a0:',
    fields: { name: 'Nom', venue: 'Lieu', startDate: 'Début', endDate: 'Fin' },
    change: (label, after, before) => `${label}\u00a0: ${after} (avant\u00a0: ${before})`,
    note: (issuer, note) => `${issuer} écrit\u00a0: ${note}`,
    now: (date, time, venue) => `Il a désormais lieu le ${date}, ${time}. Lieu\u00a0: ${venue}.`,
    staysGood:
      'Votre billet reste valable\u202f: vous n’avez rien à faire. L’entrée de calendrier ci-jointe remplace la précédente.',
    asks: (until) =>
      `Votre billet reste valable. Vous pouvez le garder, ou récupérer tout ce que vous avez payé\u202f: répondez avant le ${until}. Sans réponse, vous gardez votre billet. L’entrée de calendrier ci-jointe remplace la précédente.`,
    keep: 'Garder mon billet',
    moneyBack: 'Me faire rembourser',
    action: 'Voir l’événement',
    footnote: 'Si vous ne pouvez plus venir, prévenez l’organisateur.',
  },
};
