import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Currency } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { WaitingChanges } from '../account-changes/WaitingChanges.tsx';
import { SetDestination } from './SetDestination.tsx';

const PayoutDestinationsFragment = graphql(`
  fragment PayoutDestinations_selling on PlatformSelling {
    destinations {
      id
      currency
      kind
      holder
      number
      bank
      setAt
    }
    waitingDestinations {
      id
      kind
      holder
      number
      bank
    }
  }
`);

interface PayoutDestinationsProps {
  selling: FragmentType<typeof PayoutDestinationsFragment>;
  onChanged: () => void;
}

/** The accounts that payouts go to, one for each currency. */
export function PayoutDestinations({ selling: ref, onChanged }: PayoutDestinationsProps) {
  const { destinations, waitingDestinations } = useFragment(PayoutDestinationsFragment, ref);
  const [editing, setEditing] = useState<Currency>();
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.destinations}>
      <Title order={2} size="h4">
        {texts.destinations}
      </Title>
      <Text c="dimmed">{destinations.length > 0 ? texts.destinationsLead : texts.noDestination}</Text>
      <ul className={lines.list}>
        {destinations.map(({ id, currency, kind, holder, number, bank, setAt }) => (
          <li key={id} className={lines.item}>
            <div className={lines.what}>
              <Text fw={600}>{texts.to(kind, number, holder, bank ?? '')}</Text>
              <Text size="sm" c="dimmed">
                {currency}, {texts.since} <Moment at={setAt} />
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              onClick={() => setEditing(currency)}
              aria-label={`${texts.changeDestination}: ${currency}`}
            >
              {texts.changeDestination}
            </Button>
          </li>
        ))}
      </ul>
      {waitingDestinations.map(({ id, kind, holder, number, bank }) => (
        <Text key={id} size="sm" mt="xs">
          {texts.waiting} {texts.to(kind, number, holder, bank ?? '')}
        </Text>
      ))}
      <WaitingChanges of="destinations" version={waitingDestinations} onChanged={onChanged} />
      <Group mt="sm">
        <Button variant="default" onClick={() => setEditing('KES')}>
          {texts.destination}
        </Button>
      </Group>
      {editing && (
        <SetDestination currency={editing} onClose={() => setEditing(undefined)} onChanged={onChanged} />
      )}
    </Paper>
  );
}
