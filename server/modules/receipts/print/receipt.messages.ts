import type { Language } from '../../../lib/language/language.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import type { ReceiptKind, ReceiptMethod } from '../receipt.record.ts';

/** Texts of printed receipts and credit notes. */
export interface ReceiptWords {
  readonly kinds: Readonly<Record<ReceiptKind, string>>;
  readonly buyer: string;
  readonly issued: string;
  readonly paid: string;
  readonly returned: string;
  readonly method: string;
  readonly reference: string;
  readonly credits: string;
  readonly taxNumber: string;
  readonly columns: readonly [string, string, string, string];
  readonly refund: string;
  readonly dispute: string;
  readonly beforeTax: string;
  /** @param percent in the style of the language */
  readonly tax: (name: string, percent: string) => string;
  readonly total: string;
  readonly methods: Readonly<Record<ReceiptMethod, string>>;
  readonly door: Readonly<Record<Exclude<DueMethod, 'waived'>, string>>;
  readonly playMoney: string;
  /** @param currency of the amounts */
  readonly converted: (currency: string) => string;
  readonly foot: string;
}

const en: ReceiptWords = {
  kinds: { receipt: 'Receipt', credit_note: 'Credit note' },
  buyer: 'Buyer',
  issued: 'Issued',
  paid: 'Paid',
  returned: 'Returned',
  method: 'Payment method',
  reference: 'Payment reference',
  credits: 'Credits receipt',
  taxNumber: 'Tax number',
  columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
  refund: 'Refund',
  dispute: 'Payment reclaimed by the payer’s bank',
  beforeTax: 'Before tax',
  tax: (name, percent) => `${name} ${percent} %`,
  total: 'Total',
  methods: {
    form: 'At the door',
    stellar: 'XLM wallet',
    mock: 'Play money',
    mpesa: 'M-Pesa',
    card: 'Card',
  },
  door: { cash: 'Cash', mobile_money: 'Mobile money', card_terminal: 'Card terminal' },
  playMoney: 'Paid with play money, which has no value. This document is a test.',
  converted: (currency) => `Tickets with prices in another currency were paid in ${currency}.`,
  foot: 'Issued with Passa',
};

const sw: ReceiptWords = {
  kinds: { receipt: 'Risiti', credit_note: 'Hati ya marejesho' },
  buyer: 'Mnunuzi',
  issued: 'Imetolewa',
  paid: 'Imelipwa',
  returned: 'Imerudishwa',
  method: 'Njia ya malipo',
  reference: 'Kumbukumbu ya malipo',
  credits: 'Inarejesha risiti',
  taxNumber: 'Namba ya kodi',
  columns: ['Maelezo', 'Idadi', 'Bei ya moja', 'Kiasi'],
  refund: 'Marejesho',
  dispute: 'Malipo yaliyorudishwa na benki ya mlipaji',
  beforeTax: 'Kabla ya kodi',
  tax: (name, percent) => `${name} ${percent} %`,
  total: 'Jumla',
  methods: {
    form: 'Langoni',
    stellar: 'Pochi ya XLM',
    mock: 'Pesa za mchezo',
    mpesa: 'M-Pesa',
    card: 'Kadi',
  },
  door: { cash: 'Taslimu', mobile_money: 'Pesa za simu', card_terminal: 'Mashine ya kadi' },
  playMoney: 'Imelipwa kwa pesa za mchezo, ambazo hazina thamani. Hati hii ni ya majaribio.',
  converted: (currency) => `Tiketi zenye bei katika sarafu nyingine zililipwa kwa ${currency}.`,
  foot: 'Imetolewa kwa Passa',
};

const fr: ReceiptWords = {
  kinds: { receipt: 'Reçu', credit_note: 'Avoir' },
  buyer: 'Acheteur',
  issued: 'Émis le',
  paid: 'Payé le',
  returned: 'Remboursé le',
  method: 'Moyen de paiement',
  reference: 'Référence du paiement',
  credits: 'Annule le reçu',
  taxNumber: 'Numéro fiscal',
  columns: ['Description', 'Quantité', 'Prix unitaire', 'Montant'],
  refund: 'Remboursement',
  dispute: 'Paiement repris par la banque du payeur',
  beforeTax: 'Hors taxe',
  tax: (name, percent) => `${name} ${percent.replace('.', ',')} %`,
  total: 'Total',
  methods: {
    form: 'À l’entrée',
    stellar: 'Portefeuille XLM',
    mock: 'Argent fictif',
    mpesa: 'M-Pesa',
    card: 'Carte',
  },
  door: { cash: 'Espèces', mobile_money: 'Argent mobile', card_terminal: 'Terminal de carte' },
  playMoney: 'Payé avec de l’argent fictif, sans valeur. Ce document est un essai.',
  converted: (currency) =>
    `Les billets dont le prix est dans une autre monnaie ont été payés en ${currency}.`,
  foot: 'Émis avec Passa',
};

export const RECEIPT_WORDS: Readonly<Record<Language, ReceiptWords>> = { en, sw, fr };
