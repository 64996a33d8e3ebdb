import type { Language } from '../../../lib/language/language.ts';
import type { EventStatus } from '../../../platform/vocabulary.ts';

interface TableWords<Columns extends string> {
  readonly title: string;
  readonly columns: Readonly<Record<Columns, string>>;
  /** Shown in place of rows when there are none. */
  readonly none: string;
}

/** Texts of the printed event report, apart from names that users entered. */
export interface EventReportWords {
  /** Locale of the number format. */
  readonly locale: string;
  readonly title: string;
  /** @param at with its time zone */
  readonly made: (at: string) => string;
  readonly statuses: Readonly<Record<EventStatus, string>>;
  readonly figures: Readonly<
    Record<
      'generated' | 'sold' | 'left' | 'entered' | 'revenue' | 'due' | 'free' | 'revoked' | 'playMoney',
      string
    >
  >;
  readonly tiers: TableWords<'tier' | 'price' | 'generated' | 'sold' | 'left' | 'entered' | 'revenue'>;
  readonly dues: TableWords<'tier' | 'due' | 'collected' | 'waived'>;
  readonly gates: TableWords<'gate' | 'entries'> & { readonly unnamed: string };
  readonly incidents: TableWords<'incident' | 'tickets'> &
    Readonly<Record<'twice' | 'void' | 'unpaid', string>>;
  readonly money: TableWords<'currency' | 'revenue' | 'collected' | 'due' | 'back'>;
  readonly orders: TableWords<'status' | 'orders'> & {
    readonly statuses: Readonly<Record<'due' | 'held' | 'paid' | 'cancelled' | 'refunded', string>>;
  };
}

const en: EventReportWords = {
  locale: 'en',
  title: 'Event report',
  made: (at) => `Made ${at}, with Passa`,
  statuses: { draft: 'Draft', published: 'Published', cancelled: 'Cancelled' },
  figures: {
    generated: 'Generated',
    sold: 'Sold',
    left: 'Left',
    entered: 'Entered',
    revenue: 'Revenue',
    due: 'Due at the door',
    free: 'Complimentary',
    revoked: 'Revoked',
    playMoney: 'Bought with play money',
  },
  tiers: {
    title: 'Sales by tier',
    columns: {
      tier: 'Tier',
      price: 'Price',
      generated: 'Generated',
      sold: 'Sold',
      left: 'Left',
      entered: 'Entered',
      revenue: 'Revenue',
    },
    none: 'No tickets were created.',
  },
  dues: {
    title: 'Paid at the door',
    columns: { tier: 'Tier', due: 'Still due', collected: 'Collected', waived: 'Waived' },
    none: 'Nothing was sold to be paid at the door.',
  },
  gates: {
    title: 'Entries by gate',
    columns: { gate: 'Gate', entries: 'Entries' },
    unnamed: 'No gate named',
    none: 'No one came in yet.',
  },
  incidents: {
    title: 'Incidents at the door',
    columns: { incident: 'Incident', tickets: 'Tickets' },
    twice: 'Tickets let in twice',
    void: 'Revoked or cancelled tickets let in',
    unpaid: 'Guests let in unpaid',
    none: 'None.',
  },
  money: {
    title: 'Money',
    columns: {
      currency: 'Currency',
      revenue: 'Revenue',
      collected: 'Taken at the door',
      due: 'Still due',
      back: 'Given back or waived',
    },
    none: 'No money moved.',
  },
  orders: {
    title: 'Orders',
    columns: { status: 'Status', orders: 'Orders' },
    statuses: {
      due: 'To be paid at the door',
      held: 'Being paid',
      paid: 'Paid, or free',
      cancelled: 'Cancelled',
      refunded: 'Refunded',
    },
    none: 'No orders yet.',
  },
};

