import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden, refuseFaults } from '../../../platform/failures.ts';
import {
  findRepeated,
  type KeyedCommand,
  keyFaults,
  recordOnce,
} from '../../../platform/idempotency/index.ts';
import { type Scope } from '../../../platform/scope.ts';
import { mayTriggerRound } from '../contracts/contract.policy.ts';
import { findContract } from '../contracts/contract.queries.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { lockContract } from '../contracts/contract.writes.ts';
import { contractMoney } from '../financials.reads.ts';
import { advancesWaiting, availableOf } from '../financials.rules.ts';
import { contextOf, type RoundContext } from './ledger-checks.ts';
import { planPayments } from './payments.rules.ts';
import {
  AmountExceedsAvailable,
  ContractNotFinal,
  RoundKeyMismatch,
  RoundNotEnded,
  TooManyOpen,
} from './round.failures.ts';
import { announceRound, findRound, findRoundRecord } from './round.queries.ts';
import { countOpen, readOwedExpenses, readPaidByShare } from './round.reads.ts';
import {
  ANSWER_WITHIN_MS,
  checkedRound,
  isRepeatable,
  LIFE_SECONDS,
  type RoundForm,
  type RoundRequest,
  roundMemo,
} from './round.rules.ts';
import { type Round } from './round.schema.ts';
import { insertRound, recordChannelIntent } from './round.writes.ts';

/** Each has its own account, whose reserve the platform lends. */
const MAX_OPEN = 50;
/** The ledger's reserve for an account without entries: two base reserves of half a lumen. It comes back in the end. */
const CHANNEL_RESERVE = 10_000_000n;

/**
 * Proposes a release: fixes its payments, and prepares the transaction to sign. Nothing moves before the signatories
 * signed.
 * @param idempotencyKey the same key and release get the same round
 * @throws BadInput, NotFound, Forbidden, ContractNotFinal, AmountExceedsAvailable, DestinationMissing, TooManyOpen,
 *   TooManyPayments, LedgerUnavailable, RoundKeyMismatch
 */
export async function triggerRound(
  scope: Scope,
  form: RoundForm,
  idempotencyKey: string | null,
): Promise<Round> {
  return trigger(scope, checkedRound(form, idempotencyKey), null);
}

/**
 * Repeats a release that failed, expired or was cancelled. It is another transaction, so it has no approvals.
 * @throws as `triggerRound`, and RoundNotEnded
 */
export async function triggerRoundAgain(
  scope: Scope,
  id: string,
  idempotencyKey: string | null,
): Promise<Round> {
  refuseFaults(keyFaults(idempotencyKey));
  const { round } = await findRoundRecord(scope, id);
  const { contractId, units, reason } = round;
  const request = { contractId, units, reason, idempotencyKey };
  if (!isRepeatable(round.state)) throw new RoundNotEnded();
  return trigger(scope, request, round.id);
}

async function trigger(scope: Scope, request: RoundRequest, againOf: string | null): Promise<Round> {
  const { contractId, units, reason, idempotencyKey: key } = request;
  const contract = await findContract(scope, contractId);
  const command = {
    ...{ operation: 'triggerRound', record: 'release', key },
    request: [contractId, String(units), reason, againOf],
    mismatch: () => new RoundKeyMismatch(),
  };
  const id =
    (await findRepeated(scope, command)) ?? (await start(scope, { request, contract, againOf, command }));
  const { channelIntentId } = (await findRoundRecord(scope, id)).round;
  if (channelIntentId !== null) await scope.services.settlement.settled(channelIntentId, ANSWER_WITHIN_MS);
  return findRound(scope, id);
}

