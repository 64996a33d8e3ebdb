import type { Language } from '../../../lib/language/language.ts';

/** Values of a message, in the order of the placeholders of its template. */
interface Values {
  tickets: { count: number; event: string; when: string; url: string; stop: string };
  reminder: { event: string; when: string; venue: string; url: string; stop: string };
  event_changed: { event: string; when: string; venue: string; url: string; stop: string };
  event_cancelled: { event: string; when: string; url: string; stop: string };
  code: { code: string };
  group_message: { issuer: string; body: string; stop: string };
}

export type PhoneWords = { readonly [Kind in keyof Values]: (values: Values[Kind]) => string };

/** Texts of messages to phones. They are short, and within the alphabet of an SMS. */
export const PHONE_WORDS: Readonly<Record<Language, PhoneWords>> = {
  en: {
    tickets: ({ count, event, when, url, stop }) =>
      `Passa: your ${count === 1 ? 'ticket' : `${count} tickets`} for ${event}, ${when}: ${url} Stop texts: ${stop}`,
    reminder: ({ event, when, venue, url, stop }) =>
      `Passa: ${event} is on ${when}, ${venue}. Your tickets: ${url} Stop texts: ${stop}`,
    event_changed: ({ event, when, venue, url, stop }) =>
      `Passa: ${event} has changed. It is now on ${when}, ${venue}. Your tickets: ${url} Stop texts: ${stop}`,
    event_cancelled: ({ event, when, url, stop }) =>
      `Passa: ${event} on ${when} is cancelled. What becomes of your money is in our mail and here: ${url} Stop texts: ${stop}`,
    code: ({ code }) =>
      `${code} is your Passa code to see your tickets. It works for 10 minutes. Tell it to no one.`,
    group_message: ({ issuer, body, stop }) => `${issuer}: ${body} Stop texts: ${stop}`,
  },
  sw: {
    tickets: ({ count, event, when, url, stop }) =>
      `Passa: ${count === 1 ? 'tiketi yako' : `tiketi zako ${count}`} za ${event}, ${when}: ${url} Kuacha ujumbe: ${stop}`,
    reminder: ({ event, when, venue, url, stop }) =>
      `Passa: ${event} ni ${when}, ${venue}. Tiketi zako: ${url} Kuacha ujumbe: ${stop}`,
    event_changed: ({ event, when, venue, url, stop }) =>
      `Passa: ${event} imebadilika. Sasa ni ${when}, ${venue}. Tiketi zako: ${url} Kuacha ujumbe: ${stop}`,
    event_cancelled: ({ event, when, url, stop }) =>
      `Passa: ${event} ya ${when} imeghairiwa. Kuhusu pesa zako, tazama barua pepe yetu na hapa: ${url} Kuacha ujumbe: ${stop}`,
    code: ({ code }) =>
      `${code} ni msimbo wako wa Passa wa kuona tiketi zako. Unafanya kazi kwa dakika 10. Usimwambie mtu.`,
    group_message: ({ issuer, body, stop }) => `${issuer}: ${body} Kuacha ujumbe: ${stop}`,
  },
  fr: {
    tickets: ({ count, event, when, url, stop }) =>
      `Passa : ${count === 1 ? 'votre billet' : `vos ${count} billets`} pour ${event}, ${when} : ${url} Ne plus recevoir de SMS : ${stop}`,
    reminder: ({ event, when, venue, url, stop }) =>
      `Passa : ${event} a lieu ${when}, ${venue}. Vos billets : ${url} Ne plus recevoir de SMS : ${stop}`,
    event_changed: ({ event, when, venue, url, stop }) =>
      `Passa : ${event} a changé. Nouvelle date : ${when}, ${venue}. Vos billets : ${url} Ne plus recevoir de SMS : ${stop}`,
    event_cancelled: ({ event, when, url, stop }) =>
      `Passa : ${event}, ${when}, est annulé. Pour votre argent, voyez notre mail et cette page : ${url} Ne plus recevoir de SMS : ${stop}`,
    code: ({ code }) =>
      `${code} est votre code Passa pour voir vos billets. Il marche 10 minutes. Ne le donnez à personne.`,
    group_message: ({ issuer, body, stop }) => `${issuer} : ${body} Ne plus recevoir de SMS : ${stop}`,
  },
};

/** Locales of the dates in messages. */
export const DATE_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw', fr: 'fr-FR' };
