import { Button, Group, Paper, Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FragmentType } from '../../gql/index.ts';
import { movementTexts } from '../../texts/wallet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MovementRow, type MovementRowFragment } from './MovementRow.tsx';
import classes from './Movements.module.css';

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
