import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_ORDER_TICKETS } from '../../../../../server/lib/limits/order-limits.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useJoinWaitingListMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { specialTexts as texts } from '../../../messages/purchases.ts';
import { callTexts } from '../../../messages/shell.ts';
import { CountField } from '../../../ui/CountField.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import classes from './special.module.css';
import type { WaitlistProps } from './WaitingForm.tsx';

graphql(`
  mutation JoinWaitingList($input: JoinWaitingListInput!) {
    joinWaitingList(input: $input) {
      done
    }
  }
`);

interface JoinWaitingListProps extends WaitlistProps {
  /** Receives the address of the entry. */
  onJoined: (email: string) => void;
}

/** Form for an entry on the waitlist: tier, quantity and contact details. */
export default function JoinWaitingList({ slug, tiers, person, onJoined }: JoinWaitingListProps) {
  const [entry, setEntry] = useState({
    tier: tiers[0] ?? '',
    quantity: 1,
    name: person?.name ?? '',
    email: person?.email ?? '',
  });
  const [join, { loading, error }] = useJoinWaitingListMutation();
  const isOnSale = !tiers.includes(entry.tier);
  const listed = isOnSale ? [entry.tier, ...tiers] : tiers;
  const change = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = entry.email.trim();
    const { data } = await join({ variables: { input: { slug, ...entry, email } } }).catch(() => ({
      data: undefined,
    }));
    if (data?.joinWaitingList.done) onJoined(email);
  };
  return (
    <form onSubmit={submit} className={classes.wait} aria-label={texts.waitTitle}>
      <Stack gap="sm">
        <div>
          <Title order={3} size="h4">
            {texts.waitTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.waitBody}
          </Text>
        </div>
        {listed.length > 1 && (
          <NativeSelect
            label={texts.waitTier}
            data={[...listed]}
            value={entry.tier}
            onChange={({ currentTarget }) => change({ tier: currentTarget.value })}
          />
        )}
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{texts.waitCount}</Text>
          <CountField
            labels={{ field: texts.waitCount, more: texts.waitMore, fewer: texts.waitFewer }}
            value={entry.quantity}
            max={MAX_ORDER_TICKETS}
            onChange={(quantity) => change({ quantity })}
          />
        </Group>
        <TextInput
          label={texts.waitName}
          autoComplete="name"
          required
          withAsterisk={false}
          value={entry.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          label={texts.waitEmail}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          value={entry.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        {error && <FormFailure>{texts.waitFailed(readFailure(error, callTexts.network))}</FormFailure>}
        {isOnSale && <FormFailure>{texts.waitOnSale(entry.tier)}</FormFailure>}
        <Button type="submit" size="lg" fullWidth loading={loading} disabled={isOnSale}>
          {texts.waitGo}
        </Button>
      </Stack>
    </form>
  );
}
