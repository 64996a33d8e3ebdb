import { Button, Group } from '@mantine/core';
import { IconDatabaseExport, IconSparkles } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useStartBackupMutation, useStartOptimizeMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { jobTexts as texts } from '../../messages/system.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  mutation StartBackup {
    startBackup {
      run {
        id
        ...JobRow_run
      }
    }
  }
`);

graphql(`
  mutation StartOptimize {
    startOptimize {
      run {
        id
        ...JobRow_run
      }
    }
  }
`);

/** Lists that a job changes; everything else is updated over the socket. */
const LISTS = ['SystemJobs'];

/** Starts a backup or the maintenance of the tables; one of each at a time. */
export function JobButtons({ backing, optimizing }: { backing: boolean; optimizing: boolean }) {
  const [backup, { loading: asksBackup }] = useStartBackupMutation({ refetchQueries: LISTS });
  const [optimize, { loading: asksOptimize }] = useStartOptimizeMutation({ refetchQueries: LISTS });
  const run = async (ask: () => Promise<unknown>, started: string): Promise<void> => {
    try {
      await ask();
      void notify('success', started);
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return (
    <Group gap="sm">
      <Button
        leftSection={<IconDatabaseExport size={18} aria-hidden />}
        loading={asksBackup}
        disabled={backing}
        onClick={() => void run(backup, texts.backupStarted)}
      >
        {texts.backup}
      </Button>
      <Button
        variant="default"
        leftSection={<IconSparkles size={18} aria-hidden />}
        loading={asksOptimize}
        disabled={optimizing}
        onClick={() => void run(optimize, texts.optimizeStarted)}
      >
        {texts.optimize}
      </Button>
    </Group>
  );
}
