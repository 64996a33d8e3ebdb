import type { Manual } from '../../openapi/manual.ts';
import { id, list, shape, text } from '../../openapi/pieces.ts';

const tag = 'Events';

const EMBED = shape('EventEmbed', {
  event_id: id('The event’s.'),
  sites: 'EventEmbed.sites',
});

/** Description of a guest list's report URL. */
export const REPORT_URL = text('Where its report is, as CSV: every line and what became of it.');

/** Guest lists, and embedded sales. */
export const sellingManual = {
  RestGuestLists: {
    tag,
    summary: 'Lists the guest lists of an event',
    note: 'The last 50, the newest first. One is sent to POST /api/events/{id}/guests.',
    answers: shape('GuestLists', {
      guest_lists: list(
        shape('GuestList', {
          id: id('The list’s.'),
          file_name: 'GuestList.fileName',
          payment: 'GuestList.payment',
          issued: 'GuestList.issued',
          refused: 'GuestList.refused',
          refusals: list(shape('RefusedGuest', { line: 'RefusedGuest.line', reason: 'RefusedGuest.reason' })),
          created_at: 'GuestList.createdAt',
          finished_at: 'GuestList.finishedAt',
          report_url: REPORT_URL,
        }),
      ),
    }),
  },
  RestEventEmbed: {
    tag,
    summary: 'Which other sites may sell the tickets of an event',
    answers: EMBED,
  },
  RestSetEventEmbed: {
    tag,
    summary: 'Says which other sites may sell the tickets of an event',
    note: 'They put `<script src="/widget.js" data-event="{slug}">` of this address into a page. An empty list ends it everywhere.',
    sends: { sites: 'SetEventEmbedInput.sites' },
    answers: EMBED,
  },
} satisfies Record<string, Manual>;
