import { enteredAmount, MoneyRefused, UNITS_PER_WHOLE } from '../../../lib/money/index.ts';
import { BadInput, type FieldFault, faultsWithin } from '../../../platform/failures.ts';
import { credentialFault } from '../credential.rules.ts';
import type { CredentialField, ProviderDescriptor } from '../descriptor.ts';
import { PROVIDERS } from '../providers.ts';
import type { ProviderName } from './merchant.rules.ts';

type FilledFields = Readonly<Record<string, string | null | undefined>>;

/** Credentials as the organiser filled them in: the part of exactly one provider is given. */
type FilledCredentials = { [Name in ProviderName]?: FilledFields | null };

/** An account as the organiser filled it in, with `credentials` or, as before there were these, with their fields. */
export interface FilledMerchant extends FilledCredentials {
  credentials?: FilledCredentials | null;
  feePercent?: string | null;
  feeAmount?: string | null;
}

/** An account as it will be stored. */
export interface CheckedMerchant {
  provider: ProviderName;
  label: string;
  credentials: object;
  feeBasisPoints: number;
  feeUnits: bigint;
}

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
  return { ...account, feeBasisPoints, feeUnits };
}

type Account = Pick<CheckedMerchant, 'provider' | 'label' | 'credentials'>;

function givenAccount(
  filled: FilledMerchant,
  takesTestKeys: boolean,
  faults: FieldFault[],
): Account | undefined {
  const former = PROVIDERS.flatMap(({ name }) => (filled[name] == null ? [] : name));
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
  filled: FilledCredentials,
  takesTestKeys: boolean,
  faults: FieldFault[],
): Account | undefined {
  const one = PROVIDERS.find(({ name }) => filled[name] != null);
  if (!one) return undefined;
  const { name }: { name: ProviderName } = one;
  const provider: ProviderDescriptor = one;
  const given = filled[name] ?? {};
  const values = Object.entries(provider.fields).map(([field, declared]) => {
    const text = given[field]?.trim() ?? '';
    if (text === '' && isLeftOut(declared, provider, given)) return [field, null];
    const fault = declared.check ? declared.check(text, { takesTestKeys }) : credentialFault(text);
    if (fault) faults.push({ field: `${name}.${field}`, ...fault });
    return [field, text];
  });
  return { provider: name, ...provider.account(Object.fromEntries(values)) };
}

/** Whether an empty field is left out: an optional one, unless another one of its group is given. */
function isLeftOut(
  { isOptional, group }: CredentialField,
  { fields }: ProviderDescriptor,
  given: FilledFields,
): boolean {
  if (!isOptional || group === undefined) return isOptional === true;
  return !Object.entries(fields).some(([name, one]) => one.group === group && given[name]?.trim());
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
