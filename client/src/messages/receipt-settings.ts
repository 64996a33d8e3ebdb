import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Seller details on receipts. */
export const receiptSettingsTexts = inStaffLanguage('receiptSettingsTexts', {
  title: 'Receipts and taxes',
  lead: 'Every paid order gets a receipt with the next number, and every refund a credit note. Changes apply to those that are issued from now on.',
  list: 'the settings of receipts',
  legalName: 'Legal name',
  legalNameHint: 'Left empty, your public name is printed.',
  address: 'Address',
  addressHint: 'As on a letter, in up to six lines.',
  taxNumber: 'Tax number (PIN)',
  tax: 'Tax in your prices',
  taxHint: 'Prices include it: buyers pay the same, and receipts show the part that is tax.',
  choices: { none: 'No tax', vat: 'VAT 16 % included', other: 'Another tax' },
  taxName: 'Name of the tax',
  taxPercent: 'Rate in percent',
  save: 'Save receipts',
  saved: 'Receipts saved.',
});
