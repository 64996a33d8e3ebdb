import type { CreateContractInput, ShareInput, ShareType } from '../../../gql/graphql.ts';
import { createTexts, partnershipTexts } from '../../../texts/contracts.ts';

/** A share as its row of the form holds it. */
export interface ShareDraft {
  /** Names the row for as long as it stands, whatever is typed into it. */
  key: number;
  partnerId: string;
  type: ShareType;
  /** Percent or XLM, as typed. */
  value: string;
}

export interface ContractDraft {
  eventId: string;
  name: string;
  description: string;
  shares: ShareDraft[];
  signatoryIds: string[];
  requiredSigs: number;
}

/** The ledger lets an account have 20 signers. */
export const MOST_SIGNATORIES = 20;

const WHOLE = 10_000;

let keys = 0;

export function newShareDraft(): ShareDraft {
  keys += 1;
  return { key: keys, partnerId: '', type: 'PERCENTAGE', value: '' };
}

export const newContractDraft = (): ContractDraft => ({
  eventId: '',
  name: '',
  description: '',
  shares: [newShareDraft()],
  signatoryIds: [],
  requiredSigs: 1,
});

/** What the field of a share keeps of what was typed: digits and one decimal point, with so many decimals. */
export function shareValueOf(type: ShareType, typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  if (rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, type === 'PERCENTAGE' ? 2 : 7)}`;
}

/** "12." and ".5" are what one types on the way; the API wants "12" and "0.5". */
export function decimalOf(typed: string): string {
  const [whole = '', fraction = ''] = typed.split('.');
  const plain = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${plain}.${fraction}` : plain;
}

const isNumber = (typed: string): boolean => /\d/.test(typed);

/** Hundredths of a percent, exactly; null when it is no percentage from 0 to 100. */
export function hundredthsOf(typed: string): number | null {
  if (!/^\d{0,3}(\.\d{0,2})?$/.test(typed) || !isNumber(typed)) return null;
  const [whole = '', fraction = ''] = typed.split('.');
  const hundredths = Number(whole || '0') * 100 + Number(fraction.padEnd(2, '0'));
  return hundredths <= WHOLE ? hundredths : null;
}

/** The sum of all percentages that can be read, in hundredths of a percent. */
export const totalHundredths = (shares: readonly ShareDraft[]): number =>
  shares.reduce(
    (sum, share) => sum + (share.type === 'PERCENTAGE' ? (hundredthsOf(share.value) ?? 0) : 0),
    0,
  );

export const isTooMuch = (shares: readonly ShareDraft[]): boolean => totalHundredths(shares) > WHOLE;

/** What percentages leave to the issuer, in hundredths of a percent. */
export const leftHundredths = (shares: readonly ShareDraft[]): number =>
  Math.max(0, WHOLE - totalHundredths(shares));

/** `3350` is `33.50 %`. */
export const percentWords = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %`;

/** Why a value is no share; null for one that is, and for a field that is still empty. */
export function valueFault({ type, value }: ShareDraft): string | null {
  if (value === '') return null;
  if (type === 'PERCENTAGE') return hundredthsOf(value) === null ? createTexts.percentRange : null;
  return /^\d{1,12}(\.\d{0,7})?$/.test(decimalOf(value)) && isNumber(value) ? null : createTexts.fixedRange;
}

/** Whether another row promises the same partner the same kind of share. */
export const isTwice = (draft: ShareDraft, shares: readonly ShareDraft[]): boolean =>
  draft.partnerId !== '' &&
  shares.some(
    (other) => other.key !== draft.key && other.partnerId === draft.partnerId && other.type === draft.type,
  );

const isComplete = (share: ShareDraft, shares: readonly ShareDraft[]): boolean =>
  share.partnerId !== '' && isNumber(share.value) && valueFault(share) === null && !isTwice(share, shares);

const isBlank = (share: ShareDraft): boolean => share.partnerId === '' && share.value === '';

/** The rows that somebody has begun: an untouched one counts as none. */
const begun = (shares: readonly ShareDraft[]): ShareDraft[] => shares.filter((share) => !isBlank(share));

/** What keeps the form from being sent, in sentences; empty when it may go. */
export function missingOf(draft: ContractDraft): string[] {
  const shares = begun(draft.shares);
  const missing: string[] = [];
  if (!draft.eventId) missing.push(createTexts.needEvent);
  if (!draft.name.trim()) missing.push(createTexts.needName);
  if (shares.length === 0) missing.push(partnershipTexts.needShare);
  else if (!shares.every((share) => isComplete(share, shares))) missing.push(createTexts.unfinishedShare);
  if (isTooMuch(shares)) missing.push(createTexts.tooMuch);
  if (draft.signatoryIds.length === 0) missing.push(partnershipTexts.needSignatory);
  return missing;
}

const shareInput = ({ partnerId, type, value }: ShareDraft): ShareInput =>
  type === 'PERCENTAGE'
    ? { partnerId, type, percent: decimalOf(value) }
    : { partnerId, type, fixedAmount: decimalOf(value) };

/** The shares as the API takes them; null as long as they make no whole that could be split. */
export function toShareInputs(drafts: readonly ShareDraft[]): ShareInput[] | null {
  const shares = begun(drafts);
  const ready = shares.length > 0 && !isTooMuch(shares) && shares.every((share) => isComplete(share, shares));
  return ready ? shares.map(shareInput) : null;
}

/** From 1 to the number of signatories, whatever was there before. */
export const withinSignatories = (required: number, signatories: number): number =>
  Math.min(Math.max(1, required), Math.max(1, signatories));

/** The contract as the API takes it. Call it with a draft that misses nothing. */
export function toContractInput(draft: ContractDraft): CreateContractInput {
  const { eventId, name, description, signatoryIds, requiredSigs, shares } = draft;
  return {
    eventId,
    name: name.trim(),
    description: description.trim() || null,
    shares: begun(shares).map(shareInput),
    signatoryIds,
    requiredSigs: withinSignatories(requiredSigs, signatoryIds.length),
  };
}
