import { createPublicKey } from 'node:crypto';
import { enteredAmount, MoneyRefused, UNITS_PER_WHOLE } from '../../../lib/money/index.ts';
import { BadInput, type FieldFault, faultsWithin } from '../../../platform/failures.ts';
import { type MerchantMethod, methodOf, type ProviderName } from './merchant.rules.ts';
import type { Credentials } from './merchant-secrets.ts';

/** Credentials as the organiser filled them in: the part of exactly one provider is given. */
interface FilledCredentials {
  mpesa?: FilledMpesa | null;
  stripe?: { secretKey: string; webhookSecret: string } | null;
  paystack?: { secretKey: string } | null;
  pesapal?: { consumerKey: string; consumerSecret: string } | null;
}

/** An account as the organiser filled it in, with `credentials` or, as before there were these, with their fields. */
export interface FilledMerchant extends FilledCredentials {
  credentials?: FilledCredentials | null;
  feePercent?: string | null;
  feeAmount?: string | null;
}

interface FilledMpesa {
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  till?: string | null;
  passkey: string;
  initiatorName?: string | null;
  initiatorPassword?: string | null;
  certificate?: string | null;
}

/** An account as it will be stored. */
export interface CheckedMerchant {
  provider: ProviderName;
  method: MerchantMethod;
  label: string;
  credentials: Credentials[ProviderName];
  feeBasisPoints: number;
  feeUnits: bigint;
}

export const MAX_CREDENTIAL_LENGTH = 500;
export const MAX_CERTIFICATE_LENGTH = 8_000;
/** Highest share that a provider may keep, as the table allows. */
const MAX_FEE_BASIS_POINTS = 2_000;
const MAX_FEE_UNITS = 100_000n * UNITS_PER_WHOLE;
const UNITS_A_BASIS_POINT = 100_000n;

/**
 * Checks an account and returns it as it will be stored.
 * @param takesTestKeys whether keys of a provider's test mode are accepted, by which nobody pays
 * @throws BadInput naming every fault
 */
export function checkedMerchant(filled: FilledMerchant, takesTestKeys: boolean): CheckedMerchant {
  const faults: FieldFault[] = [];
  const account = givenAccount(filled, takesTestKeys, faults);
  const feeBasisPoints = percentOf(filled.feePercent ?? '0', faults);
  const feeUnits = unitsOf(filled.feeAmount ?? '0', faults);
  if (faults.length > 0 || !account) throw new BadInput(faults);
  return { ...account, method: methodOf(account.provider), feeBasisPoints, feeUnits };
}

type Account = Pick<CheckedMerchant, 'provider' | 'label' | 'credentials'>;

const PROVIDERS = ['mpesa', 'stripe', 'paystack', 'pesapal'] as const;

function givenAccount(
  filled: FilledMerchant,
  takesTestKeys: boolean,
  faults: FieldFault[],
): Account | undefined {
  const former = PROVIDERS.filter((provider) => filled[provider] != null);
  const { credentials } = filled;
  const message = 'Give the credentials of exactly one provider.';
  if (!credentials && former.length === 0) {
    faults.push({ field: 'credentials', code: 'REQUIRED', message });
    return undefined;
  }
  if (former.length + (credentials ? 1 : 0) > 1) {
    const given = [...(credentials ? ['credentials'] : []), ...former];
    faults.push(...given.map((field) => ({ field, message })));
    return undefined;
  }
  if (!credentials) return accountOf(filled, takesTestKeys, faults);
  const inside: FieldFault[] = [];
  const account = accountOf(credentials, takesTestKeys, inside);
  faults.push(...faultsWithin(inside, (field) => `credentials.${field}`));
  return account;
}

function accountOf(
  { mpesa, stripe, paystack, pesapal }: FilledCredentials,
  takesTestKeys: boolean,
  faults: FieldFault[],
): Account | undefined {
  if (mpesa) return mpesaAccount(mpesa, faults);
  if (stripe) return stripeAccount(stripe, takesTestKeys, faults);
  if (paystack) return paystackAccount(paystack, takesTestKeys, faults);
  return pesapal ? pesapalAccount(pesapal, faults) : undefined;
}

function mpesaAccount(filled: FilledMpesa, faults: FieldFault[]): Account {
  const secret = (name: 'consumerKey' | 'consumerSecret' | 'passkey') =>
    credential(`mpesa.${name}`, filled[name], faults);
  const shortcode = numberOf('mpesa.shortcode', filled.shortcode, faults);
  const till = filled.till?.trim() ? numberOf('mpesa.till', filled.till, faults) : null;
  return {
    provider: 'mpesa',
    label: till === null ? `Paybill ${shortcode}` : `Till ${till}`,
    credentials: {
      consumerKey: secret('consumerKey'),
      consumerSecret: secret('consumerSecret'),
      shortcode,
      till,
      passkey: secret('passkey'),
      initiator: initiatorOf(filled, faults),
    },
  };
}

/** The initiator sends refunds. It has a name, a password and the certificate for it, or is left out. */
function initiatorOf(
  { initiatorName, initiatorPassword, certificate }: FilledMpesa,
  faults: FieldFault[],
): Credentials['mpesa']['initiator'] {
  if (![initiatorName, initiatorPassword, certificate].some((text) => text?.trim())) return null;
  return {
    name: credential('mpesa.initiatorName', initiatorName ?? '', faults),
    password: credential('mpesa.initiatorPassword', initiatorPassword ?? '', faults),
    certificate: certificateOf(certificate ?? '', faults),
  };
}

