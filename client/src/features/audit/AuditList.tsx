import { Paper, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { shownData } from '../../apollo/refetch.ts';
import type { AuditLogAppendedSubscription, AuditLogFilter } from '../../gql/graphql.ts';
import { useAuditLogAppendedSubscription, useAuditLogsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { auditTexts as texts } from '../../messages/audit.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
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
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 50;

/** The matching entries, newest first; new entries appear at the top. */
export function AuditList({ filter }: { filter: AuditLogFilter }) {
  const query = useAuditLogsQuery({
    variables: { filter, first: PAGE },
    // The cached list goes stale once its panel is closed, because live updates stop.
    fetchPolicy: 'cache-and-network',
  });
  const list = shownData(query)?.auditLogs;
  useLiveAudit(filter, (entries) =>
    query.updateQuery((_shown, { previousData: shown, complete }) => {
      if (!complete || !shown) return undefined;
      const known = new Set(shown.auditLogs.nodes.map(({ id }) => id));
      const fresh = entries.filter(({ id }) => !known.has(id)).reverse();
      return { auditLogs: { ...shown.auditLogs, nodes: [...fresh, ...shown.auditLogs.nodes] } };
    }),
  );
  const { error } = query;
  useEffect(() => {
    if (error) console.error('The audit log could not be loaded', error);
  }, [error]);
  return (
    <PagedList
      query={query}
      list={list}
      failure={callTexts.loadFailed(loadedTexts.auditLog)}
      more={texts.more}
      skeleton={<RowSkeletons label={texts.loading} />}
      empty={
        list?.pageInfo.hasNextPage ? (
          <Text c="dimmed">{texts.searched}</Text>
        ) : (
          <EmptyState
            title={texts.none}
            message={texts.noneBody}
            icon={<IconListSearch size={30} />}
            order={2}
          />
        )
      }
    >
      {(entries) => (
        <Paper withBorder className={classes.scroll} tabIndex={0} role="region" aria-label={texts.list}>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </Paper>
      )}
    </PagedList>
  );
}
