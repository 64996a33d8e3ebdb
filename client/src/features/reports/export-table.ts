import type { ReportFilterInput } from '../../gql/graphql.ts';
import { fetchFile } from '../../session/fetch-file.ts';

/** Tables available for export. */
export type TableName =
  | 'sales'
  | 'dues'
  | 'payouts'
  | 'refunds'
  | 'expenses'
  | 'scans'
  | 'journal'
  | 'events'
  | 'tickets'
  | 'orders'
  | 'contracts'
  | 'rounds'
  | 'partners'
  | 'users'
  | 'validators';

function addressOf(table: TableName, { from, to, eventId, issuerId }: ReportFilterInput): string {
  const asked = { from, to, event_id: eventId, issuer_id: issuerId };
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `/api/exports/${table}?${new URLSearchParams(given)}`;
}

/**
 * Downloads a table with the credential of the session.
 *
 * @returns the name of the file
 * @throws RefusedCall
 */
export function exportTable(table: TableName, filter: ReportFilterInput): Promise<string> {
  return fetchFile(addressOf(table, filter), `${table}.csv`);
}
