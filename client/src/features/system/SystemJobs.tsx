import { Button, Progress, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { noDeduplication } from '../../apollo/refetch.ts';
import { useBackupsQuery, useJobRunChangedSubscription, useSystemJobsQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { jobTexts as texts } from '../../messages/system.ts';
import { downloadFile } from '../../session/download-file.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { JobButtons } from './JobButtons.tsx';
import classes from './System.module.css';
import { SystemSection } from './SystemSection.tsx';

const JobRowFragment = graphql(`
  fragment JobRow_run on JobRun {
    id
    kind
    status
    progress
    step
    askedBy
    createdAt
    error
  }
`);

const TONES = { QUEUED: 'pending', RUNNING: 'releasing', DONE: 'released', FAILED: 'failed' } as const;

/** One job: kind, requester, progress and result. */
export function JobRow({ run: ref }: { run: FragmentType<typeof JobRowFragment> }) {
  const { kind, status, progress, step, askedBy, createdAt, error } = useFragment(JobRowFragment, ref);
  const name = texts.kinds[kind];
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <div className={classes.note}>
        {status === 'RUNNING' && (
          <Progress value={progress} size="lg" mb={4} aria-label={texts.progressOf(name)} animated />
        )}
        <Text size="sm" c={error ? 'error' : 'dimmed'} className="tabular" role="status">
          {error ?? (status === 'RUNNING' ? `${progress} % · ${step}` : step || texts.statuses[status])}
        </Text>
        <Text size="sm" c="dimmed">
          <Moment at={createdAt} isRelative />
          {askedBy && ` · ${askedBy}`}
        </Text>
      </div>
      <StatusBadge status={TONES[status]} label={texts.statuses[status]} />
    </li>
  );
}

const BackupRowFragment = graphql(`
  fragment BackupRow_backup on Backup {
    id
    fileName
    size
    sha256
    tables
    rows
    takenAt
    host
    available
    path
  }
`);

/** One archive: contents, checksum, and download. */
export function BackupRow({ backup: ref }: { backup: FragmentType<typeof BackupRowFragment> }) {
  const backup = useFragment(BackupRowFragment, ref);
  const { fileName, sha256, host } = backup;
  const [loading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    if (!(await downloadFile(backup.path, fileName))) void notify('error', texts.downloadFailed);
    setLoading(false);
  };
  return (
    <li className={classes.row}>
      <div className={classes.note}>
        <Text fw={600}>
          <Moment at={backup.takenAt} />
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {texts.content(backup.size, backup.rows, backup.tables)}
        </Text>
        <Text size="sm" c="dimmed" className="break-anywhere">
          SHA-256 <code>{sha256}</code>
        </Text>
      </div>
      <div className={classes.actions}>
        <CopyButton value={sha256} label={texts.copyDigest} />
        {backup.available ? (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={loading}
            aria-label={texts.downloadOf(fileName)}
            onClick={() => void download()}
          >
            {texts.download}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {texts.elsewhere(host)}
          </Text>
        )}
      </div>
    </li>
  );
}

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
        ...Page @unmask
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
        ...Page @unmask
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
  const jobs = useSystemJobsQuery({ variables: { first: PAGE }, context: noDeduplication });
  const archives = useBackupsQuery({ variables: { first: PAGE }, context: noDeduplication });
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
        <ul className="plain-list">
          {list?.nodes.map((run) => (
            <JobRow key={run.id} run={run} />
          ))}
        </ul>
        <MoreOf query={jobs} list={list} />
      </SystemSection>
      {backups && (
        <SystemSection title={texts.backups} lead={texts.backupsLead}>
          {backups.nodes.length === 0 && <Text c="dimmed">{texts.noBackups}</Text>}
          <ul className="plain-list">
            {backups.nodes.map((backup) => (
              <BackupRow key={backup.id} backup={backup} />
            ))}
          </ul>
          <MoreOf query={archives} list={backups} />
        </SystemSection>
      )}
    </>
  );
}
