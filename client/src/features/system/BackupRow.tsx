import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { downloadFile } from '../../session/download-file.ts';
import { jobTexts as texts } from '../../texts/system.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import classes from './System.module.css';

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
        <Text size="sm" c="dimmed" className={classes.digest}>
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
