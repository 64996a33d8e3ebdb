import type { Language } from '../../lib/language/language.ts';

interface EmbedWords {
  readonly more: string;
  readonly withPassa: string;
  readonly going: string;
  /** Text around the address, which is highlighted. */
  readonly onTheWay: (tickets: number) => readonly [before: string, after: string];
  readonly dueAtDoor: string;
  readonly and: string;
  readonly again: string;
  readonly closed: string;
  readonly allEvents: string;
  readonly soldOut: string;
  readonly notNow: string;
  /** Precedes the link `more`. */
  readonly asks: string;
  /** Precedes the link `toRoom`. */
  readonly room: string;
  /** Precedes the link `toRoom` where other tickets are sold in the frame. */
  readonly someRoom: (tiers: string) => string;
  readonly toRoom: string;
  /** In the place of the quantity of a ticket that is sold through the room. */
  readonly inRoom: string;
  readonly tickets: string;
  readonly ticketsOf: (tier: string) => string;
  readonly left: (places: number) => string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly total: string;
  readonly get: string;
  readonly wait: string;
  readonly note: string;
  /** Buttons where the organiser takes payments through a provider. */
  readonly pay: { readonly mpesa: string; readonly card: string; readonly door: string };
  readonly payerPhone: string;
  readonly payNote: string;
  /** After a payment has begun in a new tab. */
  readonly paying: string;
  /** Reasons for a refusal, by code; English readers get the service's own, more specific sentence. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly refused: string;
}

/** Messages of the checkout in a frame. */
export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = {
  en: {
    more: 'More about this event',
    withPassa: 'with Passa',
    going: 'You are going!',
    onTheWay: (tickets) => [
      `${tickets === 1 ? 'Your ticket is' : `Your ${tickets} tickets are`} on the way to `,
      ', with a calendar entry.',
    ],
    dueAtDoor: 'Due at the door:',
    and: 'and',
    again: 'Buy more',
    closed: 'These tickets are not sold here.',
    allEvents: 'Events on Passa',
    soldOut: 'Sold out',
    notNow: 'These tickets are not sold here at the moment.',
    room: 'These tickets are sold through a waiting room. You can buy as soon as it is your turn.',
    someRoom: (tiers) => `Sold through a waiting room: ${tiers}. You can buy as soon as it is your turn.`,
    toRoom: 'Join the waiting room',
    inRoom: 'Through the waiting room',
    asks: 'The organiser asks a few questions. Get your tickets on the page of the event.',
    tickets: 'Tickets',
    ticketsOf: (tier) => `Tickets of ${tier}`,
    left: (places) => `${places} left`,
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    total: 'Total',
    get: 'Get tickets',
    wait: 'One moment…',
    note: 'You pay at the door. The tickets come by mail.',
    pay: { mpesa: 'Pay with M-Pesa', card: 'Pay by card', door: 'Pay at the door' },
    payerPhone: 'M-Pesa number, if it is another',
    payNote: 'A payment opens in a new tab. The tickets come by mail.',
    paying: 'Your payment continues in the new tab. The tickets come by mail as soon as you have paid.',
    refusals: {},
    refused: '',
  },
  sw: {
    more: 'Zaidi kuhusu tukio hili',
    withPassa: 'pamoja na Passa',
    going: 'Umepata nafasi!',
    onTheWay: (tickets) => [
      tickets === 1 ? 'Tiketi yako inatumwa kwa ' : `Tiketi zako ${tickets} zinatumwa kwa `,
      ', pamoja na tukio la kalenda.',
    ],
    dueAtDoor: 'Unalipa langoni:',
    and: 'na',
    again: 'Nunua zaidi',
    closed: 'Tiketi hizi haziuzwi hapa.',
    allEvents: 'Matukio kwenye Passa',
    soldOut: 'Zimeisha',
    notNow: 'Tiketi hizi haziuzwi hapa kwa sasa.',
    room: 'Tiketi hizi zinauzwa kupitia chumba cha kusubiri. Utaweza kununua zamu yako ikifika.',
    someRoom: (tiers) => `Zinauzwa kupitia chumba cha kusubiri: ${tiers}. Utaweza kununua zamu yako ikifika.`,
    toRoom: 'Jiunge na chumba cha kusubiri',
    inRoom: 'Kupitia chumba cha kusubiri',
    asks: 'Mwandaaji anauliza maswali machache. Pata tiketi zako kwenye ukurasa wa tukio.',
    tickets: 'Tiketi',
    ticketsOf: (tier) => `Tiketi za ${tier}`,
    left: (places) => (places === 1 ? 'imebaki 1' : `zimebaki ${places}`),
    name: 'Jina kamili',
    email: 'Barua pepe',
    phone: 'Simu',
    total: 'Jumla',
    get: 'Pata tiketi',
    wait: 'Subiri kidogo…',
    note: 'Unalipa langoni. Tiketi zinakuja kwa barua pepe.',
    pay: { mpesa: 'Lipa kwa M-Pesa', card: 'Lipa kwa kadi', door: 'Lipa langoni' },
    payerPhone: 'Nambari ya M-Pesa, ikiwa ni nyingine',
    payNote: 'Malipo hufunguka kwenye kichupo kipya. Tiketi zinakuja kwa barua pepe.',
    paying: 'Malipo yako yanaendelea kwenye kichupo kipya. Tiketi zinakuja kwa barua pepe ukishalipa.',
    refusals: {
      BUYER_LIMIT: 'Una tiketi za tukio hili nyingi kadiri mtu mmoja anavyoweza kupata.',
      SOLD_OUT: 'Hazijabaki tiketi za kutosha za aina hiyo.',
      SALES_CLOSED: 'Tiketi hizi haziuzwi kwa sasa.',
      ORDER_LIMIT: 'Oda moja haiwezi kuwa na tiketi nyingi hivyo.',
      METHOD_NOT_OFFERED: 'Tukio hili halipokei njia hiyo ya kulipa. Chagua nyingine.',
      AMOUNT_NOT_PAYABLE: 'Kiasi hiki hakiwezi kulipwa kwa njia hiyo. Chagua nyingine.',
      BAD_INPUT: 'Tafadhali angalia ulichojaza, kisha ujaribu tena.',
      RATE_LIMITED: 'Umejaribu mara nyingi mno. Tafadhali subiri kidogo kisha ujaribu tena.',
      QUEUE_FIRST: 'Tiketi za tukio hili zinauzwa kupitia chumba cha kusubiri. Jiunge nacho kwanza.',
      NOT_YOUR_TURN: 'Bado si zamu yako. Nafasi yako kwenye chumba cha kusubiri imehifadhiwa.',
      TURN_OVER: 'Zamu yako imeisha. Unaweza kujiunga tena na chumba cha kusubiri.',
      BUSY: 'Watu wengi sana wananunua sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
    },
    refused: 'Ununuzi haukukamilika. Tafadhali jaribu tena.',
  },
  fr: {
    more: 'En savoir plus sur cet événement',
    withPassa: 'avec Passa',
    going: 'Vous y êtes\u202f!',
    onTheWay: (tickets) => [
      tickets === 1 ? 'Votre billet est en route vers ' : `Vos ${tickets} billets sont en route vers `,
      ', avec une entrée de calendrier.',
    ],
    dueAtDoor: 'À payer à l’entrée\u00a0:',
    and: 'et',
    again: 'En acheter d’autres',
    closed: 'Ces billets ne sont pas vendus ici.',
    allEvents: 'Les événements sur Passa',
    soldOut: 'Épuisé',
    notNow: 'Ces billets ne sont pas vendus ici en ce moment.',
    room: 'Ces billets sont vendus par une salle d’attente. Vous pourrez acheter dès que ce sera votre tour.',
    someRoom: (tiers) =>
      `Vendus par une salle d’attente\u00a0: ${tiers}. Vous pourrez acheter dès que ce sera votre tour.`,
    toRoom: 'Entrer dans la salle d’attente',
    inRoom: 'Par la salle d’attente',
    asks: 'L’organisateur pose quelques questions. Prenez vos billets sur la page de l’événement.',
    tickets: 'Billets',
    ticketsOf: (tier) => `Billets ${tier}`,
    left: (places) => (places < 2 ? `plus que ${places}` : `${places} restants`),
    name: 'Nom complet',
    email: 'E-mail',
    phone: 'Téléphone',
    total: 'Total',
    get: 'Prendre des billets',
    wait: 'Un instant…',
    note: 'Vous payez à l’entrée. Les billets arrivent par e-mail.',
    pay: { mpesa: 'Payer avec M-Pesa', card: 'Payer par carte', door: 'Payer à l’entrée' },
    payerPhone: 'Numéro M-Pesa, si c’en est un autre',
    payNote: 'Le paiement s’ouvre dans un nouvel onglet. Les billets arrivent par e-mail.',
    paying:
      'Votre paiement continue dans le nouvel onglet. Les billets arrivent par e-mail dès que vous avez payé.',
    refusals: {
      BUYER_LIMIT: 'Vous avez autant de billets pour cet événement qu’une personne peut en obtenir.',
      SOLD_OUT: 'Il ne reste pas assez de ces billets.',
      SALES_CLOSED: 'Ces billets ne sont pas en vente en ce moment.',
      ORDER_LIMIT: 'Une commande ne peut pas contenir autant de billets.',
      METHOD_NOT_OFFERED: 'Cet événement n’accepte pas ce moyen de paiement. Choisissez-en un autre.',
      AMOUNT_NOT_PAYABLE: 'Ce montant ne peut pas être payé ainsi. Choisissez un autre moyen.',
      BAD_INPUT: 'Vérifiez ce que vous avez saisi, puis réessayez.',
      RATE_LIMITED: 'Trop d’essais. Attendez un moment, puis réessayez.',
      QUEUE_FIRST: 'Les billets de cet événement sont vendus par sa salle d’attente. Entrez-y d’abord.',
      NOT_YOUR_TURN: 'Ce n’est pas encore votre tour. Votre place dans la salle d’attente est gardée.',
      TURN_OVER: 'Votre tour est passé. Vous pouvez entrer à nouveau dans la salle d’attente.',
      BUSY: 'Beaucoup de monde achète en ce moment. Réessayez dans un instant.',
    },
    refused: 'L’achat n’a pas abouti. Réessayez, s’il vous plaît.',
  },
};
