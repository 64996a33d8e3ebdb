import { useLiveState } from '../../apollo/use-live-state.ts';
import { useAddressFilters } from '../../shell/dashboard/use-address-filters.ts';
import { auditTexts as texts } from '../../texts/audit.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { addressOf, BLANK_ADDRESS, fieldsOf, filterOf, OUTCOME_CHOICES } from './audit-filter.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { useVerifyAudit } from './VerifyAudit.tsx';

/** Audit log panel: filters, live list, export and integrity check. */
export function AuditLogs() {
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
