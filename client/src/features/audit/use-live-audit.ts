import type { AuditLogAppendedSubscription, AuditLogFilter } from '../../gql/graphql.ts';
import { useAuditLogAppendedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  subscription AuditLogAppended($filter: AuditLogFilter) {
    auditLogAppended(filter: $filter) {
      id
      ...AuditRow_entry
    }
  }
`);

type Entries = AuditLogAppendedSubscription['auditLogAppended'];

/** Passes matching entries to `onEntries` as they are sealed, oldest first. */
export function useLiveAudit(filter: AuditLogFilter, onEntries: (entries: Entries) => void): void {
  useAuditLogAppendedSubscription({
    variables: { filter },
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) onEntries(data.data.auditLogAppended);
    },
  });
}
