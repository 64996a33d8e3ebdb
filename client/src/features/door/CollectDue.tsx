import { Button, SimpleGrid, Text } from '@mantine/core';
import { IconCash, IconCheck, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { DueMethod } from '../../gql/graphql.ts';
import { useCollectDueMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../texts/door.ts';
import { labelTexts } from '../../texts/labels.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatAmount } from '../../ui/format-amount.ts';
import classes from './CollectDue.module.css';

graphql(`
  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {
    collectDue(ticketId: $ticketId, method: $method) {
      id
      dueStatus
      due {
        value
        currency
      }
    }
  }
`);

const WAYS = [
  { method: 'CASH', Icon: IconCash },
  { method: 'MOBILE_MONEY', Icon: IconDeviceMobile },
  { method: 'CARD_TERMINAL', Icon: IconCreditCard },
] as const satisfies { method: DueMethod; Icon: unknown }[];

interface CollectDueProps {
  due: { value: string; currency: string };
  ticketId: string;
}

/** The amount that the door has to collect, and how it was settled. */
export function CollectDue({ due, ticketId }: CollectDueProps) {
  const [settled, setSettled] = useState<DueMethod | null>(null);
  const [collect, { loading, error }] = useCollectDueMutation();
  const amount = formatAmount(due.value, due.currency);
  const settle = async (method: DueMethod) => {
    const { data } = await collect({ variables: { ticketId, method } }).catch(() => ({ data: null }));
    if (data) setSettled(method);
  };
  return (
    <section
      className={classes.due}
      data-settled={settled !== null || undefined}
      aria-label={doorTexts.dueTitle}
    >
      <div role="status">
        <Text fw={600}>{settled ? doorTexts.collected : doorTexts.dueTitle}</Text>
        <p className={classes.amount}>{amount}</p>
        {settled && (
          <Text className={classes.done}>
            <IconCheck size={20} aria-hidden /> {doorTexts.methods[settled]}
          </Text>
        )}
      </div>
      {!settled && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="md">
          {WAYS.map(({ method, Icon }) => (
            <Button
              key={method}
              variant="default"
              disabled={loading}
              onClick={() => settle(method)}
              leftSection={<Icon size={18} aria-hidden />}
            >
              {doorTexts.methods[method]}
            </Button>
          ))}
          <ConfirmButton
            variant="default"
            color={undefined}
            disabled={loading}
            question={labelTexts.waiveQuestion(amount)}
            consequence={labelTexts.waiveConsequence}
            confirmLabel={labelTexts.waive}
            onConfirm={() => settle('WAIVED')}
          >
            {doorTexts.methods.WAIVED}
          </ConfirmButton>
        </SimpleGrid>
      )}
      {error && !settled && (
        <div className={classes.fault}>
          <FormFailure>{doorTexts.collectFailed(readFailure(error))}</FormFailure>
        </div>
      )}
    </section>
  );
}