/** @returns the id of the round */
async function start(scope: Scope, proposal: Omit<Proposal, 'context'>): Promise<string> {
  const { contract } = proposal;
  const { failpoints } = scope.services;
  if (!mayTriggerRound(scope.actor, { ...contract, state: 'final' })) {
    scope.services.audit.refused(scope, { operation: 'triggerRound', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  const context = await contextOf(scope, contract);
  failpoints.reach('round.before_trigger');
  // The vault creates keys for the system alone.
  const id = await inTransaction(scope, (tx) => propose(tx, { ...proposal, context }), SYSTEM_TENANCY);
  failpoints.reach('round.triggered');
  return id;
}

interface Proposal {
  request: RoundRequest;
  contract: ContractRecord;
  context: RoundContext;
  againOf: string | null;
  command: KeyedCommand;
}

/** Locks the contract's row first, so that no other round promises the same money. */
async function propose(tx: Tx, { request, contract, context, againOf, command }: Proposal): Promise<string> {
  const { ids, actor, services } = tx.scope;
  const locked = await lockContract(tx, contract.id);
  const id = ids.uuid();
  const earlier = await recordOnce(tx, command, id);
  if (earlier !== undefined) return earlier;
  if (locked?.state !== 'final') throw new ContractNotFinal();
  if ((await countOpen(tx, contract.id)) >= MAX_OPEN) throw new TooManyOpen(MAX_OPEN);
  const payments = await plan(tx, request, contract, context);
  const total = payments.reduce((sum, { units }) => sum + units, 0n);
  const channelKey = await services.vault.create(tx, { kind: 'platform', id: `round:${id}` });
  await insertRound(tx, {
    id,
    contract,
    units: request.units,
    payments,
    reason: request.reason,
    by: signedIn(actor).userId,
    expiresAt: new Date(services.settlement.ledgerTime().getTime() + LIFE_SECONDS * 1_000),
    againOf,
    networkId: context.networkId,
    escrowKey: context.escrowKey,
    channelKey,
    feeBid: context.feeBid,
    memoHash: roundMemo(id, contract.id, total),
  });
  const intentId = await services.settlement.intend(tx, {
    kind: 'round_channel',
    businessKey: `round:${id}:channel`,
    source: context.treasury,
    operations: [{ type: 'create_account', to: channelKey, stroops: startingBalance(tx, payments.length) }],
    notAfter: null,
    reference: { roundId: id },
  });
  await recordChannelIntent(tx, id, intentId);
  await tx.audit({
    action: 'round.trigger',
    entityType: 'round',
    entityId: id,
    issuerId: contract.issuerId,
    details: { contractId: contract.id, stroops: String(request.units), total: String(total), againOf },
  });
  announceRound(tx, { id, contractId: contract.id, issuerId: contract.issuerId });
  return id;
}

async function plan(tx: Tx, { units }: RoundRequest, contract: ContractRecord, context: RoundContext) {
  const { people, issuer } = context.destinations;
  const money = await contractMoney(tx, contract.id);
  if (!money) throw new ContractNotFinal();
  const available = availableOf(money, context.spendable);
  if (units > available) throw new AmountExceedsAvailable(xlm(units), xlm(available));
  // An expense that was approved since the ledger was queried waits for the next round.
  const expenses = (await readOwedExpenses(tx, contract.id)).flatMap((expense) => {
    const destination = people.get(expense.userId);
    return destination === undefined ? [] : [{ ...expense, destination }];
  });
  const shares = contract.shares.map(({ id, type, bps, fixedUnits, partner }) => ({
    id,
    type,
    bps,
    fixedUnits,
    partnerId: partner.id,
    userId: partner.userId,
    name: partner.name,
    destination: people.get(partner.userId ?? '') ?? '',
  }));
  return planPayments({
    units,
    shares,
    given: await readPaidByShare(tx, contract.id),
    issuer: { name: contract.issuerName, destination: issuer },
    expenses,
    advances: advancesWaiting(money),
  });
}

/** Enough for the highest possible fees of its two transactions. */
function startingBalance({ scope }: Tx, payments: number): bigint {
  return CHANNEL_RESERVE + scope.services.config.ledger.feeCap * BigInt(payments + 2);
}

function xlm(units: bigint): string {
  return formatAmount(amountOf('XLM', units));
}
