import { anyObject, count, maybe, nullable, text } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { OwnVariable } from '../arguments.ts';
import { type Route, section } from '../route.ts';
import { upperCase } from '../wire.ts';

/** Fields that may be next to those of a ticket that is itself the body. */
const SCAN_FIELDS = new Set([
  ...['gate_id', 'device_id', 'nonce', 'commit', 'id_checked', 'exit_confirmed', 'purpose', 'item_id'],
]);

/** The body is the ticket itself, or an object with the ticket as `ticket` and the gate. */
const SCAN: OwnVariable = {
  fields: {
    ticket: maybe('ValidateTicketInput.ticket'),
    event_id: maybe('ValidateTicketInput.eventId'),
    gate_id: maybe('ValidateTicketInput.gateId'),
    device_id: maybe('ValidateTicketInput.deviceId'),
    nonce: maybe('ValidateTicketInput.nonce'),
    commit: maybe('ValidateTicketInput.commit'),
    id_checked: maybe('ValidateTicketInput.idChecked'),
    exit_confirmed: maybe('ValidateTicketInput.exitConfirmed'),
    purpose: maybe('ValidateTicketInput.purpose'),
    item_id: maybe('ValidateTicketInput.itemId'),
  },
  read({ body }) {
    const wrapped = 'ticket' in body;
    const bare = Object.fromEntries(Object.entries(body).filter(([name]) => !SCAN_FIELDS.has(name)));
    return {
      ticket: wrapped ? (body.ticket ?? {}) : bare,
      // The event of a bare ticket is part of the signed data, not of the request.
      eventId: wrapped ? (body.event_id ?? null) : null,
      gateId: body.gate_id ?? null,
      deviceId: body.device_id ?? null,
      nonce: body.nonce ?? null,
      commit: body.commit ?? true,
      idChecked: body.id_checked ?? false,
      exitConfirmed: body.exit_confirmed ?? false,
      purpose: upperCase(body.purpose ?? 'ENTRY'),
      itemId: body.item_id ?? null,
    };
  },
};

const REASON = computed(
  nullable(text('Outcome if the ticket is refused. Null if it is admitted.')),
  ({ valid, outcome }: { valid: boolean; outcome: string }) => (valid ? null : outcome.toLowerCase()),
);

const { post } = section('Door', {
  'Scan.reason': REASON,
  'OfflineCheck.reason': REASON,
  'UploadedScans.count': computed(
    count('Number of scans processed.'),
    ({ scans }: { scans: unknown[] }) => scans.length,
  ),
});

export const doorRoutes: Route[] = [
  post('/validate', 'RestValidate', {
    summary: 'Scans a ticket',
    note: 'A valid scan records the entry, once. The body is the ticket file itself, or an object with the file as `ticket`. An invalid ticket is reported with status 200, not as an error.',
    answers: 'Scan',
    sendsMore: true,
    values: { input: SCAN },
  }),
  post('/validate/offline', 'RestValidateOffline', {
    summary: 'Checks a ticket with a key and a snapshot',
    note: 'Records nothing. Also reports whether the key belongs to the issuer of the ticket.',
    answers: 'OfflineCheck',
    sends: { revocation_snapshot: anyObject('`snapshot` as returned by GET /revocation-list.') },
  }),
  post('/validate/queue', 'RestUploadScans', {
    summary: 'Uploads scans that a device made offline',
    note: 'At most 500 scans per call. A scan whose nonce was uploaded before is not recorded again.',
    answers: 'UploadedScans',
  }),
  post('/tickets/:id/revoke', 'RestRevokeTicket', {
    tag: 'Tickets',
    summary: 'Revokes a ticket permanently',
    answers: 'Revocation',
    message: 'The ticket was revoked.',
  }),
  post('/tickets/:id/collect', 'RestCollectDue', {
    summary: 'Records how an amount due at the door was settled',
    answers: 'CollectedDue',
    message: ({ collectDue: { ticket } }) =>
      ticket.dueStatus === 'WAIVED' ? 'The amount due was waived.' : 'The amount due was collected.',
  }),
];
