import { Badge, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconActivityHeartbeat, IconDevices, IconTicket, IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Live } from '../../../apollo/Live.tsx';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { PlatformSettings } from '../../../features/platform-settings/PlatformSettings.tsx';
import { RateEditor } from '../../../features/rates/RateEditor.tsx';
import { MaintenanceToggle } from '../../../features/system/MaintenanceToggle.tsx';
import classes from '../../../features/system/System.module.css';
import { SystemJobs } from '../../../features/system/SystemJobs.tsx';
import { SystemSection } from '../../../features/system/SystemSection.tsx';
import type { HealthLevel } from '../../../gql/graphql.ts';
import { useSystemStatsChangedSubscription, useSystemStatsQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { locale } from '../../../language/language.ts';
import { systemTexts as texts } from '../../../messages/system.ts';
import { FigureCard } from '../../../ui/FigureCard.tsx';
import { notify } from '../../../ui/notify.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

const TONES: Record<HealthLevel, string> = { HEALTHY: 'leaf', WARNING: 'marigold', CRITICAL: 'coral' };

/** Health level as a word with a colour. */
export function HealthBadge({ level }: { level: HealthLevel }) {
  return (
    <Badge variant="light" radius="sm" tt="none" fw={600} color={TONES[level]}>
      {texts.levels[level]}
    </Badge>
  );
}

const HealthListFragment = graphql(`
  fragment HealthList_stats on SystemStats {
    health {
      part
      level
      note
    }
  }
`);

/** Health of each component of the product. */
export function HealthList({ stats: ref }: { stats: FragmentType<typeof HealthListFragment> }) {
  const { health } = useFragment(HealthListFragment, ref);
  return (
    <SystemSection title={texts.partsTitle}>
      <ul className="plain-list">
        {health.map(({ part, level, note }) => (
          <li key={part} className={classes.row}>
            <span className={classes.name}>{texts.parts[part]}</span>
            <Text size="sm" c="dimmed" className={classes.note}>
              {note}
            </Text>
            <HealthBadge level={level} />
          </li>
        ))}
      </ul>
    </SystemSection>
  );
}

const SystemInformationFragment = graphql(`
  fragment SystemInformation_stats on SystemStats {
    environment
    version
    uptime
  }
`);

/** Version, environment and uptime. */
export function SystemInformation({ stats: ref }: { stats: FragmentType<typeof SystemInformationFragment> }) {
  const { environment, version, uptime } = useFragment(SystemInformationFragment, ref);
  const facts: [string, string][] = [
    [texts.environment, texts.environments[environment]],
    [texts.version, version],
    [texts.uptime, uptime],
  ];
  return (
    <SystemSection title={texts.info}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt className={classes.term}>{name}</dt>
            <dd className={`${classes.value} tabular`}>{value}</dd>
          </div>
        ))}
      </dl>
    </SystemSection>
  );
}

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

graphql(`
  fragment SystemState on SystemStats {
    ...SystemFigures_stats
    ...HealthList_stats
    ...SystemInformation_stats
    maintenance {
      ...MaintenanceToggle_mode
    }
  }
`);

graphql(`
  query SystemStats {
    systemStats {
      ...SystemState @unmask
    }
  }
`);

graphql(`
  subscription SystemStatsChanged {
    systemStatsChanged {
      ...SystemState @unmask
    }
  }
`);

/** System Management: health and maintenance of the product; live. */
export default function SystemView() {
  const { data, loading, error, refetch } = useSystemStatsQuery();
  // A singleton in the cache: subscription results overwrite the query's.
  useSystemStatsChangedSubscription({ ignoreResults: true });
  const stats = data?.systemStats;
  const failed = error !== undefined;
  useEffect(() => {
    if (failed) void notify('error', texts.statsFailed);
  }, [failed]);
  return (
    <Stack gap="lg">
      <div>
        <PageTitle title={texts.title} lead={texts.lead}>
          <Live />
        </PageTitle>
        {!stats && error && !loading ? (
          <QueryFailure title={texts.statsFailed} error={error} refetch={refetch} />
        ) : (
          <SystemFigures stats={stats} />
        )}
      </div>
      {stats && (
        <>
          <HealthList stats={stats} />
          <div className={classes.pair}>
            <MaintenanceToggle mode={stats.maintenance} />
            <SystemInformation stats={stats} />
          </div>
        </>
      )}
      <SystemJobs />
      <PlatformSettings />
      <RateEditor />
    </Stack>
  );
}
