import type { CreateContractInput, ShareInput, ShareType } from '../../../gql/graphql.ts';
import { createTexts, partnershipTexts } from '../../../messages/contracts.ts';

/** Form values of a share. */
export interface ShareDraft {
  /** Stable key of the row, whatever its other values. */
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

/** Reduces the input of a share field to digits and one decimal point, with the decimals of its kind. */
export function shareValueOf(type: ShareType, typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  if (rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, type === 'PERCENTAGE' ? 2 : 7)}`;
}

/** Completes "12." and ".5", which are valid while typing, to "12" and "0.5" for the API. */
export function decimalOf(typed: string): string {
  const [whole = '', fraction = ''] = typed.split('.');
  const plain = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${plain}.${fraction}` : plain;
}

const isNumber = (typed: string): boolean => /\d/.test(typed);

/** Parses a percentage to exact hundredths of a percent; null unless it is from 0 to 100. */
export function hundredthsOf(typed: string): number | null {
  if (!/^\d{0,3}(\.\d{0,2})?$/.test(typed) || !isNumber(typed)) return null;
  const [whole = '', fraction = ''] = typed.split('.');
  const hundredths = Number(whole || '0') * 100 + Number(fraction.padEnd(2, '0'));
  return hundredths <= WHOLE ? hundredths : null;
}

/** Sum of all valid percentages, in hundredths of a percent. */
export const totalHundredths = (shares: readonly ShareDraft[]): number =>
  shares.reduce(
    (sum, share) => sum + (share.type === 'PERCENTAGE' ? (hundredthsOf(share.value) ?? 0) : 0),
    0,
  );

export const isTooMuch = (shares: readonly ShareDraft[]): boolean => totalHundredths(shares) > WHOLE;

/** Percentage left to the issuer, in hundredths of a percent. */
export const leftHundredths = (shares: readonly ShareDraft[]): number =>
  Math.max(0, WHOLE - totalHundredths(shares));

/** `3350` is `33.50 %`. */
export const percentWords = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %`;

/** Returns why a value is invalid; null when it is valid or the field is empty. */
export function valueFault({ type, value }: ShareDraft): string | null {
  if (value === '') return null;
  if (type === 'PERCENTAGE') return hundredthsOf(value) === null ? createTexts.percentRange : null;
  return /^\d{1,12}(\.\d{0,7})?$/.test(decimalOf(value)) && isNumber(value) ? null : createTexts.fixedRange;
}

/** Returns whether another row gives the same partner the same kind of share. */
export const isTwice = (draft: ShareDraft, shares: readonly ShareDraft[]): boolean =>
  draft.partnerId !== '' &&
  shares.some(
    (other) => other.key !== draft.key && other.partnerId === draft.partnerId && other.type === draft.type,
  );

const isComplete = (share: ShareDraft, shares: readonly ShareDraft[]): boolean =>
  share.partnerId !== '' && isNumber(share.value) && valueFault(share) === null && !isTwice(share, shares);

const isBlank = (share: ShareDraft): boolean => share.partnerId === '' && share.value === '';

/** Returns the rows with input; untouched rows are ignored. */
const begun = (shares: readonly ShareDraft[]): ShareDraft[] => shares.filter((share) => !isBlank(share));

/** Returns the reasons why the form cannot be sent; empty when it can. */
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

/** Converts the shares to the API's input; null while they are incomplete. */
export function toShareInputs(drafts: readonly ShareDraft[]): ShareInput[] | null {
  const shares = begun(drafts);
  const ready = shares.length > 0 && !isTooMuch(shares) && shares.every((share) => isComplete(share, shares));
  return ready ? shares.map(shareInput) : null;
}

/** Limits the number of signatures to 1 up to the number of signatories. */
export const withinSignatories = (required: number, signatories: number): number =>
  Math.min(Math.max(1, required), Math.max(1, signatories));

/** Converts a complete draft to the API's input. */
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
