import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveState } from '../../../apollo/live-state.ts';
import { AuditFilters } from '../../../features/audit/AuditFilters.tsx';
import { AuditList } from '../../../features/audit/AuditList.tsx';
import {
  addressOf,
  BLANK_ADDRESS,
  exportAddress,
  fieldsOf,
  filterOf,
  OUTCOME_CHOICES,
} from '../../../features/audit/audit-filter.ts';
import { useVerifyAudit } from '../../../features/audit/VerifyAudit.tsx';
import type { AuditLogFilter } from '../../../gql/graphql.ts';
import { auditTexts as texts } from '../../../messages/audit.ts';
import { fetchFile, reasonOf } from '../../../session/fetch-file.ts';
import { useAddressFilters } from '../../../shell/dashboard/use-address-filters.ts';
import { LiveDot } from '../../../ui/LiveDot.tsx';
import { notify } from '../../../ui/notify.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

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

/** Audit log panel: filters, live list, export and integrity check. */
export default function AuditLogs() {
  const live = useLiveState();
  const { typed, settled, change } = useAddressFilters(BLANK_ADDRESS, OUTCOME_CHOICES);
  const filter = filterOf(fieldsOf(settled));
  const check = useVerifyAudit();
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <LiveDot status={live.status} since={live.since} />
        {check.button}
        <ExportAudit filter={filter} />
      </PageTitle>
      {check.finding}
      <AuditFilters fields={fieldsOf(typed)} onChange={(fields) => change(addressOf(fields))} />
      <AuditList filter={filter} />
    </>
  );
}
