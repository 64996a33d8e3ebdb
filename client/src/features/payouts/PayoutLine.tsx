import { Group, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ApprovePayout } from './ApprovePayout.tsx';
import { RejectPayout } from './RejectPayout.tsx';
import { SendPayout } from './SendPayout.tsx';
import { SettlePayout } from './SettlePayout.tsx';

const PayoutLineFragment = graphql(`
  fragment PayoutLine_payout on Payout {
    id
    issuer {
      id
      name
    }
    amount {
      ...Money @unmask
    }
    status
    destination {
      id
      kind
      holder
      number
      bank
    }
    note
    requestedBy
    requestedAt
    approvals {
      by
      at
    }
    isUnconfirmed
    receipt
    reason
    viewerCanApprove
    viewerCanReject
    viewerCanSend
    viewerCanSettle
  }
`);

const TONES: Record<string, string> = { REQUESTED: 'pending', APPROVED: 'approved', SENT: 'paying' };

interface PayoutLineProps {
  payout: FragmentType<typeof PayoutLineFragment>;
  /** True for operators of the platform, who see payouts of all organisers. */
  isOperator: boolean;
  onChanged: () => void;
}

/** One payout: amount, destination, approvals, and what the viewer can do about it. */
export function PayoutLine({ payout: ref, isOperator, onChanged }: PayoutLineProps) {
  const payout = useFragment(PayoutLineFragment, ref);
  const { issuer, destination, approvals, status, note, receipt, reason } = payout;
  const names = approvals.flatMap(({ by }) => by ?? []);
  const amount = formatMoney(payout.amount);
  const of = { id: payout.id, amount, name: issuer?.name ?? '', onChanged };
  const words = [
    names.length > 0 && texts.approvedBy(names.join(', ')),
    note,
    reason,
    isOperator && payout.isUnconfirmed && texts.unconfirmed,
  ];
  const to = texts.to(destination.kind, destination.number, destination.holder, destination.bank ?? '');
  return (
    <li className={lines.item}>
      <div className={lines.what}>
        {isOperator && <Text fw={600}>{issuer?.name}</Text>}
        <Text {...(!isOperator && { fw: 600 })}>{to}</Text>
        <Text size="sm" c="dimmed">
          <Moment at={payout.requestedAt} />
          {payout.requestedBy && `, ${texts.requestedBy(payout.requestedBy)}`}
          {receipt && ` · ${texts.receipt(receipt)}`}
        </Text>
      </div>
      <div className={lines.sum}>
        <Text fw={600}>{amount}</Text>
        <StatusBadge status={TONES[status] ?? status} label={texts.statuses[status]} />
        {status === 'REQUESTED' && (
          <Text size="sm" c="dimmed">
            {texts.approvals(approvals.length)}
          </Text>
        )}
      </div>
      {words.filter(Boolean).map((text) => (
        <Text key={text || ''} className={lines.words}>
          {text}
        </Text>
      ))}
      <Group className={lines.words} gap="sm">
        {payout.viewerCanApprove && <ApprovePayout {...of} destinationId={destination.id} to={to} />}
        {payout.viewerCanSend && <SendPayout {...of} kind={destination.kind} to={to} />}
        {payout.viewerCanSettle && <SettlePayout {...of} knowsReceipt={receipt !== null} />}
        {payout.viewerCanReject && <RejectPayout {...of} isWithdrawal={!isOperator} />}
      </Group>
    </li>
  );
}
