import { Skeleton, Text } from '@mantine/core';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useBackupsQuery, useJobRunChangedSubscription, useSystemJobsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { jobTexts as texts } from '../../texts/system.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { BackupRow } from './BackupRow.tsx';
import { JobButtons } from './JobButtons.tsx';
import { JobRow } from './JobRow.tsx';
import classes from './System.module.css';
import { SystemSection } from './SystemSection.tsx';

graphql(`
  query SystemJobs($first: Int!, $after: String) {
    jobRuns(first: $first, after: $after) {
      nodes {
        id
        kind
        status
        ...JobRow_run
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

graphql(`
  query Backups($first: Int!, $after: String) {
    backups(first: $first, after: $after) {
      nodes {
        id
        ...BackupRow_backup
      }
      pageInfo {
        endCursor
        hasNextPage
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
const PAGE = 10;

/** Database maintenance: backup and optimise, their progress, and the existing archives; live. */
export function SystemJobs() {
  const jobs = useSystemJobsQuery({ variables: { first: PAGE }, context: asksAnew });
  const archives = useBackupsQuery({ variables: { first: PAGE }, context: asksAnew });
  const again = () => void Promise.all([jobs.refetch(), archives.refetch()]).catch(() => undefined);
  useJobRunChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: change } }) => {
      const run = change?.jobRunChanged;
      const known = jobs.data?.jobRuns.nodes.some(({ id }) => id === run?.id);
      // Shown rows update through the cache; a new run, and the archive of an ended one, are fetched.
      if (run && (!known || !OPEN.has(run.status))) again();
    },
  });
  const list = jobs.data?.jobRuns;
  const backups = archives.data?.backups;
  const error = jobs.error ?? archives.error;
  const isOpen = (kind: string) =>
    list?.nodes.some((run) => run.kind === kind && OPEN.has(run.status)) ?? false;
  return (
    <>
      <SystemSection
        title={texts.title}
        lead={texts.lead}
        actions={<JobButtons backing={isOpen('BACKUP')} optimizing={isOpen('OPTIMIZE')} />}
      >
        {!list && jobs.loading && <Skeleton height={72} />}
        {!(list && backups) && !jobs.loading && !archives.loading && error && (
          <LoadFailure title={callTexts.loadFailed('the jobs')} reason={readFailure(error)} onRetry={again} />
        )}
        {list?.nodes.length === 0 && <Text c="dimmed">{texts.none}</Text>}
        <ul className={classes.list}>
          {list?.nodes.map((run) => (
            <JobRow key={run.id} run={run} />
          ))}
        </ul>
        {list?.pageInfo.hasNextPage && (
          <MoreButton
            label={labelTexts.showMore}
            loading={jobs.loading}
            onMore={() => jobs.fetchMore({ variables: { after: list.pageInfo.endCursor } })}
          />
        )}
      </SystemSection>
      {backups && (
        <SystemSection title={texts.backups} lead={texts.backupsLead}>
          {backups.nodes.length === 0 && <Text c="dimmed">{texts.noBackups}</Text>}
          <ul className={classes.list}>
            {backups.nodes.map((backup) => (
              <BackupRow key={backup.id} backup={backup} />
            ))}
          </ul>
          {backups.pageInfo.hasNextPage && (
            <MoreButton
              label={labelTexts.showMore}
              loading={archives.loading}
              onMore={() => archives.fetchMore({ variables: { after: backups.pageInfo.endCursor } })}
            />
          )}
        </SystemSection>
      )}
    </>
  );
}
