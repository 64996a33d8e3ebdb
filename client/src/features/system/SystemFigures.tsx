import { SimpleGrid } from '@mantine/core';
import { IconActivityHeartbeat, IconDevices, IconTicket, IconUsers } from '@tabler/icons-react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { systemTexts as texts } from '../../texts/system.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';

const SystemFiguresFragment = graphql(`
  fragment SystemFigures_stats on SystemStats {
    systemHealth
    totalUsers
    totalTickets
    activeSessions
  }
`);

const count = new Intl.NumberFormat(locale);

interface SystemFiguresProps {
  /** Undefined while loading. */
  stats: FragmentType<typeof SystemFiguresFragment> | undefined;
}

/** Four cards with health and counts. */
export function SystemFigures({ stats: ref }: SystemFiguresProps) {
  const stats = useFragment(SystemFiguresFragment, ref);
  return (
    <SimpleGrid
      cols={{ base: 2, lg: 4 }}
      spacing={{ base: 'sm', sm: 'lg' }}
      role={stats ? undefined : 'status'}
      aria-label={stats ? undefined : texts.loading}
    >
      <FigureCard
        label={texts.health}
        value={stats && texts.levels[stats.systemHealth]}
        icon={<IconActivityHeartbeat size={22} stroke={1.7} />}
      />
      <FigureCard
        label={texts.users}
        value={stats && count.format(stats.totalUsers)}
        icon={<IconUsers size={22} stroke={1.7} />}
      />
      <FigureCard
        label={texts.tickets}
        value={stats && count.format(stats.totalTickets)}
        icon={<IconTicket size={22} stroke={1.7} />}
      />
      <FigureCard
        label={texts.sessions}
        value={stats && count.format(stats.activeSessions)}
        icon={<IconDevices size={22} stroke={1.7} />}
      />
    </SimpleGrid>
  );
}
