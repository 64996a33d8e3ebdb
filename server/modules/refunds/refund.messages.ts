import type { Language } from '../../lib/language/language.ts';

export interface RefundWords {
  readonly hello: (name: string) => string;
  readonly order: (number: string) => string;
  readonly seeOrder: string;
  readonly reason: (words: string) => string;
  readonly amount: {
    readonly subject: (event: string) => string;
    readonly heading: string;
    readonly summary: (event: string) => string;
    readonly ticketsStay: string;
  };
  readonly refunded: {
    readonly subject: (event: string) => string;
    readonly heading: string;
    readonly summary: (event: string) => string;
  };
  readonly aboveLimit: {
    readonly subject: (event: string) => string;
    readonly heading: string;
    readonly summary: (event: string) => string;
    readonly person: string;
  };
  readonly unconfirmed: {
    readonly subject: (event: string) => string;
    readonly heading: string;
    readonly summary: (event: string) => string;
    readonly retry: string;
  };
  readonly cancelled: {
    readonly subject: (event: string) => string;
    readonly heading: string;
    readonly summary: (event: string) => string;
  };
  readonly ticket: {
    readonly subject: (event: string) => string;
    readonly heading: string;
    readonly summary: (ticket: string, event: string) => string;
    readonly byOrganiser: (ticket: string, event: string, reason: string) => string;
    readonly others: string;
    readonly othersStay: string;
  };
  readonly money: {
    readonly paidAtDoor: string;
    readonly nothingOwed: string;
    readonly nothingCharged: string;
    readonly onItsWay: (amount: string) => string;
    readonly wentBack: (amount: string) => string;
    readonly nothingReturned: string;
    readonly kept: (amount: string) => string;
    readonly creditNote: (number: string) => string;
  };
}

