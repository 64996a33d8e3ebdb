import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useLiveState } from '../../apollo/use-live-state.ts';
import { useSystemStatsChangedSubscription, useSystemStatsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { systemTexts as texts } from '../../texts/system.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PlatformSettings } from '../platform-settings/PlatformSettings.tsx';
import { RateEditor } from '../rates/RateEditor.tsx';
import { HealthList } from './HealthList.tsx';
import { MaintenanceToggle } from './MaintenanceToggle.tsx';
import classes from './System.module.css';
import { SystemFigures } from './SystemFigures.tsx';
import { SystemInformation } from './SystemInformation.tsx';
import { SystemJobs } from './SystemJobs.tsx';

graphql(`
  query SystemStats {
    systemStats {
      ...SystemFigures_stats
      ...HealthList_stats
      ...SystemInformation_stats
      maintenance {
        ...MaintenanceToggle_mode
      }
    }
  }
`);

graphql(`
  subscription SystemStatsChanged {
    systemStatsChanged {
      ...SystemFigures_stats
      ...HealthList_stats
      ...SystemInformation_stats
      maintenance {
        ...MaintenanceToggle_mode
      }
    }
  }
`);

/** System Management: health and maintenance of the product; live. */
export function SystemView() {
  const live = useLiveState();
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
          <LiveDot status={live.status} since={live.since} />
        </PageTitle>
        {!stats && error && !loading ? (
          <LoadFailure
            title={texts.statsFailed}
            reason={readFailure(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
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
