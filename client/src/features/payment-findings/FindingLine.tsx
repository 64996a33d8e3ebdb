import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PaymentFindingDecision } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { paymentFindingTexts as texts } from '../../messages/event-money.ts';
import { paymentFailureTexts } from '../../messages/reasons.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { SettleFinding } from './SettleFinding.tsx';

const FindingLineFragment = graphql(`
  fragment FindingLine_paymentFinding on PaymentFinding {
    id
    kind
    order {
      id
      number
    }
    amount {
      ...Money @unmask
    }
    receipt
    problemCode
    at
    viewerDecisions
  }
`);

interface FindingLineProps {
  finding: FragmentType<typeof FindingLineFragment>;
  onSettled: () => void;
}

/** One payment or refund that needs a person, with the decisions that the viewer can make. */
export function FindingLine({ finding: ref, onSettled }: FindingLineProps) {
  const finding = useFragment(FindingLineFragment, ref);
  const [decision, setDecision] = useState<PaymentFindingDecision | null>(null);
  const { id, kind, order, amount, receipt, problemCode, at, viewerDecisions } = finding;
  return (
    <li className={lines.item}>
      <div className={lines.what}>
        <Badge color={kind === 'REFUND_WAITING' ? 'gray' : 'marigold'} variant="light" tt="none" fw={600}>
          {texts.kinds[kind]}
        </Badge>
        <Text size="sm" c="dimmed" mt={4}>
          <Moment at={at} />
          {order && (
            <>
              {' '}
              · {texts.order} <TicketNumber>{order.number}</TicketNumber>
            </>
          )}
          {receipt && ` · ${texts.payment(receipt)}`}
        </Text>
      </div>
      <div className={lines.sum}>
        <Text fw={600}>{formatMoney(amount)}</Text>
      </div>
      <Text className={lines.words}>
        {problemCode ? `${paymentFailureTexts[problemCode]} ` : ''}
        {kind !== 'REFUND_WAITING' && texts.about[kind]}
      </Text>
      {viewerDecisions.length > 0 && (
        <Group className={lines.words} gap="sm">
          {viewerDecisions.map((one) => (
            <Button key={one} variant="default" size="sm" onClick={() => setDecision(one)}>
              {texts.decisions[one]}
            </Button>
          ))}
        </Group>
      )}
      {decision && (
        <SettleFinding
          id={id}
          decision={decision}
          onClose={() => setDecision(null)}
          onSettled={() => {
            setDecision(null);
            onSettled();
          }}
        />
      )}
    </li>
  );
}
