import { Button, Group, Modal, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure, useIntersection } from '@mantine/hooks';
import { IconArrowDownLeft, IconArrowsExchange, IconArrowUpRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { movementTexts } from '../../messages/wallet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney, formatShortMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import classes from './Movements.module.css';
import { shortKey } from './short-key.ts';

export const MovementRowFragment = graphql(`
  fragment MovementRow_movement on WalletMovement {
    id
    kind
    amount {
      ...Money @unmask
    }
    counterparty
    eventName
    occurredAt
    ...MovementDetails_movement
  }
`);

/** One movement: kind, time and amount; opens the details. */
export function MovementRow({ movement: ref }: { movement: FragmentType<typeof MovementRowFragment> }) {
  const movement = useFragment(MovementRowFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const incoming = !movement.amount.amount.startsWith('-');
  const Arrow = incoming ? IconArrowDownLeft : IconArrowUpRight;
  const what = movementTexts.kinds[movement.kind];
  const about = movement.eventName ?? (movement.counterparty && shortKey(movement.counterparty));
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.row} onClick={open} aria-haspopup="dialog">
        <span className={classes.mark} data-in={incoming || undefined} aria-hidden>
          <Arrow size={20} />
        </span>
        <span className={classes.words}>
          <Text component="span" fw={600} className={classes.what}>
            {what}
          </Text>
          {about && (
            <Text component="span" size="sm" c="dimmed" className={classes.about}>
              {about}
            </Text>
          )}
        </span>
        <span className={classes.right}>
          <Text
            component="span"
            fw={600}
            className={`tabular ${classes.sum}`}
            data-in={incoming || undefined}
            title={formatMoney(movement.amount)}
          >
            {incoming && '+'}
            {formatShortMoney(movement.amount)}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            <Moment at={movement.occurredAt} isRelative />
          </Text>
        </span>
      </UnstyledButton>
      <Modal
        opened={opened}
        onClose={close}
        title={what}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <MovementDetails movement={movement} />
      </Modal>
    </li>
  );
}

interface MovementsProps {
  movements: readonly ({ id: string } & FragmentType<typeof MovementRowFragment>)[];
  hasMore: boolean;
  loadMore: () => Promise<unknown>;
  /** Hides the heading on a page about movements. */
  untitled?: boolean;
}

/** Movements of a wallet, newest first; older ones load when the reader nears the end. */
export function Movements({ movements, hasMore, loadMore, untitled = false }: MovementsProps) {
  return (
    <section aria-label={movementTexts.title}>
      {!untitled && (
        <Title order={2} size="h3" mb="sm">
          {movementTexts.title}
        </Title>
      )}
      {movements.length === 0 ? (
        <EmptyState
          title={movementTexts.none}
          message={movementTexts.noneBody}
          icon={<IconArrowsExchange size={30} />}
          order={untitled ? 2 : 3}
        />
      ) : (
        <Paper withBorder component="ul" className={classes.list}>
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </Paper>
      )}
      {hasMore && <More key={movements.length} loadMore={loadMore} />}
    </section>
  );
}

/** Loads more when visible; also a button, for keyboards and for retries. */
function More({ loadMore }: { loadMore: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false);
  const { ref, entry } = useIntersection({ rootMargin: '240px' });
  const load = async () => {
    setLoading(true);
    await loadMore().catch(() => undefined);
    setLoading(false);
  };
  const seen = useEffectEvent(() => void load());
  useEffect(() => {
    if (entry?.isIntersecting) seen();
  }, [entry?.isIntersecting]);
  return (
    <Group justify="center" mt="lg" ref={ref}>
      <Button variant="default" disabled={loading} onClick={() => void load()}>
        {loading ? movementTexts.loadingMore : movementTexts.more}
      </Button>
    </Group>
  );
}
