import type { FileCall } from '../../openapi/manual.ts';
import { id, maybe, shape, text } from '../../openapi/pieces.ts';
import { REPORT_URL } from './selling.manual.ts';

const FILE_NAME = maybe(text('What the file is called; other letters than Latin ones are percent-encoded.'));

/** Calls that receive or return bytes. They are not in the table of routes; their own files mount them. */
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
  {
    method: 'GET',
    path: '/api/system/backups/:id/archive',
    tag: 'Files',
    summary: 'A backup as one archive',
    note: 'Its checksum is in `Repr-Digest`.',
    media: 'application/gzip',
    permission: 'MANAGE_SYSTEM',
  },
  {
    method: 'GET',
    path: '/api/events/:id/report.pdf',
    tag: 'Files',
    summary: 'The figures of an event as PDF',
    media: 'application/pdf',
    permission: 'VIEW_SALES',
  },
  {
    method: 'GET',
    path: '/events/:slug/calendar.ics',
    tag: 'Files',
    summary: 'A published event for a calendar',
    media: 'text/calendar',
    open: true,
  },
  {
    method: 'POST',
    path: '/api/events/:id/guests',
    tag: 'Events',
    summary: 'Issues tickets to a list of guests',
    note: 'A CSV file, read while it comes in: the first line names the columns name, email, phone and tier in any order. Sent again under its Idempotency-Key it goes on where it broke off, and gives no ticket twice. A line that cannot be served is told in the report and holds up no other.',
    query: {
      payment: maybe({
        type: 'string',
        enum: ['due', 'complimentary'],
        description: 'Whether the guests pay at the door (due, unless given) or not at all.',
      }),
    },
    headers: {
      'X-File-Name': FILE_NAME,
      'Idempotency-Key': maybe(text('Names the upload. Without one each call is an upload of its own.')),
    },
    takes: { media: 'text/csv' },
    answers: shape('GuestListReceipt', {
      list_id: id('The list’s.'),
      issued: 'GuestList.issued',
      refused: 'GuestList.refused',
      finished_at: 'GuestList.finishedAt',
      report_url: REPORT_URL,
    }),
    permission: 'CREATE_TICKETS',
  },
  {
    method: 'GET',
    path: '/api/guest-lists/:id/report',
    tag: 'Files',
    summary: 'What became of each line of a guest list, as CSV',
    media: 'text/csv',
    permission: 'CREATE_TICKETS',
  },
  {
    method: 'POST',
    path: '/api/expenses/receipts',
    tag: 'Revenue',
    summary: 'Keeps the receipt of an expense',
    note: 'A picture (PNG, JPEG, WebP) or a PDF of at most 5 MB. Its id is named when the expense is submitted; one that never is goes after a day.',
    headers: { 'X-File-Name': FILE_NAME },
    takes: { media: 'application/octet-stream' },
    answers: shape('Receipt', {
      receipt_id: id('The receipt’s.'),
      file_name: text('As it was called.'),
      media_type: text('Read off the bytes, whatever was declared.'),
      size: { type: 'integer', minimum: 1, description: 'In bytes.' },
      url: text('Where it can be read again.'),
    }),
  },
  {
    method: 'GET',
    path: '/api/expenses/receipts/:id',
    tag: 'Files',
    summary: 'The receipt of an expense',
    media: 'application/octet-stream',
  },
  {
    method: 'GET',
    path: '/embed/:slug',
    tag: 'Events',
    summary: 'The sale of an event, for a frame of another site',
    note: 'A page, for the sites alone that the event’s organiser named. A refusal is a page too.',
    query: {
      theme: maybe({
        type: 'string',
        enum: ['light', 'dark'],
        description: 'As the visitor’s system has it unless given.',
      }),
      lang: maybe({
        type: 'string',
        enum: ['en', 'sw', 'fr'],
        description: 'The first of the visitor’s unless given.',
      }),
    },
    media: 'text/html',
    open: true,
  },
  {
    method: 'POST',
    path: '/embed/:slug',
    tag: 'Events',
    summary: 'Buys by the form of that page',
    note: 'What is bought is due at the door; the tickets come by mail. The same `key` buys once. A refusal is the page again, with what was typed.',
    takes: {
      media: 'application/x-www-form-urlencoded',
      fields: {
        name: text('Who buys.'),
        email: text('Where the tickets go.'),
        phone: text('For the organiser.'),
        key: text('The one that the page brought.'),
        'q-{tier}': maybe(text('How many of the tier with that id; one field each.')),
      },
    },
    media: 'text/html',
    open: true,
  },
];
