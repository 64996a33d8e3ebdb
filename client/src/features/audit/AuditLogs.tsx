import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useLiveState } from '../../apollo/use-live-state.ts';
import { auditTexts as texts } from '../../texts/audit.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { filterOf, NO_FILTER } from './audit-filter.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { useVerifyAudit } from './VerifyAudit.tsx';

/** Audit Logs: filters, the list, live, as a file, and the check that nothing in it was touched. */
export function AuditLogs() {
  const live = useLiveState();
  const [fields, setFields] = useState(NO_FILTER);
  const [settled] = useDebouncedValue(fields, 250);
  const filter = useMemo(() => filterOf(settled), [settled]);
  const check = useVerifyAudit();
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <LiveDot status={live.status} since={live.since} />
        {check.button}
        <ExportAudit filter={filter} />
      </PageTitle>
      {check.finding}
      <AuditFilters fields={fields} onChange={setFields} />
      <AuditList filter={filter} />
    </>
  );
}