/** Texts of the mails about refunded and released orders. */
export const REFUND_WORDS: Readonly<Record<Language, RefundWords>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    order: (number) => `Order ${number}`,
    seeOrder: 'See your order',
    reason: (words) => `The organiser says: ${words}`,
    amount: {
      subject: (event) => `Part of your order for ${event} was refunded`,
      heading: 'You got a refund',
      summary: (event) => `The organiser refunded an amount of your order for ${event}.`,
      ticketsStay: 'Your tickets stay valid.',
    },
    refunded: {
      subject: (event) => `Your order for ${event} was refunded`,
      heading: 'Your order was refunded',
      summary: (event) => `Your order for ${event} was refunded. Its tickets are no longer valid.`,
    },
    aboveLimit: {
      subject: (event) => `Your order for ${event} was above the limit`,
      heading: 'Your order was above the limit of tickets',
      summary: (event) =>
        `The organiser of ${event} limits the tickets per person, and your order would exceed the limit. No tickets were issued.`,
      person:
        'A payment card, a phone number, an email address or an account stands for one person. If this is a mistake, write to the organiser, who can let you buy more.',
    },
    unconfirmed: {
      subject: (event) => `Your places for ${event} are back on sale`,
      heading: 'Your places are back on sale',
      summary: (event) =>
        `The email address of your order for ${event} was not confirmed in time. Its tickets are no longer valid.`,
      retry: 'You owe nothing. To come after all, order again and confirm your address.',
    },
    cancelled: {
      subject: (event) => `${event} was cancelled`,
      heading: 'An event was cancelled',
      summary: (event) => `${event} will not take place. Your tickets are no longer valid.`,
    },
    ticket: {
      subject: (event) => `Your ticket for ${event} was cancelled`,
      heading: 'Your ticket was cancelled',
      summary: (ticket, event) =>
        `Your ticket ${ticket} for ${event} was cancelled, as you asked. It is no longer valid.`,
      byOrganiser: (ticket, event, reason) =>
        `The organiser cancelled your ticket ${ticket} for ${event}: ${reason} It is no longer valid.`,
      others: 'Your other tickets stay valid. If it was not you who cancelled, write to the organiser.',
      othersStay: 'Your other tickets stay valid.',
    },
    money: {
      paidAtDoor: 'What you paid at the door is given back by the organiser.',
      nothingOwed: 'You owe nothing for it.',
      nothingCharged: 'Nothing was charged for it.',
      onItsWay: (amount) => `${amount} are on their way back to the account that paid.`,
      wentBack: (amount) => `${amount} went back to the account that paid.`,
      nothingReturned: 'Nothing of what you paid is returned.',
      kept: (amount) => `${amount} of what you paid stays with the organiser.`,
      creditNote: (number) => `Credit note: ${number}.`,
    },
  },
  sw: {
    hello: (name) => `Habari ${name},`,
    order: (number) => `Oda ${number}`,
    seeOrder: 'Ona oda yako',
    reason: (words) => `Mwandaaji anasema: ${words}`,
    amount: {
      subject: (event) => `Sehemu ya pesa za oda yako ya ${event} imerejeshwa`,
      heading: 'Umerejeshewa pesa',
      summary: (event) => `Mwandaaji amerejesha kiasi cha pesa za oda yako ya ${event}.`,
      ticketsStay: 'Tiketi zako bado ni halali.',
    },
    refunded: {
      subject: (event) => `Pesa za oda yako ya ${event} zimerejeshwa`,
      heading: 'Pesa za oda yako zimerejeshwa',
      summary: (event) => `Pesa za oda yako ya ${event} zimerejeshwa. Tiketi zake si halali tena.`,
    },
    aboveLimit: {
      subject: (event) => `Oda yako ya ${event} ilizidi kikomo`,
      heading: 'Oda yako ilizidi kikomo cha tiketi',
      summary: (event) =>
        `Mwandaaji wa ${event} ameweka kikomo cha tiketi kwa kila mtu, na oda yako ingezidi kikomo hicho. Hakuna tiketi iliyotolewa.`,
      person:
        'Kadi ya malipo, namba ya simu, anwani ya barua pepe au akaunti huhesabiwa kama mtu mmoja. Kama hili ni kosa, mwandikie mwandaaji, ambaye anaweza kukuruhusu ununue zaidi.',
    },
    unconfirmed: {
      subject: (event) => `Nafasi zako za ${event} zinauzwa tena`,
      heading: 'Nafasi zako zinauzwa tena',
      summary: (event) =>
        `Anwani ya barua pepe ya oda yako ya ${event} haikuthibitishwa kwa wakati. Tiketi zake si halali tena.`,
      retry: 'Hudaiwi chochote. Ukitaka kuja, agiza tena na uthibitishe anwani yako.',
    },
    cancelled: {
      subject: (event) => `${event} limeghairiwa`,
      heading: 'Tukio limeghairiwa',
      summary: (event) => `${event} halitafanyika. Tiketi zako si halali tena.`,
    },
    ticket: {
      subject: (event) => `Tiketi yako ya ${event} imeghairiwa`,
      heading: 'Tiketi yako imeghairiwa',
      summary: (ticket, event) =>
        `Tiketi yako ${ticket} ya ${event} imeghairiwa, kama ulivyoomba. Si halali tena.`,
      byOrganiser: (ticket, event, reason) =>
        `Mwandaaji ameghairi tiketi yako ${ticket} ya ${event}: ${reason} Si halali tena.`,
      others: 'Tiketi zako nyingine bado ni halali. Kama si wewe uliyeghairi, mwandikie mwandaaji.',
      othersStay: 'Tiketi zako nyingine bado ni halali.',
    },
    money: {
      paidAtDoor: 'Ulicholipa langoni kinarejeshwa na mwandaaji.',
      nothingOwed: 'Hudaiwi chochote.',
      nothingCharged: 'Hukutozwa chochote.',
      onItsWay: (amount) => `${amount} ziko njiani kurudi kwenye akaunti iliyolipa.`,
      wentBack: (amount) => `${amount} zimerudi kwenye akaunti iliyolipa.`,
      nothingReturned: 'Hakuna kinachorejeshwa kwa ulicholipa.',
      kept: (amount) => `${amount} za ulicholipa zinabaki kwa mwandaaji.`,
      creditNote: (number) => `Hati ya marejesho: ${number}.`,
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    order: (number) => `Commande ${number}`,
    seeOrder: 'Voir votre commande',
    reason: (words) => `L’organisateur écrit\u00a0: ${words}`,
    amount: {
      subject: (event) => `Une partie de votre commande pour ${event} a été remboursée`,
      heading: 'Vous avez été remboursé',
      summary: (event) => `L’organisateur a remboursé une somme de votre commande pour ${event}.`,
      ticketsStay: 'Vos billets restent valables.',
    },
    refunded: {
      subject: (event) => `Votre commande pour ${event} a été remboursée`,
      heading: 'Votre commande a été remboursée',
      summary: (event) => `Votre commande pour ${event} a été remboursée. Ses billets ne sont plus valables.`,
    },
    aboveLimit: {
      subject: (event) => `Votre commande pour ${event} dépasse la limite`,
      heading: 'Votre commande dépasse la limite de billets',
      summary: (event) =>
        `L’organisateur de ${event} limite les billets par personne, et votre commande dépasserait cette limite. Aucun billet n’a été émis.`,
      person:
        'Une carte de paiement, un numéro de téléphone, une adresse e-mail ou un compte désigne une personne. En cas d’erreur, écrivez à l’organisateur, qui peut vous laisser acheter davantage.',
    },
    unconfirmed: {
      subject: (event) => `Vos places pour ${event} sont remises en vente`,
      heading: 'Vos places sont remises en vente',
      summary: (event) =>
        `L’adresse e-mail de votre commande pour ${event} n’a pas été confirmée à temps. Ses billets ne sont plus valables.`,
      retry: 'Vous ne devez rien. Pour venir malgré tout, commandez à nouveau et confirmez votre adresse.',
    },
    cancelled: {
      subject: (event) => `${event} est annulé`,
      heading: 'Un événement est annulé',
      summary: (event) => `${event} n’aura pas lieu. Vos billets ne sont plus valables.`,
    },
    ticket: {
      subject: (event) => `Votre billet pour ${event} a été annulé`,
      heading: 'Votre billet a été annulé',
      summary: (ticket, event) =>
        `Votre billet ${ticket} pour ${event} a été annulé, à votre demande. Il n’est plus valable.`,
      byOrganiser: (ticket, event, reason) =>
        `L’organisateur a annulé votre billet ${ticket} pour ${event} : ${reason} Il n’est plus valable.`,
      others: 'Vos autres billets restent valables. Si vous n’avez rien annulé, écrivez à l’organisateur.',
      othersStay: 'Vos autres billets restent valables.',
    },
    money: {
      paidAtDoor: 'Ce que vous avez payé à l’entrée vous est rendu par l’organisateur.',
      nothingOwed: 'Vous ne devez rien.',
      nothingCharged: 'Rien n’a été débité.',
      onItsWay: (amount) => `${amount} reviennent sur le compte qui a payé.`,
      wentBack: (amount) => `${amount} sont revenus sur le compte qui a payé.`,
      nothingReturned: 'Rien de ce que vous avez payé n’est remboursé.',
      kept: (amount) => `${amount} de votre paiement restent à l’organisateur.`,
      creditNote: (number) => `Avoir\u00a0: ${number}.`,
    },
  },
};
