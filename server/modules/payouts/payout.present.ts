import { totalOf } from '../../lib/money/index.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import type { BalanceRecord, DestinationRecord, PayoutRecord, SellingRecord } from './payout.reads.ts';
import { amountOfPayout, canReject, canSettle, isOperator, mayApprove } from './payout.rules.ts';
import type {
  Payout,
  PayoutApproval,
  PayoutDestination,
  PlatformBalance,
  PlatformSelling,
} from './payout.schema.ts';

const presentDestination = ({ setAt, ...row }: DestinationRecord): PayoutDestination => ({
  ...row,
  setAt: new Date(setAt),
});

/** Organisers do not learn who at the platform approved. */
function approvalsOf(actor: Actor, row: PayoutRecord): PayoutApproval[] {
  const names = isOperator(actor);
  const both = [
    { by: row.firstApprovedName, at: row.firstApprovedAt },
    { by: row.secondApprovedName, at: row.secondApprovedAt },
  ];
  return both.flatMap(({ by, at }) => (at ? [{ by: names ? by : null, at }] : []));
}

export function presentPayout(actor: Actor, row: PayoutRecord): Payout {
  const operates = isOperator(actor);
  return {
    id: row.id,
    issuerId: row.issuerId,
    issuerName: row.issuerName,
    amount: presentMoney(amountOfPayout(row)),
    status: row.state,
    destination: presentDestination(row.destination),
    note: row.note,
    requestedBy: row.requestedByName,
    requestedAt: row.requestedAt,
    approvals: approvalsOf(actor, row),
    sentAt: row.sentAt,
    isByProvider: row.accountId !== null,
    isUnconfirmed: row.isUnconfirmed,
    receipt: row.receipt,
    reason: row.reason,
    finishedAt: row.finishedAt,
    viewerCanApprove: mayApprove(actor, row),
    viewerCanReject: canReject(row),
    viewerCanSend: operates && row.state === 'approved',
    viewerCanSettle: operates && canSettle(row),
  };
}

function presentBalance({ currency, ...texts }: BalanceRecord): PlatformBalance {
  const money = (text: string) => presentMoney(totalOf(currency, BigInt(text)));
  return {
    taken: money(texts.taken),
    fees: money(texts.fees),
    platformFees: money(texts.platformFees),
    refunded: money(texts.refunded),
    disputed: money(texts.disputed),
    underWay: money(texts.underWay),
    paidOut: money(texts.paidOut),
    due: money(texts.due),
  };
}

export function presentSelling(row: SellingRecord): PlatformSelling {
  return {
    id: row.issuerId,
    issuerName: row.issuerName,
    isOpen: row.isOpen,
    isChosen: row.isChosen,
    feePercent: String(row.feeBasisPoints / 100),
    balances: row.balances.map(presentBalance),
    destinations: row.destinations.map(presentDestination),
    waitingDestinations: row.waitingDestinations.map(presentDestination),
  };
}
