import type { Language } from '../language/language.ts';
import type { EntryRule } from '../scan/entry-rules.ts';

/** Messages of the ticket's mail and its printed form. */
interface DocumentWords {
  /** Locale for dates. */
  readonly locale: string;
  /** Between start and end. */
  readonly until: string;
  readonly hello: (name: string) => string;
  readonly goingTo: (tickets: number) => string;
  readonly subject: (tickets: number, event: string) => string;
  readonly when: string;
  readonly where: string;
  readonly by: string;
  readonly order: string;
  readonly number: string;
  readonly dueAtDoor: string;
  /** @param time the deadline, with its zone */
  readonly confirmBy: (time: string) => string;
  readonly confirm: string;
  readonly yourTickets: string;
  readonly open: string;
  readonly attached: string;
  /** By where the receipt is. */
  readonly receipt: Record<'attached' | 'on_page', string>;
  readonly admitsOnce: string;
  /** Of tickets that do not all admit once. */
  readonly admitsByTicket: string;
  readonly signed: (issuer: string) => string;
  readonly printed: {
    readonly title: (tickets: number) => string;
    readonly presents: (issuer: string) => string;
    readonly date: string;
    readonly time: string;
    readonly venue: string;
    readonly holder: string;
    readonly price: string;
    readonly admitOne: string;
    /** @param limit number of entries */
    readonly admitTimes: (limit: number) => string;
    readonly dueAtDoor: string;
    readonly atDoor: string;
    readonly nothingToPay: string;
    /** By the rule of entry of its tier. @param limit number of entries by `times` */
    readonly notice: Record<EntryRule, (limit: number) => string>;
    readonly phoneNeeded: (from: string | null) => string;
    readonly phoneOrId: (from: string | null) => string;
    readonly openOnPhone: string;
  };
}

const en: DocumentWords = {
  locale: 'en-GB',
  until: 'to',
  hello: (name) => `Hello ${name},`,
  goingTo: () => 'you are going to',
  subject: (tickets, event) => `${tickets === 1 ? 'Your ticket' : `Your ${tickets} tickets`} for ${event}`,
  when: 'When',
  where: 'Where',
  by: 'By',
  order: 'Order',
  number: 'no.',
  dueAtDoor: 'Due at the door',
  confirmBy: (time) => `Confirm by ${time}, or the places go back on sale.`,
  confirm: 'Confirm my address',
  yourTickets: 'Your tickets',
  open: 'Open my tickets',
  receipt: {
    attached: 'Your receipt is attached as well (PDF), and it is on the page of your tickets.',
    on_page: 'Your receipt is on the page of your tickets.',
  },
  attached: 'Attached: the tickets to print or show (PDF), the signed ticket files, and a calendar entry.',
  admitsOnce: 'Each ticket admits one person, once: the first scan counts, so keep the codes to yourself.',
  admitsByTicket:
    'Each ticket says how often it admits. Keep the codes to yourself: entries by a copy count too.',
  signed: (issuer) => `${issuer}, with Passa`,
  printed: {
    title: (tickets) => (tickets === 1 ? 'Ticket' : 'Tickets'),
    presents: (issuer) => `${issuer} presents`,
    date: 'Date',
    time: 'Time',
    venue: 'Venue',
    holder: 'Holder',
    price: 'Price',
    admitOne: 'Admit one',
    admitTimes: (limit) => `Admits ${limit} times`,
    dueAtDoor: 'Due at the door',
    atDoor: 'At the door',
    nothingToPay: 'Nothing to pay',
    notice: {
      once: () =>
        'One-time entry: the first scan admits, and a copy of this ticket does not. Keep the code to yourself.',
      daily: () =>
        'Admits once a day: the first scan of a day counts, so a copy of this ticket takes your entry. Keep the code to yourself.',
      reentry: () =>
        'Admits one person, and again after each exit: have the ticket scanned when you leave. Keep the code to yourself.',
      times: (limit) =>
        `Admits ${limit} times: every scan counts, that of a copy too. Keep the code to those who come with you.`,
    },
    phoneNeeded: (from) =>
      `${from ? `From ${from}, this` : 'This'} ticket needs your phone at the door: it does not admit on paper. Open your tickets on the phone that you take along, and press “Use this phone”.`,
    phoneOrId: (from) =>
      `${from ? `From ${from}, this` : 'This'} ticket needs your phone at the door. On paper it admits its holder with an ID.`,
    openOnPhone: 'Open this ticket on your phone',
  },
};

