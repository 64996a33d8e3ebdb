import {
  type AppliedTransaction,
  type ClosedLedger,
  innerOf,
  type Operation,
  operationNumber,
} from '../core/index.ts';
import { effectsOf } from './effects.ts';
import { operationDetails } from './operation-details.ts';
import {
  type LedgerHistory,
  type OperationRecord,
  PARTICIPANT,
  type ParticipantRecord,
  type TransactionRecord,
} from './records.ts';
import { transactionRecord } from './transaction-record.ts';

const PAYMENTS = new Set(['createAccount', 'payment', 'accountMerge']);

/** Builds all history records of a closed ledger. */
export function ledgerHistory(closed: ClosedLedger): LedgerHistory {
  const transactions: TransactionRecord[] = [];
  const operations: OperationRecord[] = [];
  const participants: ParticipantRecord[] = [];
  let succeeded = 0;
  let successfulOperations = 0;
  for (const applied of closed.transactions) {
    const record = transactionRecord(applied, closed.sequence, closed.closeTime);
    const own = operationRecords(applied, record.id);
    transactions.push(record);
    for (const operation of own) operations.push(operation);
    for (const participant of participantsOf(record, own)) participants.push(participant);
    if (!applied.successful) continue;
    succeeded += 1;
    successfulOperations += own.length;
  }
  const ledger = {
    sequence: closed.sequence,
    closedAt: closed.closeTime,
    header: closed.headerXdr,
    succeeded,
    failed: transactions.length - succeeded,
    operations: successfulOperations,
    setOperations: closed.operationCount,
  };
  return { ledger, transactions, operations, participants };
}

function operationRecords(applied: AppliedTransaction, transaction: bigint): OperationRecord[] {
  return innerOf(applied.transaction).operations.map((operation, index) => ({
    id: transaction + BigInt(index + 1),
    type: operationNumber(operation.body),
    payment: PAYMENTS.has(operation.body.type),
    successful: applied.successful,
    source: operation.source,
    target: targetOf(operation),
    details: operationDetails(operation),
    effects: effectsOf(operation, applied.operations[index]?.facts ?? []),
  }));
}

function targetOf({ body, source }: Operation): string | null {
  return 'destination' in body && body.destination !== source ? body.destination : null;
}

/** Participants: the source, the fee account, and all accounts that act or receive in one of its operations. */
function participantsOf(transaction: TransactionRecord, operations: OperationRecord[]): ParticipantRecord[] {
  const outcome = transaction.successful ? PARTICIPANT.successful : 0;
  const flags = new Map<string, number>([
    [transaction.source, outcome],
    [transaction.feeAccount, outcome],
  ]);
  for (const { source, target, payment } of operations) {
    const added = PARTICIPANT.hasOperations | (payment ? PARTICIPANT.hasPayments : 0);
    for (const account of target === null ? [source] : [source, target]) {
      flags.set(account, (flags.get(account) ?? outcome) | added);
    }
  }
  return [...flags].map(([account, bits]) => ({ account, transaction: transaction.id, flags: bits }));
}
