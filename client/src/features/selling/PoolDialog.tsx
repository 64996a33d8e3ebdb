import { MultiSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { CapacityPoolsQuery } from '../../gql/graphql.ts';
import { useChangeCapacityPoolMutation, useCreateCapacityPoolMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { poolTexts as texts } from '../../messages/pools.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { digitsOf } from '../events/organiser/tier-drafts.ts';

export type Pool = CapacityPoolsQuery['capacityPools'][number];
export type EventOfPools = NonNullable<CapacityPoolsQuery['event']>;

graphql(`
  mutation CreateCapacityPool($input: CreateCapacityPoolInput!) {
    createCapacityPool(input: $input) {
      capacityPool {
        ...CapacityPool @unmask
      }
    }
  }
`);

graphql(`
  mutation ChangeCapacityPool($input: ChangeCapacityPoolInput!) {
    changeCapacityPool(input: $input) {
      capacityPool {
        ...CapacityPool @unmask
      }
    }
  }
`);

/** Tickets of each tier are available in another number once it shares places. */
const AFTERWARDS = { refetchQueries: ['TicketsOfEvent'] };

interface PoolDialogProps {
  event: EventOfPools;
  /** null creates a new one. */
  pool: Pool | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Creates or edits capacity that tiers share. Tickets sold stay as they are. */
export function PoolDialog({ event, pool, onClose, onSaved }: PoolDialogProps) {
  const [name, setName] = useState(pool?.name ?? '');
  const [capacity, setCapacity] = useState(pool ? String(pool.capacity) : '');
  const [before] = useState(() => pool?.tiers.map(({ tier }) => tier.id) ?? []);
  const [tierIds, setTierIds] = useState(before);
  const [create, creating] = useCreateCapacityPoolMutation(AFTERWARDS);
  const [change, changing] = useChangeCapacityPoolMutation(AFTERWARDS);
  const error = creating.error ?? changing.error;
  const submit = async () => {
    const input = { name, capacity: Number(capacity) };
    try {
      await (pool
        ? change({ variables: { input: { id: pool.id, ...input, ...changesOf(before, tierIds) } } })
        : create({ variables: { input: { eventId: event.id, ...input, tierIds } } }));
      void notify('success', texts.saved(name.trim()));
      onSaved();
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={pool ? texts.editPool(pool.name) : texts.newPool}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={creating.loading || changing.loading}
      disabled={name.trim() === '' || capacity === ''}
      failure={error && readFailure(error, callTexts.network)}
      noValidate
    >
      <TextInput
        label={texts.name}
        description={texts.nameHelp}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={texts.capacity}
        description={pool && pool.used > 0 ? texts.capacityHelp(pool.used.toLocaleString(locale)) : undefined}
        inputMode="numeric"
        maxLength={8}
        value={capacity}
        onChange={({ currentTarget }) => setCapacity(digitsOf(currentTarget.value))}
      />
      <MultiSelect
        label={texts.tiers}
        data={choicesOf(event, pool)}
        value={tierIds}
        onChange={setTierIds}
        hidePickedOptions
      />
    </FormDialog>
  );
}

/** The tiers of the event, and those of other events that share the capacity already. */
function choicesOf(event: EventOfPools, pool: Pool | null): { value: string; label: string }[] {
  const others = pool?.tiers.filter((one) => one.event.id !== event.id) ?? [];
  return [
    ...event.tiers.map(({ id, name }) => ({ value: id, label: name })),
    ...others.map(({ tier, event: of }) => ({ value: tier.id, label: texts.tierOf(tier.name, of.name) })),
  ];
}

/** The tiers that were put in and taken out here. A colleague's changes meanwhile stay. */
function changesOf(before: readonly string[], after: readonly string[]) {
  return {
    addTierIds: after.filter((id) => !before.includes(id)),
    removeTierIds: before.filter((id) => !after.includes(id)),
  };
}