function stripeAccount(
  { secretKey, webhookSecret }: NonNullable<FilledMerchant['stripe']>,
  takesTestKeys: boolean,
  faults: FieldFault[],
): Account {
  const [key, secret] = [
    credential('stripe.secretKey', secretKey, faults),
    credential('stripe.webhookSecret', webhookSecret, faults),
  ];
  if (key !== '') faults.push(...keyFaults('stripe.secretKey', key, /^(sk|rk)_/, takesTestKeys));
  if (secret !== '' && !secret.startsWith('whsec_')) {
    faults.push({
      field: 'stripe.webhookSecret',
      code: 'WEBHOOK_SECRET',
      message: 'A signing secret begins with whsec_.',
    });
  }
  return {
    provider: 'stripe',
    label: labelOf('Stripe', key),
    credentials: { secretKey: key, webhookSecret: secret },
  };
}

function paystackAccount(
  { secretKey }: NonNullable<FilledMerchant['paystack']>,
  takesTestKeys: boolean,
  faults: FieldFault[],
): Account {
  const key = credential('paystack.secretKey', secretKey, faults);
  if (key !== '') faults.push(...keyFaults('paystack.secretKey', key, /^sk_/, takesTestKeys));
  return { provider: 'paystack', label: labelOf('Paystack', key), credentials: { secretKey: key } };
}

/** Keys of Pesapal do not show whether they are for tests: its server for tests has another address. */
function pesapalAccount(filled: NonNullable<FilledMerchant['pesapal']>, faults: FieldFault[]): Account {
  const secret = (name: 'consumerKey' | 'consumerSecret') =>
    credential(`pesapal.${name}`, filled[name], faults);
  return {
    provider: 'pesapal',
    label: 'Pesapal',
    credentials: { consumerKey: secret('consumerKey'), consumerSecret: secret('consumerSecret') },
  };
}

const isTestKey = (key: string): boolean => /^[a-z]+_test_/.test(key);

const labelOf = (provider: string, key: string): string => (isTestKey(key) ? `${provider} (test)` : provider);

function keyFaults(field: string, key: string, form: RegExp, takesTestKeys: boolean): FieldFault[] {
  if (!form.test(key)) {
    return [
      { field, code: 'SECRET_KEY', message: 'This is not a secret key. A secret key begins with sk_.' },
    ];
  }
  if (takesTestKeys || !isTestKey(key)) return [];
  return [
    { field, code: 'TEST_KEY', message: 'This is a test key: buyers would get tickets without paying.' },
  ];
}

/** A text that was copied from the provider's pages. @returns '' for a faulty one */
function credential(field: string, given: string, faults: FieldFault[]): string {
  const text = given.trim();
  const max = MAX_CREDENTIAL_LENGTH;
  if (text === '') faults.push({ field, code: 'REQUIRED', message: 'Please fill this in.' });
  else if (text.length > max)
    faults.push({ field, code: 'TOO_LONG', max, message: `The text has at most ${max} characters.` });
  else if (!/^[\x21-\x7e]+$/.test(text))
    faults.push({
      field,
      code: 'CREDENTIAL',
      message: 'Copy it again: it holds a space or a character that none of them has.',
    });
  else return text;
  return '';
}

function numberOf(field: string, given: string, faults: FieldFault[]): string {
  const digits = given.trim();
  if (/^\d{5,7}$/.test(digits)) return digits;
  faults.push({ field, code: 'SHORTCODE', message: 'The number has 5 to 7 digits.' });
  return '';
}

function certificateOf(given: string, faults: FieldFault[]): string {
  const text = given.trim();
  const field = 'mpesa.certificate';
  const max = MAX_CERTIFICATE_LENGTH;
  if (text === '') faults.push({ field, code: 'REQUIRED', message: 'Please fill this in.' });
  else if (text.length > max) {
    faults.push({ field, code: 'TOO_LONG', max, message: `The text has at most ${max} characters.` });
  } else if (!isCertificate(text)) {
    faults.push({
      field,
      code: 'CERTIFICATE',
      message: 'Paste the whole certificate, from -----BEGIN CERTIFICATE----- to the end.',
    });
  }
  return text;
}

/** A certificate or a public key, of the kind that encrypts. A private key must never leave its owner. */
function isCertificate(text: string): boolean {
  if (text.includes('PRIVATE KEY')) return false;
  try {
    return createPublicKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function percentOf(text: string, faults: FieldFault[]): number {
  try {
    const { units } = enteredAmount(text, 'USD');
    const points = units / UNITS_A_BASIS_POINT;
    if (units % UNITS_A_BASIS_POINT === 0n && points <= MAX_FEE_BASIS_POINTS) return Number(points);
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
  }
  const max = MAX_FEE_BASIS_POINTS / 100;
  const message = `A fee is 0 to ${max} percent, with two decimals at most.`;
  faults.push({ field: 'feePercent', code: 'OUT_OF_RANGE', min: 0, max, message });
  return 0;
}

function unitsOf(text: string, faults: FieldFault[]): bigint {
  try {
    const { units } = enteredAmount(text, 'KES');
    if (units <= MAX_FEE_UNITS) return units;
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
  }
  faults.push({
    field: 'feeAmount',
    code: 'AMOUNT',
    message: 'Enter an amount of up to 100,000 in figures, such as 12.50.',
  });
  return 0n;
}
