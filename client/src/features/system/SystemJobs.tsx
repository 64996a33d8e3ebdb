import { Skeleton, Text } from '@mantine/core';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useJobRunChangedSubscription, useSystemJobsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { jobTexts as texts } from '../../texts/system.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { BackupRow } from './BackupRow.tsx';
import { JobButtons } from './JobButtons.tsx';
import { JobRow } from './JobRow.tsx';
import classes from './System.module.css';
import { SystemSection } from './SystemSection.tsx';

graphql(`
  query SystemJobs($runs: Int = 20, $backups: Int = 100) {
    jobRuns(first: $runs) {
      nodes {
        id
        kind
        status
        ...JobRow_run
      }
    }
    backups(first: $backups) {
      nodes {
        id
        ...BackupRow_backup
      }
    }
  }
`);

graphql(`
  subscription JobRunChanged {
    jobRunChanged {
      id
      status
      ...JobRow_run
    }
  }
`);

const OPEN = new Set(['QUEUED', 'RUNNING']);

/** The care of the database: backup and optimize, how far they are, and the archives that there are; live. */
export function SystemJobs() {
  const { data, loading, error, refetch } = useSystemJobsQuery({ context: asksAnew });
  const again = () => void refetch().catch(() => undefined);
  useJobRunChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: change } }) => {
      const run = change?.jobRunChanged;
      const known = data?.jobRuns.nodes.some(({ id }) => id === run?.id);
      // What is shown is written over; a new one, and the archive of one that is done, are read.
      if (run && (!known || !OPEN.has(run.status))) again();
    },
  });
  const runs = data?.jobRuns.nodes ?? [];
  const isOpen = (kind: string) => runs.some((run) => run.kind === kind && OPEN.has(run.status));
  return (
    <>
      <SystemSection
        title={texts.title}
        lead={texts.lead}
        actions={<JobButtons backing={isOpen('BACKUP')} optimizing={isOpen('OPTIMIZE')} />}
      >
        {!data && loading && <Skeleton height={72} />}
        {!data && !loading && error && (
          <LoadFailure title={callTexts.loadFailed('the jobs')} reason={readFailure(error)} onRetry={again} />
        )}
        {data && runs.length === 0 && <Text c="dimmed">{texts.none}</Text>}
        <ul className={classes.list}>
          {runs.slice(0, 5).map((run) => (
            <JobRow key={run.id} run={run} />
          ))}
        </ul>
      </SystemSection>
      {data && (
        <SystemSection title={texts.backups} lead={texts.backupsLead}>
          {data.backups.nodes.length === 0 && <Text c="dimmed">{texts.noBackups}</Text>}
          <ul className={classes.list}>
            {data.backups.nodes.map((backup) => (
              <BackupRow key={backup.id} backup={backup} />
            ))}
          </ul>
        </SystemSection>
      )}
    </>
  );
}
