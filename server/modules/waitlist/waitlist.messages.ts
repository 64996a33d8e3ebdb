import type { Language } from '../../lib/language/language.ts';

/** The tickets of an entry. */
interface Wanted {
  readonly quantity: number;
  readonly tier: string;
  readonly event: string;
}

interface Letter<Asks extends readonly unknown[]> {
  readonly subject: (event: string) => string;
  readonly heading: string;
  readonly summary: (...given: Asks) => string;
  readonly action: string;
  readonly footnote: string;
}

interface WaitlistMessages {
  /** How long places are held; whole hours and days are named as such. */
  readonly span: { minutes(n: number): string; hours(n: number): string; days(n: number): string };
  readonly joined: Letter<[wanted: Wanted, span: string]>;
  readonly offer: Letter<[wanted: Wanted, until: string]>;
  readonly cancelled: Letter<[wanted: Wanted]>;
}

/** Texts of the waitlist mails. */
export const WAITLIST_MESSAGES: Readonly<Record<Language, WaitlistMessages>> = {
  en: {
    span: {
      minutes: (n) => `${n} ${n === 1 ? 'minute' : 'minutes'}`,
      hours: (n) => (n === 1 ? 'an hour' : `${n} hours`),
      days: (n) => (n === 1 ? 'a day' : `${n} days`),
    },
    joined: {
      subject: (event) => `You are on the waiting list for ${event}`,
      heading: 'You are on the waiting list',
      summary: ({ quantity, tier, event }, span) =>
        `You wait for ${quantity} ${quantity === 1 ? 'ticket' : 'tickets'} (${tier}) for ${event}. As soon as so many come free and it is your turn, we hold them for you for ${span} and write to you.`,
      action: 'See or leave your place',
      footnote: 'Was it not you? Leave the place by the link, or just ignore this mail.',
    },
    offer: {
      subject: (event) => `Your tickets for ${event} are free`,
      heading: 'It is your turn',
      summary: ({ quantity, tier, event }, until) =>
        quantity === 1
          ? `1 ticket (${tier}) for ${event} came free. We hold it for you until ${until}; then it is offered to the next.`
          : `${quantity} tickets (${tier}) for ${event} came free. We hold them for you until ${until}; then they are offered to the next.`,
      action: 'Get your tickets',
      footnote:
        'You no longer need them? Give up your place with the same link, and the next person is notified at once.',
    },
    cancelled: {
      subject: (event) => `${event} was cancelled`,
      heading: 'This event was cancelled',
      summary: ({ event }) =>
        `The organiser cancelled ${event}, so its waiting list is closed. Nothing was charged, and you do not need to do anything.`,
      action: 'See other events',
      footnote: 'You get this mail because you were on the waiting list.',
    },
  },
  sw: {
    span: {
      minutes: (n) => `dakika ${n}`,
      hours: (n) => (n === 1 ? 'saa moja' : `saa ${n}`),
      days: (n) => (n === 1 ? 'siku moja' : `siku ${n}`),
    },
    joined: {
      subject: (event) => `Uko kwenye orodha ya kusubiri ya ${event}`,
      heading: 'Uko kwenye orodha ya kusubiri',
      summary: ({ quantity, tier, event }, span) =>
        quantity === 1
          ? `Unasubiri tiketi 1 (${tier}) ya ${event}. Mara itakapopatikana na zamu yako ikiwa imefika, tutakuwekea kwa ${span} na kukuandikia.`
          : `Unasubiri tiketi ${quantity} (${tier}) za ${event}. Mara zitakapopatikana zote na zamu yako ikiwa imefika, tutakuwekea kwa ${span} na kukuandikia.`,
      action: 'Tazama au uache nafasi yako',
      footnote: 'Si wewe? Acha nafasi hiyo kwa kiungo, au puuza tu barua hii.',
    },
    offer: {
      subject: (event) => `Tiketi zako za ${event} zimepatikana`,
      heading: 'Ni zamu yako',
      summary: ({ quantity, tier, event }, until) =>
        quantity === 1
          ? `Tiketi 1 (${tier}) ya ${event} imepatikana. Tumekuwekea hadi ${until}; baada ya hapo atapewa anayefuata.`
          : `Tiketi ${quantity} (${tier}) za ${event} zimepatikana. Tumekuwekea hadi ${until}; baada ya hapo atapewa anayefuata.`,
      action: 'Chukua tiketi zako',
      footnote:
        'Huzihitaji tena? Acha nafasi yako kwa kiungo hicho hicho, na anayefuata ataarifiwa mara moja.',
    },
    cancelled: {
      subject: (event) => `${event} limefutwa`,
      heading: 'Tukio hili limefutwa',
      summary: ({ event }) =>
        `Mwandaaji amefuta ${event}, kwa hiyo orodha yake ya kusubiri imefungwa. Hukutozwa chochote, na huna haja ya kufanya lolote.`,
      action: 'Tazama matukio mengine',
      footnote: 'Unapata barua hii kwa sababu ulikuwa kwenye orodha ya kusubiri.',
    },
  },
  fr: {
    span: {
      minutes: (n) => `${n} ${n < 2 ? 'minute' : 'minutes'}`,
      hours: (n) => (n === 1 ? 'une heure' : `${n} heures`),
      days: (n) => (n === 1 ? 'une journée' : `${n} jours`),
    },
    joined: {
      subject: (event) => `Vous êtes sur la liste d’attente pour ${event}`,
      heading: 'Vous êtes sur la liste d’attente',
      summary: ({ quantity, tier, event }, span) =>
        quantity === 1
          ? `Vous attendez 1 billet (${tier}) pour ${event}. Dès qu’il se libère et que c’est votre tour, nous vous le gardons pendant ${span} et nous vous écrivons.`
          : `Vous attendez ${quantity} billets (${tier}) pour ${event}. Dès qu’ils se libèrent et que c’est votre tour, nous vous les gardons pendant ${span} et nous vous écrivons.`,
      action: 'Voir ou quitter ma place',
      footnote: 'Ce n’était pas vous\u202f? Libérez la place par le lien, ou ignorez simplement ce message.',
    },
    offer: {
      subject: (event) => `Vos billets pour ${event} sont disponibles`,
      heading: 'C’est votre tour',
      summary: ({ quantity, tier, event }, until) =>
        quantity === 1
          ? `1 billet (${tier}) pour ${event} s’est libéré. Nous vous le gardons jusqu’au ${until}\u202f; ensuite, il est proposé au suivant.`
          : `${quantity} billets (${tier}) pour ${event} se sont libérés. Nous vous les gardons jusqu’au ${until}\u202f; ensuite, ils sont proposés au suivant.`,
      action: 'Prendre mes billets',
      footnote:
        'Vous n’en avez plus besoin\u202f? Quittez votre place par le même lien, et le suivant est prévenu aussitôt.',
    },
    cancelled: {
      subject: (event) => `${event} est annulé`,
      heading: 'Cet événement est annulé',
      summary: ({ event }) =>
        `L’organisateur a annulé ${event}\u202f: sa liste d’attente est fermée. Rien n’a été débité, et vous n’avez rien à faire.`,
      action: 'Voir d’autres événements',
      footnote: 'Vous recevez ce message parce que vous étiez sur la liste d’attente.',
    },
  },
};
