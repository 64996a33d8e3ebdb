import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Live } from '../../../apollo/Live.tsx';
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
import { useDownload } from '../../../session/use-download.ts';
import { useAddressFilters } from '../../../shell/dashboard/use-address-filters.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Exports all matching entries as a table. */
export function ExportAudit({ filter }: { filter: AuditLogFilter }) {
  const { busy, download } = useDownload({ failed: texts.exportFailed });
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void download(exportAddress(filter), 'audit-log.csv')}
    >
      {texts.export}
    </Button>
  );
}

/** Audit log panel: filters, live list, export and integrity check. */
export default function AuditLogs() {
  const { typed, settled, change } = useAddressFilters(BLANK_ADDRESS, OUTCOME_CHOICES);
  const filter = filterOf(fieldsOf(settled));
  const check = useVerifyAudit();
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <Live />
        {check.button}
        <ExportAudit filter={filter} />
      </PageTitle>
      {check.finding}
      <AuditFilters fields={fieldsOf(typed)} onChange={(fields) => change(addressOf(fields))} />
      <AuditList filter={filter} />
    </>
  );
}
