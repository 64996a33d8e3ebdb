import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { AuditLogFilter } from '../../gql/graphql.ts';
import { fetchFile, reasonOf } from '../../session/fetch-file.ts';
import { auditTexts as texts } from '../../texts/audit.ts';
import { notify } from '../../ui/notify.ts';
import { exportAddress } from './audit-filter.ts';

/** Exports all matching entries as a table. */
export function ExportAudit({ filter }: { filter: AuditLogFilter }) {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const reason = await download(exportAddress(filter));
    setBusy(false);
    if (reason) void notify('error', texts.exportFailed(reason));
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void run()}
    >
      {texts.export}
    </Button>
  );
}

/** Returns null on success, else the reason of the failure. */
async function download(address: string): Promise<string | null> {
  try {
    await fetchFile(address, 'audit-log.csv');
    return null;
  } catch (error) {
    console.error('The audit log could not be exported', error);
    return reasonOf(error);
  }
}
