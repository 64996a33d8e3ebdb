import { Button, Group, Progress, Select, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuildingStadium, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import { useCapacityPoolsQuery, useDeleteCapacityPoolMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { poolTexts as texts } from '../../messages/pools.ts';
import { callTexts } from '../../messages/shell.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { useLiveEventStats } from '../events/organiser/use-live-event-stats.ts';
import { type EventOfPools, type Pool, PoolDialog } from './PoolDialog.tsx';
import classes from './selling.module.css';

graphql(`
  fragment CapacityPool on CapacityPool {
    id
    name
    capacity
    used
    available
    tiers {
      used
      tier {
        id
        name
        available
      }
      event {
        id
        name
      }
    }
  }
`);

graphql(`
  query CapacityPools($eventId: ID!) {
    event(id: $eventId) {
      id
      tiers {
        id
        name
        sold
      }
    }
    capacityPools(eventId: $eventId) {
      ...CapacityPool @unmask
    }
  }
`);

graphql(`
  mutation DeleteCapacityPool($id: ID!) {
    deleteCapacityPool(input: { id: $id }) {
      deletedId
    }
  }
`);

const REFRESH_MS = 2_000;

const count = new Intl.NumberFormat(locale);
const list = new Intl.ListFormat(locale);

interface PoolsPanelProps {
  eventId: string;
  /** Whether sales are followed live. */
  figures: boolean;
}

/** Capacity that tiers of an event share, with the places that each of them takes. */
export function PoolsPanel({ eventId, figures }: PoolsPanelProps) {
  const query = useCapacityPoolsQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const again = refetchQuietly(query);
  const refresh = useTrailingThrottle(again, REFRESH_MS);
  useLiveEventStats(figures, refresh);
  const [opened, { open, close }] = useDisclosure();
  const { data, error } = query;
  const event = data?.event;
  const [own, others] = partsOf(data?.capacityPools ?? [], eventId);
  return (
    <Section title={texts.title} lead={texts.lead}>
      {!data && error && (
        <QueryFailure
          title={callTexts.loadFailed(loadedTexts.sharedCapacity)}
          error={error}
          refetch={query.refetch}
        />
      )}
      {!data && !error && <Skeleton height={72} />}
      {data && event && (
        <>
          {own.length === 0 && (
            <EmptyState
              title={texts.none}
              message={texts.noneBody}
              icon={<IconBuildingStadium size={30} />}
            />
          )}
          <ul className="plain-list">
            {own.map((pool) => (
              <PoolLine key={pool.id} pool={pool} event={event} onSaved={again} />
            ))}
          </ul>
          <Group mt="md">
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
              {texts.add}
            </Button>
          </Group>
          {others.length > 0 && <OtherPools pools={others} event={event} onSaved={again} />}
          {opened && <PoolDialog event={event} pool={null} onClose={close} onSaved={again} />}
        </>
      )}
    </Section>
  );
}

/** Those that tiers of the event share or none does, and those of other events. */
function partsOf(pools: readonly Pool[], eventId: string): [own: Pool[], others: Pool[]] {
  const isOwn = ({ tiers }: Pool) => tiers.length === 0 || tiers.some(({ event }) => event.id === eventId);
  return [pools.filter(isOwn), pools.filter((pool) => !isOwn(pool))];
}

/** Offers a room that other events fill already. */
function OtherPools({ pools, event, onSaved }: { pools: Pool[]; event: EventOfPools; onSaved: () => void }) {
  const [chosen, setChosen] = useState<Pool | null>(null);
  const options = pools.map(({ id, name, tiers }) => {
    const events = [...new Set(tiers.map((one) => one.event.name))];
    return { value: id, label: texts.poolOf(name, list.format(events)) };
  });
  return (
    <>
      <Select
        mt="md"
        maw={420}
        label={texts.others}
        description={texts.othersHelp}
        placeholder={texts.choose}
        searchable
        nothingFoundMessage={texts.noneFound}
        data={options}
        value={null}
        onChange={(id) => setChosen(pools.find((pool) => pool.id === id) ?? null)}
      />
      {chosen && <PoolDialog event={event} pool={chosen} onClose={() => setChosen(null)} onSaved={onSaved} />}
    </>
  );
}

interface PoolLineProps {
  pool: Pool;
  event: EventOfPools;
  onSaved: () => void;
}

function PoolLine({ pool, event, onSaved }: PoolLineProps) {
  const [opened, { open, close }] = useDisclosure();
  const taken = texts.taken(count.format(pool.used), count.format(pool.capacity));
  const tiers = pool.tiers.map(({ tier, event: of, used }) =>
    texts.tierUses(of.id === event.id ? tier.name : texts.tierOf(tier.name, of.name), count.format(used)),
  );
  return (
    <li className={classes.line}>
      <div className="min-0 break-anywhere">
        <Title order={3} size="h5">
          {pool.name}
        </Title>
        <Progress.Root size={10} radius="xl" my={6}>
          <Progress.Section
            value={(pool.used / pool.capacity) * 100}
            color={pool.available === 0 ? 'marigold.5' : undefined}
            aria-label={pool.name}
            aria-valuetext={taken}
          />
        </Progress.Root>
        <Text size="sm" className="tabular">
          {taken} · {pool.available === 0 ? texts.full : texts.left(count.format(pool.available))}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {tiers.length === 0 ? texts.unused : tiers.join(' · ')}
        </Text>
      </div>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={open} aria-label={texts.editNamed(pool.name)}>
          {texts.edit}
        </Button>
        {pool.tiers.length === 0 && <DeletePoolButton pool={pool} onDeleted={onSaved} />}
      </Group>
      {opened && <PoolDialog event={event} pool={pool} onClose={close} onSaved={onSaved} />}
    </li>
  );
}

function DeletePoolButton({ pool, onDeleted }: { pool: Pool; onDeleted: () => void }) {
  const [remove, { loading }] = useDeleteCapacityPoolMutation();
  const confirm = async () => {
    try {
      await remove({ variables: { id: pool.id } });
      void notify('success', texts.removed(pool.name));
    } catch (failure) {
      void notify('error', texts.removeFailed(readFailure(failure, callTexts.network)));
    }
    onDeleted();
  };
  return (
    <ConfirmButton
      variant="light"
      loading={loading}
      aria-label={texts.removeNamed(pool.name)}
      question={texts.removeQuestion(pool.name)}
      consequence={texts.removeConsequence}
      confirmLabel={texts.remove}
      onConfirm={confirm}
    >
      {texts.remove}
    </ConfirmButton>
  );
}
