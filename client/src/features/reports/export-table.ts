import type { ReportFilterInput } from '../../gql/graphql.ts';
import { signedFetch } from '../../session/signed-fetch.ts';
import { callTexts } from '../../texts/calls.ts';
import { saveFile } from '../../ui/save-file.ts';

/** The tables that can be taken as a file. */
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
 * Fetches a table as who is signed in and hands it over as a file.
 * @returns the file's name
 * @throws Error with what the server said
 */
export async function exportTable(table: TableName, filter: ReportFilterInput): Promise<string> {
  const response = await signedFetch(addressOf(table, filter));
  if (!response.ok) throw new Error(await reasonOf(response));
  const [, fileName = `${table}.csv`] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), fileName);
  return fileName;
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : callTexts.serverError(response.status);
}
