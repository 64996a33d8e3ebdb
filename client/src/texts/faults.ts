import { inLanguage } from '../language/in-language.ts';

interface Limits {
  min: string;
  max: string;
}

/** Faults of a value that are shown beside its field, by their code. English readers see the service's own sentence. */
export const valueTexts = inLanguage('valueTexts', {
  REQUIRED: 'Please fill this in.',
  TOO_LONG: ({ max }: Limits) => `At most ${max} characters.`,
  LENGTH: ({ min, max }: Limits) => `Write ${min} to ${max} characters.`,
  OUT_OF_RANGE: ({ min, max }: Limits) => `Enter a number from ${min} to ${max}.`,
  TOO_MANY: ({ max }: Limits) => `At most ${max}.`,
  UNPRINTABLE: 'This holds a character that cannot be printed.',
  DISGUISED: 'This holds an invisible character, or one that changes the direction of writing.',
  AMOUNT: 'Enter an amount in figures, such as 12.50.',
  NOT_POSITIVE: 'Enter an amount above 0.',
  PERCENT: 'Enter a percentage up to 100, with two decimals at most.',
  DATE_RANGE: 'Choose a date from 2000 to 2099.',
  UNKNOWN: 'There is no such entry.',
  USED_ALREADY: ({ min }: Limits) => `It was used ${min} times already.`,
  VENUE: 'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)',
});

/** Faults that are complete without a field label. */
export const faultTexts = inLanguage('faultTexts', {
  CODE_WITHOUT_USE: 'Say what the code is good for.',
  EMAIL: 'Please give a valid e-mail address.',
  EMPTY_FILE: 'The file is empty.',
  END_BEFORE_START: 'The end must come after the beginning.',
  FULL_NAME: 'Please give your full name.',
  GRACE_PERIOD: 'A grace period is written such as 15m, 1h, 30s or 1h30m, and is at most 7d.',
  GUEST_COLUMNS: 'The first line names the columns: name,email,phone,tier.',
  LISTED_TWICE: 'Each signatory is listed once.',
  ORDER_SIZE: ({ min, max }: Limits) => `An order holds ${min} to ${max} tickets.`,
  OWN_ADDRESS: 'This is your own address.',
  PARTNER_NEEDED: 'Please choose a partner for each share.',
  PASSWORD_COMMON: 'This password is too easy to guess. Please choose another one.',
  PASSWORD_LENGTH: ({ min, max }: Limits) => `A password has ${min} to ${max} characters.`,
  PERCENT_OR_AMOUNT: 'A code takes off a share or an amount, not both.',
  PHONE: 'Please give a valid phone number.',
  PUBLIC_KEY: 'This is not a public key.',
  RECEIPT_LINK: ({ max }: Limits) =>
    `A receipt is a web address (http or https) or a reference of at most ${max} characters.`,
  RECEIPT_UNKNOWN: 'This receipt was not found. Please upload it again.',
  SAME_CURRENCY: 'A currency is always worth itself.',
  SELLING_CODE: 'A code has 3 to 40 letters, digits and dashes.',
  SHARES_ABOVE_WHOLE: 'The shares add up to more than 100%.',
  SHARES_OF_PARTNER: 'A partner has at most one percentage and one fixed amount.',
  SHARE_NEEDED: 'Please add at least one revenue share',
  SIGNATORY_NEEDED: 'Please add at least one signatory',
  SITE: 'This is no address of a site, such as https://band.example.',
  TICKET: 'Please choose a ticket.',
  WEB_ADDRESS: 'This address cannot be called.',
});
