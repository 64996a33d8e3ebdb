import { Button, type ButtonProps } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ReportFilterInput } from '../../gql/graphql.ts';
import { fileTexts as texts } from '../../messages/staff-events.ts';
import { useDownload } from '../../session/use-download.ts';

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
  | 'dates'
  | 'tickets'
  | 'orders'
  | 'contracts'
  | 'rounds'
  | 'partners'
  | 'users'
  | 'validators';

/** `seriesId`: rows of its dates alone. */
type ExportFilter = ReportFilterInput & { seriesId?: string };

function addressOf(table: TableName, { from, to, eventId, seriesId, issuerId }: ExportFilter): string {
  const filters = { from, to, event_id: eventId, series_id: seriesId, issuer_id: issuerId };
  const given = Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `/api/exports/${table}?${new URLSearchParams(given)}`;
}

interface ExportButtonProps extends Omit<ButtonProps, 'children'> {
  /** Label in place of "Export CSV". */
  children?: string;
  table: TableName;
  filter?: ExportFilter;
}

/** Exports a table, filtered or whole, as a CSV file. */
export function ExportButton({ table, filter = {}, children, ...button }: ExportButtonProps) {
  const { busy, download } = useDownload({ failed: texts.failed, done: texts.taken });
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      loading={busy}
      onClick={() => void download(addressOf(table, filter), `${table}.csv`)}
      {...button}
    >
      {children ?? texts.take}
    </Button>
  );
}