const sw: DocumentWords = {
  locale: 'sw-KE',
  until: 'hadi',
  hello: (name) => `Habari ${name},`,
  goingTo: (tickets) => (tickets === 1 ? 'hii hapa tiketi yako ya' : 'hizi hapa tiketi zako za'),
  subject: (tickets, event) =>
    tickets === 1 ? `Tiketi yako ya ${event}` : `Tiketi zako ${tickets} za ${event}`,
  when: 'Lini',
  where: 'Wapi',
  by: 'Mwandaaji',
  order: 'Oda',
  number: 'na.',
  dueAtDoor: 'Unalipa langoni',
  confirmBy: (time) => `Thibitisha kabla ya ${time}, la sivyo nafasi zitauzwa tena.`,
  confirm: 'Thibitisha anwani yangu',
  yourTickets: 'Tiketi zako',
  open: 'Fungua tiketi zangu',
  receipt: {
    attached: 'Risiti yako imeambatishwa pia (PDF), na iko kwenye ukurasa wa tiketi zako.',
    on_page: 'Risiti yako iko kwenye ukurasa wa tiketi zako.',
  },
  attached:
    'Viambatisho: tiketi za kuchapisha au kuonyesha (PDF), mafaili ya tiketi yaliyosainiwa, na tukio la kalenda.',
  admitsOnce:
    'Kila tiketi inamruhusu mtu mmoja, mara moja: skani ya kwanza ndiyo inayohesabiwa, kwa hiyo usimpe mtu misimbo yako.',
  admitsByTicket:
    'Kila tiketi inaeleza inaruhusu mara ngapi. Usimpe mtu misimbo yako: kuingia kwa nakala kunahesabiwa pia.',
  signed: (issuer) => `${issuer}, pamoja na Passa`,
  printed: {
    title: () => 'Tiketi',
    presents: (issuer) => `${issuer} inakuletea`,
    date: 'Tarehe',
    time: 'Saa',
    venue: 'Mahali',
    holder: 'Mwenye tiketi',
    price: 'Bei',
    admitOne: 'Mtu mmoja',
    admitTimes: (limit) => `Inaruhusu mara ${limit}`,
    dueAtDoor: 'Unalipa langoni',
    atDoor: 'Langoni',
    nothingToPay: 'Hakuna cha kulipa',
    notice: {
      once: () =>
        'Kuingia mara moja: skani ya kwanza inaruhusu, nakala ya tiketi hii hairuhusu. Usimpe mtu msimbo wako.',
      daily: () =>
        'Inaruhusu mara moja kwa siku: skani ya kwanza ya siku inahesabiwa, kwa hiyo nakala inachukua nafasi yako. Usimpe mtu msimbo wako.',
      reentry: () =>
        'Inamruhusu mtu mmoja, na tena kila baada ya kutoka: tiketi ichanganuliwe unapotoka. Usimpe mtu msimbo wako.',
      times: (limit) =>
        `Inaruhusu mara ${limit}: kila skani inahesabiwa, hata ya nakala. Wape msimbo unaokuja nao tu.`,
    },
    phoneNeeded: (from) =>
      `${from ? `Kuanzia ${from}, tiketi` : 'Tiketi'} hii inahitaji simu yako langoni: hairuhusu kwa karatasi. Fungua tiketi zako kwenye simu utakayokwenda nayo, kisha bonyeza “Tumia simu hii”.`,
    phoneOrId: (from) =>
      `${from ? `Kuanzia ${from}, tiketi` : 'Tiketi'} hii inahitaji simu yako langoni. Kwa karatasi inamruhusu mwenye tiketi akiwa na kitambulisho.`,
    openOnPhone: 'Fungua tiketi hii kwenye simu yako',
  },
};

const fr: DocumentWords = {
  locale: 'fr-FR',
  until: 'à',
  hello: (name) => `Bonjour ${name},`,
  goingTo: (tickets) => (tickets === 1 ? 'voici votre billet pour' : 'voici vos billets pour'),
  subject: (tickets, event) => `${tickets === 1 ? 'Votre billet' : `Vos ${tickets} billets`} pour ${event}`,
  when: 'Quand',
  where: 'Où',
  by: 'Par',
  order: 'Commande',
  number: 'n°',
  dueAtDoor: 'À payer à l’entrée',
  confirmBy: (time) => `Confirmez avant le ${time}, sinon les places seront remises en vente.`,
  confirm: 'Confirmer mon adresse',
  yourTickets: 'Vos billets',
  open: 'Ouvrir mes billets',
  receipt: {
    attached: 'Votre reçu est également joint (PDF) et se trouve sur la page de vos billets.',
    on_page: 'Votre reçu se trouve sur la page de vos billets.',
  },
  attached:
    'En pièces jointes : les billets à imprimer ou à montrer (PDF), les fichiers signés et une entrée de calendrier.',
  admitsOnce:
    'Chaque billet admet une personne, une fois : le premier scan compte, gardez donc les codes pour vous.',
  admitsByTicket:
    'Chaque billet indique combien de fois il admet. Gardez les codes pour vous : l’entrée d’une copie compte aussi.',
  signed: (issuer) => `${issuer}, avec Passa`,
  printed: {
    title: (tickets) => (tickets === 1 ? 'Billet' : 'Billets'),
    presents: (issuer) => `${issuer} présente`,
    date: 'Date',
    time: 'Heure',
    venue: 'Lieu',
    holder: 'Titulaire',
    price: 'Prix',
    admitOne: 'Une entrée',
    admitTimes: (limit) => `${limit} entrées`,
    dueAtDoor: 'À payer à l’entrée',
    atDoor: 'À l’entrée',
    nothingToPay: 'Rien à payer',
    notice: {
      once: () =>
        'Entrée unique : le premier scan admet, une copie de ce billet n’admet pas. Gardez le code pour vous.',
      daily: () =>
        'Une entrée par jour : le premier scan du jour compte, une copie de ce billet prend donc la vôtre. Gardez le code pour vous.',
      reentry: () =>
        'Admet une personne, et de nouveau après chaque sortie : faites scanner le billet en sortant. Gardez le code pour vous.',
      times: (limit) =>
        `${limit} entrées : chaque scan compte, celui d’une copie aussi. Ne donnez le code qu’à ceux qui viennent avec vous.`,
    },
    phoneNeeded: (from) =>
      `${from ? `À partir du ${from}, ce` : 'Ce'} billet a besoin de votre téléphone à l’entrée : il ne donne pas accès sur papier. Ouvrez vos billets sur le téléphone que vous prendrez, puis appuyez sur « Utiliser ce téléphone ».`,
    phoneOrId: (from) =>
      `${from ? `À partir du ${from}, ce` : 'Ce'} billet a besoin de votre téléphone à l’entrée. Sur papier, il donne accès à son titulaire avec une pièce d’identité.`,
    openOnPhone: 'Ouvrez ce billet sur votre téléphone',
  },
};

export const DOCUMENT_WORDS: Readonly<Record<Language, DocumentWords>> = { en, sw, fr };
