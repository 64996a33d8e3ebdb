import type { Language } from '../../../lib/language/language.ts';

interface ConfirmWords {
  readonly subject: (issuer: string) => string;
  readonly summary: (issuer: string) => string;
  readonly action: string;
  readonly footnote: string;
}

interface FollowerWords {
  /** To an address that asked to follow. */
  readonly confirm: ConfirmWords;
  /** To an address that follows already. */
  readonly follows: ConfirmWords;
  readonly announced: {
    readonly subject: (issuer: string, event: string) => string;
    readonly when: (date: string, time: string, venue: string) => string;
    readonly action: string;
    readonly footnote: (issuer: string) => string;
  };
  /** Under a message of the organiser to all followers. */
  readonly written: (issuer: string) => string;
  readonly unsubscribe: string;
}

/** Texts of the mails to followers of an organiser. */
export const FOLLOWER_WORDS: Readonly<Record<Language, FollowerWords>> = {
  en: {
    confirm: {
      subject: (issuer) => `Follow ${issuer}?`,
      summary: (issuer) =>
        `Someone, most likely you, asked for a mail whenever ${issuer} announces an event. Please confirm that this is your address. The link works for 7 days.`,
      action: 'Confirm and follow',
      footnote: 'If you did not ask for this, you can ignore this mail: nothing more will be sent.',
    },
    follows: {
      subject: (issuer) => `You follow ${issuer}`,
      summary: (issuer) =>
        `This address follows ${issuer} already: you get a mail when an event is announced. There is nothing to do.`,
      action: 'See the organiser’s page',
      footnote: 'You get this mail because this address was entered on the organiser’s page.',
    },
    announced: {
      subject: (issuer, event) => `${issuer} announced ${event}`,
      when: (date, time, venue) => `${date}, ${time}. ${venue}.`,
      action: 'See the event',
      footnote: (issuer) => `You get this mail because you follow ${issuer} on Passa.`,
    },
    written: (issuer) =>
      `${issuer} writes to you because you agreed to mails about other events. One click ends them.`,
    unsubscribe: 'Unsubscribe',
  },
  sw: {
    confirm: {
      subject: (issuer) => `Je, ungependa kufuata ${issuer}?`,
      summary: (issuer) =>
        `Kuna mtu, huenda ni wewe, aliyeomba barua kila mara ${issuer} inapotangaza tukio. Tafadhali thibitisha kuwa hii ni anwani yako. Kiungo kinafanya kazi kwa siku 7.`,
      action: 'Thibitisha na ufuate',
      footnote: 'Kama hukuomba hili, puuza barua hii: hutatumiwa kitu kingine.',
    },
    follows: {
      subject: (issuer) => `Unafuata ${issuer}`,
      summary: (issuer) =>
        `Anwani hii tayari inafuata ${issuer}: unapata barua tukio linapotangazwa. Huna haja ya kufanya lolote.`,
      action: 'Tazama ukurasa wa mwandaaji',
      footnote: 'Unapata barua hii kwa sababu anwani hii iliandikwa kwenye ukurasa wa mwandaaji.',
    },
    announced: {
      subject: (issuer, event) => `${issuer} imetangaza ${event}`,
      when: (date, time, venue) => `${date}, ${time}. ${venue}.`,
      action: 'Tazama tukio',
      footnote: (issuer) => `Unapata barua hii kwa sababu unafuata ${issuer} kwenye Passa.`,
    },
    written: (issuer) =>
      `${issuer} anakuandikia kwa sababu ulikubali barua kuhusu matukio mengine. Bofya mara moja kuzikomesha.`,
    unsubscribe: 'Acha kupokea barua hizi',
  },
  fr: {
    confirm: {
      subject: (issuer) => `Suivre ${issuer}\u202f?`,
      summary: (issuer) =>
        `Quelqu’un, sans doute vous, a demandé un message chaque fois que ${issuer} annonce un événement. Veuillez confirmer que cette adresse est la vôtre. Le lien marche pendant 7 jours.`,
      action: 'Confirmer et suivre',
      footnote: 'Si vous n’avez rien demandé, ignorez ce message\u00a0: rien d’autre ne vous sera envoyé.',
    },
    follows: {
      subject: (issuer) => `Vous suivez ${issuer}`,
      summary: (issuer) =>
        `Cette adresse suit déjà ${issuer}\u00a0: vous recevez un message quand un événement est annoncé. Vous n’avez rien à faire.`,
      action: 'Voir la page de l’organisateur',
      footnote: 'Vous recevez ce message parce que cette adresse a été saisie sur la page de l’organisateur.',
    },
    announced: {
      subject: (issuer, event) => `${issuer} annonce ${event}`,
      when: (date, time, venue) => `${date}, ${time}. ${venue}.`,
      action: 'Voir l’événement',
      footnote: (issuer) => `Vous recevez ce message parce que vous suivez ${issuer} sur Passa.`,
    },
    written: (issuer) =>
      `${issuer} vous écrit parce que vous avez accepté des messages sur d’autres événements. Un clic y met fin.`,
    unsubscribe: 'Se désabonner',
  },
};
