import type { FileCall } from '../openapi/manual.ts';
import { maybe, text } from '../openapi/pieces.ts';

/** Calls that stream bytes. They stand beside the routes, and are mounted by their own files. */
export const FILE_CALLS: FileCall[] = [
  {
    method: 'GET',
    path: '/api/tickets/:id/pdf',
    tag: 'Files',
    summary: 'A ticket as PDF',
    media: 'application/pdf',
  },
  {
    method: 'GET',
    path: '/api/exports/:table',
    tag: 'Files',
    summary: 'A report as CSV',
    note: 'The names are those of the reports. Whoever may read the report may take its file.',
    query: {
      from: maybe(text('The first moment, or a date.')),
      to: maybe(text('The last moment, or a date.')),
      event_id: maybe(text('Of one event.')),
      issuer_id: maybe(text('Of one organiser; for system roles.')),
    },
    media: 'text/csv',
  },
  {
    method: 'GET',
    path: '/api/system/logs/export',
    tag: 'Files',
    summary: 'The audit log as CSV',
    note: 'With the filters of GET /api/system/logs.',
    media: 'text/csv',
    permission: 'VIEW_AUDIT_LOGS',
  },
];