const sw: EventReportWords = {
  locale: 'sw-KE',
  title: 'Ripoti ya tukio',
  made: (at) => `Imetengenezwa ${at}, kwa Passa`,
  statuses: { draft: 'Rasimu', published: 'Limechapishwa', cancelled: 'Limeghairiwa' },
  figures: {
    generated: 'Zilizotengenezwa',
    sold: 'Zilizouzwa',
    left: 'Zilizobaki',
    entered: 'Walioingia',
    revenue: 'Mapato',
    due: 'Yanayolipwa langoni',
    free: 'Za bure',
    revoked: 'Zilizobatilishwa',
    playMoney: 'Kwa pesa za majaribio',
  },
  tiers: {
    title: 'Mauzo kwa daraja',
    columns: {
      tier: 'Daraja',
      price: 'Bei',
      generated: 'Zilizotolewa',
      sold: 'Zilizouzwa',
      left: 'Zilizobaki',
      entered: 'Walioingia',
      revenue: 'Mapato',
    },
    none: 'Hakuna tiketi zilizotengenezwa.',
  },
  dues: {
    title: 'Malipo ya langoni',
    columns: { tier: 'Daraja', due: 'Bado linadaiwa', collected: 'Zilizopokelewa', waived: 'Zilizosamehewa' },
    none: 'Hakuna kilichouzwa cha kulipwa langoni.',
  },
  gates: {
    title: 'Walioingia kwa lango',
    columns: { gate: 'Lango', entries: 'Walioingia' },
    unnamed: 'Bila jina la lango',
    none: 'Hakuna aliyeingia bado.',
  },
  incidents: {
    title: 'Matukio ya langoni',
    columns: { incident: 'Kilichotokea', tickets: 'Tiketi' },
    twice: 'Tiketi zilizoruhusiwa mara mbili',
    void: 'Tiketi zilizobatilishwa au kughairiwa zilizoruhusiwa',
    unpaid: 'Wageni walioruhusiwa bila kulipa',
    none: 'Hakuna.',
  },
  money: {
    title: 'Pesa',
    columns: {
      currency: 'Sarafu',
      revenue: 'Mapato',
      collected: 'Zilizopokelewa langoni',
      due: 'Bado zinadaiwa',
      back: 'Zilizorudishwa au kusamehewa',
    },
    none: 'Hakuna pesa zilizosogea.',
  },
  orders: {
    title: 'Oda',
    columns: { status: 'Hali', orders: 'Oda' },
    statuses: {
      due: 'Za kulipwa langoni',
      held: 'Zinalipwa sasa',
      paid: 'Zilizolipwa, au za bure',
      cancelled: 'Zilizoghairiwa',
      refunded: 'Zilizorudishiwa pesa',
    },
    none: 'Hakuna oda bado.',
  },
};

const fr: EventReportWords = {
  locale: 'fr-FR',
  title: 'Rapport de l’événement',
  made: (at) => `Établi le ${at}, avec Passa`,
  statuses: { draft: 'Brouillon', published: 'Publié', cancelled: 'Annulé' },
  figures: {
    generated: 'Émis',
    sold: 'Vendus',
    left: 'Restants',
    entered: 'Entrés',
    revenue: 'Recettes',
    due: 'À payer à l’entrée',
    free: 'Offerts',
    revoked: 'Révoqués',
    playMoney: 'Payés en argent fictif',
  },
  tiers: {
    title: 'Ventes par catégorie',
    columns: {
      tier: 'Catégorie',
      price: 'Prix',
      generated: 'Émis',
      sold: 'Vendus',
      left: 'Restants',
      entered: 'Entrés',
      revenue: 'Recettes',
    },
    none: 'Aucun billet n’a été créé.',
  },
  dues: {
    title: 'Payés à l’entrée',
    columns: { tier: 'Catégorie', due: 'Encore dû', collected: 'Encaissé', waived: 'Offert' },
    none: 'Rien n’a été vendu à payer à l’entrée.',
  },
  gates: {
    title: 'Entrées par porte',
    columns: { gate: 'Porte', entries: 'Entrées' },
    unnamed: 'Sans porte',
    none: 'Personne n’est encore entré.',
  },
  incidents: {
    title: 'Incidents à l’entrée',
    columns: { incident: 'Fait', tickets: 'Billets' },
    twice: 'Billets admis deux fois',
    void: 'Billets révoqués ou annulés admis',
    unpaid: 'Invités entrés sans payer',
    none: 'Aucun.',
  },
  money: {
    title: 'Argent',
    columns: {
      currency: 'Monnaie',
      revenue: 'Recettes',
      collected: 'Encaissé à l’entrée',
      due: 'Encore dû',
      back: 'Rendu ou offert',
    },
    none: 'Aucun mouvement d’argent.',
  },
  orders: {
    title: 'Commandes',
    columns: { status: 'État', orders: 'Commandes' },
    statuses: {
      due: 'À payer à l’entrée',
      held: 'Paiement en cours',
      paid: 'Payées, ou gratuites',
      cancelled: 'Annulées',
      refunded: 'Remboursées',
    },
    none: 'Aucune commande.',
  },
};

export const EVENT_REPORT_WORDS: Readonly<Record<Language, EventReportWords>> = { en, sw, fr };
