import type { LedgerContext } from '../ledger-settings.ts';
import { OP, SET_OPTIONS } from '../result/result-codes.ts';
import { compareSignerKeys, SIGNER_KEY, signerKeyOf } from '../signature/keys.ts';
import { type Account, MAX_SIGNERS, type Signer, subentryRefusal } from '../state/account.ts';
import type { SetOptions } from '../transaction/operation-body.ts';
import {
  type ApplyAnswer,
  type ApplyContext,
  isPrintable,
  type OperationRules,
  refuse,
  sourceOf,
} from './operation-rules.ts';

const ALL_FLAGS = 0xf;
const REVOCABLE = 2;
export const IMMUTABLE = 4;
const CLAWBACK = 8;
const MAX_BYTE = 255;

function changesSigning(body: SetOptions): boolean {
  return [body.masterWeight, body.lowThreshold, body.mediumThreshold, body.highThreshold, body.signer].some(
    (value) => value !== null,
  );
}

function checkFlags({ setFlags, clearFlags }: SetOptions): number | null {
  const [set, clear] = [setFlags ?? 0, clearFlags ?? 0];
  // Unsigned shifts: on the wire the masks have 32 bits.
  if (set >>> 4 !== 0 || clear >>> 4 !== 0) {
    return SET_OPTIONS.unknownFlag;
  }
  return (set & clear) === 0 ? null : SET_OPTIONS.badFlags;
}

function checkThresholds(body: SetOptions): number | null {
  const weights = [body.masterWeight, body.lowThreshold, body.mediumThreshold, body.highThreshold];
  return weights.some((weight) => weight !== null && weight > MAX_BYTE)
    ? SET_OPTIONS.thresholdOutOfRange
    : null;
}

/**
 * The account's own key is changed by its master weight, never as a signer. Inside a payload signer its key is allowed.
 */
function checkSigner({ signer }: SetOptions, source: string): number | null {
  if (signer === null) {
    return null;
  }
  const { type, payload } = signerKeyOf(signer.key);
  const emptyPayload = type === SIGNER_KEY.signedPayload && payload.length === 0;
  return signer.key === source || signer.weight > MAX_BYTE || emptyPayload ? SET_OPTIONS.badSigner : null;
}

function changeFlags(account: Account, { setFlags, clearFlags }: SetOptions): number | { flags: number } {
  const asked = ((setFlags ?? 0) | (clearFlags ?? 0)) & ALL_FLAGS;
  if (asked !== 0 && (account.flags & IMMUTABLE) !== 0) {
    return SET_OPTIONS.cantChange;
  }
  const flags = (account.flags & ~(clearFlags ?? 0)) | (setFlags ?? 0);
  const mustRevoke = (setFlags !== null || clearFlags !== null) && (flags & CLAWBACK) !== 0;
  return mustRevoke && (flags & REVOCABLE) === 0 ? SET_OPTIONS.authRevocableRequired : { flags };
}

function withSigner(signers: readonly Signer[], signer: Signer): Signer[] {
  const others = signers.filter(({ key }) => key !== signer.key);
  return [...others, signer].sort((a, b) => compareSignerKeys(a.key, b.key));
}

function changeSigner(
  account: Account,
  signer: Signer,
  ledger: LedgerContext,
): ApplyAnswer | { account: Account } {
  const known = account.signers.some(({ key }) => key === signer.key);
  if (signer.weight === 0) {
    return { account: { ...account, signers: account.signers.filter(({ key }) => key !== signer.key) } };
  }
  if (!known && account.signers.length === MAX_SIGNERS) {
    return refuse(SET_OPTIONS.tooManySigners);
  }
  switch (known ? null : subentryRefusal(account, ledger)) {
    case 'too_many_subentries':
      return { refused: { code: OP.tooManySubentries } };
    case 'low_reserve':
      return refuse(SET_OPTIONS.lowReserve);
    default:
      return { account: { ...account, signers: withSigner(account.signers, signer) } };
  }
}

function hasNoAccount(body: SetOptions, { accounts, source }: ApplyContext): boolean {
  const { inflationDestination: id } = body;
  return id !== null && id !== source && accounts.get(id) === null;
}

function withOptions(account: Account, body: SetOptions, flags: number): Account {
  const { master, low, medium, high } = account.thresholds;
  return {
    ...account,
    flags,
    inflationDestination: body.inflationDestination ?? account.inflationDestination,
    homeDomain: body.homeDomain?.toString('latin1') ?? account.homeDomain,
    thresholds: {
      master: body.masterWeight ?? master,
      low: body.lowThreshold ?? low,
      medium: body.mediumThreshold ?? medium,
      high: body.highThreshold ?? high,
    },
  };
}

export const setOptions: OperationRules<SetOptions> = {
  level: (body) => (changesSigning(body) ? 'high' : 'medium'),

  check(body, source) {
    const badDomain = body.homeDomain !== null && !isPrintable(body.homeDomain);
    return (
      checkFlags(body) ??
      checkThresholds(body) ??
      checkSigner(body, source) ??
      (badDomain ? SET_OPTIONS.invalidHomeDomain : null)
    );
  },

  apply(body, context) {
    const { accounts, ledger } = context;
    if (hasNoAccount(body, context)) {
      return refuse(SET_OPTIONS.invalidInflation);
    }
    const source = sourceOf(context);
    const changed = changeFlags(source, body);
    if (typeof changed === 'number') {
      return refuse(changed);
    }
    const account = withOptions(source, body, changed.flags);
    if (body.signer === null) {
      accounts.put(account);
      return {};
    }
    const answer = changeSigner(account, body.signer, ledger);
    if ('account' in answer) {
      accounts.put(answer.account);
      return {};
    }
    return answer;
  },
};
