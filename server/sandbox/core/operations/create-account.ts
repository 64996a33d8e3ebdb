import { CREATE_ACCOUNT } from '../result/result-codes.ts';
import type { Account } from '../state/account.ts';
import { ACCOUNT_ENTRIES, available, debited, startingSequence } from '../state/balance.ts';
import type { CreateAccount } from '../transaction/operation-body.ts';
import { type OperationRules, refuse, sourceOf } from './operation-rules.ts';

/** Creates an account: one key of weight 1, every threshold 0, and the ledger's own number as its sequence. */
export function newAccount(id: string, balance: bigint, ledger: number): Account {
  return {
    id,
    balance,
    sequence: startingSequence(ledger),
    sequenceLedger: 0,
    sequenceTime: 0,
    thresholds: { master: 1, low: 0, medium: 0, high: 0 },
    flags: 0,
    homeDomain: '',
    inflationDestination: null,
    signers: [],
    data: new Map(),
    lastModifiedLedger: ledger,
  };
}

export const createAccount: OperationRules<CreateAccount> = {
  level: () => 'medium',

  // A balance below the reserve passes here: it is checked only on the ledger, where the fee is already charged.
  check: (body, source) =>
    body.startingBalance < 0n || body.destination === source ? CREATE_ACCOUNT.malformed : null,

  apply(body, context) {
    const { accounts, ledger } = context;
    if (accounts.get(body.destination) !== null) {
      return refuse(CREATE_ACCOUNT.alreadyExist);
    }
    if (body.startingBalance < BigInt(ACCOUNT_ENTRIES) * ledger.baseReserve) {
      return refuse(CREATE_ACCOUNT.lowReserve);
    }
    const source = sourceOf(context);
    if (available(source, ledger) < body.startingBalance) {
      return refuse(CREATE_ACCOUNT.underfunded);
    }
    accounts.put(debited(source, body.startingBalance));
    accounts.put(newAccount(body.destination, body.startingBalance, ledger.sequence));
    return {};
  },
};
