import { sha256 } from '../bytes.ts';
import { InvariantViolation } from '../failures.ts';
import { TOTAL_COINS } from '../ledger-settings.ts';
import { compareSignerKeys } from '../signature/keys.ts';
import {
  type Account,
  type AccountChange,
  MAX_SIGNERS,
  MAX_SUBENTRIES,
  subentriesOf,
} from '../state/account.ts';
import { stateHash } from '../state/state-digest.ts';
import type { LedgerSummary } from './closed-ledger.ts';

function demand(holds: boolean, rule: string): void {
  if (!holds) {
    throw new InvariantViolation(rule);
  }
}

function isByte(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 255;
}

function signersInOrder({ signers }: Account): boolean {
  return signers.every((signer, i) => {
    const before = signers[i - 1];
    return before === undefined || compareSignerKeys(before.key, signer.key) < 0;
  });
}

/** Checks the invariants of an account, which hold in every ledger. */
export function checkAccount(account: Account): void {
  const { id, thresholds, signers } = account;
  const { master, low, medium, high } = thresholds;
  demand(account.balance >= 0n, `${id} has a balance below zero`);
  demand(account.sequence >= 0n, `${id} has a sequence number below zero`);
  demand(subentriesOf(account) <= MAX_SUBENTRIES, `${id} has too many entries`);
  demand(signers.length <= MAX_SIGNERS, `${id} has too many signers`);
  demand(
    signers.every(({ weight }) => isByte(weight) && weight > 0),
    `${id} has a signer of impossible weight`,
  );
  demand(signersInOrder(account), `the signers of ${id} are out of order`);
  demand([master, low, medium, high].every(isByte), `${id} has impossible thresholds`);
  demand((account.flags & ~0xf) === 0, `${id} has unknown flags`);
}

export function checkChange({ before, after }: AccountChange, ledger: number): void {
  if (after === null) {
    return;
  }
  checkAccount(after);
  demand(after.lastModifiedLedger === ledger, `${after.id} changed without being stamped`);
  // Also after a merge and re-creation: the ledger's own number is above any that may be merged.
  demand(
    before === null || after.sequence >= before.sequence,
    `the sequence number of ${after.id} went back`,
  );
}

/** Checks that no lumen is created or lost. */
export function checkLumens(balances: bigint, feePool: bigint): void {
  demand(balances + feePool === TOTAL_COINS, `lumens add up to ${balances + feePool}, not ${TOTAL_COINS}`);
  demand(feePool >= 0n, 'the fee pool is below zero');
}

export function checkHeader({ headerXdr, hash }: LedgerSummary): void {
  demand(sha256(headerXdr).toString('hex') === hash, 'the last header does not hash to what it is known by');
}

/** Checks that the accounts are those of the header. */
export function checkState(digest: bigint, { header }: LedgerSummary): void {
  demand(header.bucketListHash().equals(stateHash(digest)), 'the accounts are not those of the last header');
}

export function sumOfBalances(accounts: Iterable<Account>): bigint {
  let sum = 0n;
  for (const { balance } of accounts) {
    sum += balance;
  }
  return sum;
}

export function balancesAfter(balances: bigint, changes: readonly AccountChange[]): bigint {
  return changes.reduce(
    (sum, { before, after }) => sum + (after?.balance ?? 0n) - (before?.balance ?? 0n),
    balances,
  );
}
