import { isPrintableLine, isPrintableText } from '../../../lib/language/printable.ts';
import { CONTRACT_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { Amount } from '../../../lib/money/index.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import { keyFaults } from '../../../platform/idempotency/keyed-call.ts';
import { amountOrFault } from '../entered-amount.rules.ts';
import type { ShareType } from './contract.record.ts';

/** One payment each, and one for the issuer, must fit into one transaction together with what is owed. */
const MAX_SHARES = 50;
/** Hundredths of a percent. */
const WHOLE_BPS = 10_000;
const UNITS_PER_BPS = 100_000n;

export interface GivenShare {
  partnerId: string;
  type: ShareType;
  /** Decimal text; each counts for its own type. */
  percent?: string | null;
  fixedAmount?: string | null;
}

/** The unchecked input for a contract. */
export interface GivenContract {
  eventId: string;
  name: string;
  description?: string | null;
  shares: readonly GivenShare[];
  signatoryIds: readonly string[];
  requiredSigs: number;
}

export interface ShareTerms {
  partnerId: string;
  type: ShareType;
  bps: number | null;
  fixedUnits: bigint | null;
}

/** The checked input. */
export interface ContractTerms {
  eventId: string;
  name: string;
  description: string;
  shares: ShareTerms[];
  signatoryIds: string[];
  requiredSigs: number;
}

/** @throws BadInput naming everything that is wrong */
export function checkedTerms(given: GivenContract, idempotencyKey: string | null): ContractTerms {
  const faults: FieldFault[] = [];
  const terms: ContractTerms = {
    eventId: given.eventId.trim().toLowerCase(),
    name: given.name.trim(),
    description: (given.description ?? '').trim(),
    shares: checkedShares(given.shares, faults),
    signatoryIds: given.signatoryIds.map((id) => id.trim().toLowerCase()),
    requiredSigs: given.requiredSigs,
  };
  faults.push(...textFaults(terms), ...signatoryFaults(terms), ...keyFaults(idempotencyKey));
  if (faults.length > 0) throw new BadInput(faults);
  return terms;
}

/** @throws BadInput as `checkedTerms`, for the shares alone */
export function checkedShareTerms(given: readonly GivenShare[]): ShareTerms[] {
  const faults: FieldFault[] = [];
  const shares = checkedShares(given, faults);
  if (faults.length > 0) throw new BadInput(faults);
  return shares;
}

function textFaults({ eventId, name, description }: ContractTerms): FieldFault[] {
  const faults: FieldFault[] = [];
  if (eventId === '') faults.push({ field: 'eventId', code: 'REQUIRED', message: 'Please choose an event.' });
  if (name === '') faults.push({ field: 'name', code: 'REQUIRED', message: 'Contract name is required.' });
  if (name.length > CONTRACT_LIMITS.name || !isPrintableLine(name)) {
    faults.push({
      field: 'name',
      code: 'TOO_LONG',
      max: CONTRACT_LIMITS.name,
      message: `A contract's name has at most ${CONTRACT_LIMITS.name} characters, on one line.`,
    });
  }
  if (description.length > CONTRACT_LIMITS.description || !isPrintableText(description)) {
    faults.push({
      field: 'description',
      code: 'TOO_LONG',
      max: CONTRACT_LIMITS.description,
      message: `The description has at most ${CONTRACT_LIMITS.description} characters.`,
    });
  }
  return faults;
}

function signatoryFaults({ signatoryIds, requiredSigs }: ContractTerms): FieldFault[] {
  const count = signatoryIds.length;
  if (count === 0)
    return [
      { field: 'signatoryIds', code: 'SIGNATORY_NEEDED', message: 'Please add at least one signatory' },
    ];
  const faults: FieldFault[] = [];
  if (new Set(signatoryIds).size !== count) {
    faults.push({ field: 'signatoryIds', code: 'LISTED_TWICE', message: 'Each signatory is listed once.' });
  }
  if (count > CONTRACT_LIMITS.signatories) {
    faults.push({
      field: 'signatoryIds',
      code: 'TOO_MANY',
      max: CONTRACT_LIMITS.signatories,
      message: `A contract has at most ${CONTRACT_LIMITS.signatories} signatories.`,
    });
  }
  if (!Number.isInteger(requiredSigs) || requiredSigs < 1 || requiredSigs > count) {
    const message = `Required signatures must be at least 1 and at most the number of signatories (${count}).`;
    faults.push({ field: 'requiredSigs', code: 'OUT_OF_RANGE', min: 1, max: count, message });
  }
  return faults;
}

function checkedShares(given: readonly GivenShare[], faults: FieldFault[]): ShareTerms[] {
  if (given.length === 0)
    faults.push({ field: 'shares', code: 'SHARE_NEEDED', message: 'Please add at least one revenue share' });
  if (given.length > MAX_SHARES) {
    faults.push({
      field: 'shares',
      code: 'TOO_MANY',
      max: MAX_SHARES,
      message: `A contract has at most ${MAX_SHARES} revenue shares.`,
    });
  }
  const shares = given.map((share, index) => checkedShare(share, `shares.${index}`, faults));
  const kinds = new Set(shares.map(({ partnerId, type }) => `${partnerId} ${type}`));
  if (kinds.size !== shares.length) {
    faults.push({
      field: 'shares',
      code: 'SHARES_OF_PARTNER',
      message: 'A partner has at most one percentage and one fixed amount.',
    });
  }
  const promised = shares.reduce((sum, { bps }) => sum + (bps ?? 0), 0);
  if (promised > WHOLE_BPS) {
    faults.push({
      field: 'shares',
      code: 'SHARES_ABOVE_WHOLE',
      message: `The shares add up to ${promised / 100}%; 100% is all there is.`,
    });
  }
  return shares;
}

function checkedShare(given: GivenShare, field: string, faults: FieldFault[]): ShareTerms {
  const partnerId = given.partnerId.trim().toLowerCase();
  if (partnerId === '')
    faults.push({ field, code: 'PARTNER_NEEDED', message: 'Please choose a partner for each share.' });
  if (given.type === 'percentage') {
    return { partnerId, type: given.type, bps: bpsOf(given.percent, field, faults), fixedUnits: null };
  }
  const fixed = amountOf(given.fixedAmount, 'A fixed share needs its amount.', field, faults);
  return { partnerId, type: given.type, bps: null, fixedUnits: fixed?.units ?? 0n };
}

function bpsOf(text: string | null | undefined, field: string, faults: FieldFault[]): number {
  const percent = amountOf(text, 'A percentage share needs its percentage.', field, faults);
  if (!percent) return 0;
  const bps = percent.units / UNITS_PER_BPS;
  if (percent.units % UNITS_PER_BPS === 0n && bps <= BigInt(WHOLE_BPS)) return Number(bps);
  faults.push({ field, code: 'PERCENT', message: 'A percentage is 0 to 100, in steps of 0.01.' });
  return 0;
}

function amountOf(
  text: string | null | undefined,
  missing: string,
  field: string,
  faults: FieldFault[],
): Amount<'XLM'> | undefined {
  if (text !== null && text !== undefined) return amountOrFault(text, 'XLM', { field, faults });
  faults.push({ field, code: 'REQUIRED', message: missing });
  return undefined;
}

/** The terms as JSON values: two calls with one key are the same call when these are equal. */
export function comparedTerms(terms: ContractTerms): unknown[] {
  const shares = terms.shares.map(({ partnerId, type, bps, fixedUnits }) => [
    partnerId,
    type,
    bps,
    fixedUnits === null ? null : String(fixedUnits),
  ]);
  const { eventId, name, description, signatoryIds, requiredSigs } = terms;
  return [eventId, name, description, shares, signatoryIds, requiredSigs];
}
