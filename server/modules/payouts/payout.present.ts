import { totalOf } from '../../lib/money/index.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import type { BalanceRecord, DestinationRecord, PayoutRecord, SellingRecord } from './payout.reads.ts';
import {
  amountOfPayout,
  canReject,
  canSettle,
  isOperator,
  mayApprove,
  type PayoutFacts,
} from './payout.rules.ts';
import type {
  Payout,
  PayoutApproval,
  PayoutDestination,
  PlatformBalance,
  PlatformSelling,
} from './payout.schema.ts';

export const factsOf = (row: PayoutRecord): PayoutFacts => ({
  state: row.state,
  requestedBy: row.requested_by,
  firstApprovedBy: row.first_approved_by,
  accountId: row.account_id,
  isUnconfirmed: row.is_unconfirmed,
});

type ListedDestination = Omit<DestinationRecord, 'set_at'> & { set_at: string };

function presentDestination({ set_at, ...row }: ListedDestination): PayoutDestination {
  const { id, currency, kind, holder, number, bank } = row;
  return { id, currency, kind, holder, number, bank, setAt: new Date(set_at) };
}

/** Organisers do not learn who at the platform approved. */
function approvalsOf(actor: Actor, row: PayoutRecord): PayoutApproval[] {
  const names = isOperator(actor);
  const both = [
    { by: row.first_approved_name, at: row.first_approved_at },
    { by: row.second_approved_name, at: row.second_approved_at },
  ];
  return both.flatMap(({ by, at }) => (at ? [{ by: names ? by : null, at }] : []));
}

export function presentPayout(actor: Actor, row: PayoutRecord): Payout {
  const facts = factsOf(row);
  const operates = isOperator(actor);
  return {
    id: row.id,
    issuerId: row.issuer_id,
    issuerName: row.issuer_name,
    amount: presentMoney(amountOfPayout(row)),
    status: row.state,
    destination: presentDestination(row.destination),
    note: row.note,
    requestedBy: row.requested_by_name,
    requestedAt: row.requested_at,
    approvals: approvalsOf(actor, row),
    sentAt: row.sent_at,
    isByProvider: row.account_id !== null,
    isUnconfirmed: row.is_unconfirmed,
    receipt: row.receipt,
    reason: row.reason,
    finishedAt: row.finished_at,
    viewerCanApprove: mayApprove(actor, facts),
    viewerCanReject: canReject(facts),
    viewerCanSend: operates && row.state === 'approved',
    viewerCanSettle: operates && canSettle(facts),
  };
}

function presentBalance({ currency, ...texts }: BalanceRecord): PlatformBalance {
  const money = (text: string) => presentMoney(totalOf(currency, BigInt(text)));
  return {
    taken: money(texts.taken),
    fees: money(texts.fees),
    platformFees: money(texts.platform_fees),
    refunded: money(texts.refunded),
    disputed: money(texts.disputed),
    underWay: money(texts.under_way),
    paidOut: money(texts.paid_out),
    due: money(texts.due),
  };
}

export function presentSelling(row: SellingRecord): PlatformSelling {
  return {
    id: row.issuer_id,
    issuerName: row.issuer_name,
    isOpen: row.is_open,
    isChosen: row.is_chosen,
    feePercent: String(row.fee_basis_points / 100),
    balances: row.balances.map(presentBalance),
    destinations: row.destinations.map(presentDestination),
    waitingDestinations: row.waiting_destinations.map(presentDestination),
  };
}
