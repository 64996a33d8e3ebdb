import { Paper, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { AuditLogAppendedSubscription, AuditLogFilter } from '../../gql/graphql.ts';
import { useAuditLogAppendedSubscription, useAuditLogsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { auditTexts as texts } from '../../messages/audit.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import classes from './Audit.module.css';
import { AuditRow } from './AuditRow.tsx';

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

graphql(`
  query AuditLogs($filter: AuditLogFilter, $first: Int!, $after: String) {
    auditLogs(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        ...AuditRow_entry
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const PAGE = 50;

/** The matching entries, newest first; new entries appear at the top. */
export function AuditList({ filter }: { filter: AuditLogFilter }) {
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useAuditLogsQuery({
    variables: { filter, first: PAGE },
    // The cached list goes stale once its panel is closed, because live updates stop.
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (loading ? previousData : undefined))?.auditLogs;
  useLiveAudit(filter, (entries) =>
    updateQuery((_shown, { previousData: shown, complete }) => {
      if (!complete || !shown) return undefined;
      const known = new Set(shown.auditLogs.nodes.map(({ id }) => id));
      const fresh = entries.filter(({ id }) => !known.has(id)).reverse();
      return { auditLogs: { ...shown.auditLogs, nodes: [...fresh, ...shown.auditLogs.nodes] } };
    }),
  );
  useEffect(() => {
    if (error) console.error('The audit log could not be loaded', error);
  }, [error]);
  if (!list && loading) return <RowSkeletons label={texts.loading} />;
  if (!list) {
    return (
      <LoadFailure
        title={callTexts.loadFailed(loadedTexts.auditLog)}
        reason={readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const goesOn = list.pageInfo.hasNextPage;
  return (
    <>
      {list.nodes.length === 0 && !goesOn && (
        <EmptyState
          title={texts.none}
          message={texts.noneBody}
          icon={<IconListSearch size={30} />}
          order={2}
        />
      )}
      {list.nodes.length === 0 && goesOn && <Text c="dimmed">{texts.searched}</Text>}
      {list.nodes.length > 0 && (
        <Paper withBorder className={classes.scroll} tabIndex={0} role="region" aria-label={texts.list}>
          <ul className={classes.list}>
            {list.nodes.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </Paper>
      )}
      {goesOn && (
        <MoreButton
          label={texts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
