import {
  anyObject,
  count,
  id,
  list,
  type Manual,
  maybe,
  nullable,
  number,
  SENTENCE,
  shape,
  text,
} from '../../openapi/manual.ts';

const tag = 'Door';

const REASON = nullable(text('Outcome if the ticket is refused. Null if it is admitted.'));

export const doorManual = {
  RestValidate: {
    tag,
    summary: 'Scans a ticket',
    note: 'A valid scan records the entry, once. The body is the ticket file itself, or an object with the file as `ticket`. An invalid ticket is reported with status 200, not as an error.',
    sends: {
      ticket: maybe('ValidateTicketInput.ticket'),
      event_id: maybe('ValidateTicketInput.eventId'),
      gate_id: maybe('ValidateTicketInput.gateId'),
      device_id: maybe('ValidateTicketInput.deviceId'),
      nonce: maybe('ValidateTicketInput.nonce'),
      commit: maybe('ValidateTicketInput.commit'),
    },
    sendsMore: true,
    answers: shape('Scan', {
      valid: 'ScanResult.valid',
      outcome: 'ScanResult.outcome',
      reason: REASON,
      message: 'ScanResult.message',
      scan_id: 'ScanResult.scanId',
      ticket_id: nullable(id('ID of the ticket. Null if the validator cannot see it.')),
      ticket_number: 'ScanResult.ticketNumber',
      event_id: nullable(id('ID of the event.')),
      tier: 'ScanResult.tier',
      used_at: 'ScanResult.usedAt',
      used_gate: 'ScanResult.usedGate',
      play_money: 'ScanResult.playMoney',
      is_test: 'ScanResult.isTest',
      valid_from: 'ScanResult.validFrom',
      valid_until: 'ScanResult.validUntil',
      let_in_unpaid: 'ScanResult.letInUnpaid',
      due: nullable(shape('Due', { amount: number('Money.amount'), currency: 'Money.currency' })),
    }),
  },
  RestValidateOffline: {
    tag,
    summary: 'Checks a ticket with a key and a snapshot',
    note: 'Records nothing. Also reports whether the key belongs to the issuer of the ticket.',
    sends: {
      ticket: 'ValidateTicketOfflineInput.ticket',
      public_key: 'ValidateTicketOfflineInput.publicKey',
      revocation_snapshot: anyObject('`snapshot` as returned by GET /revocation-list.'),
    },
    answers: shape('OfflineCheck', {
      valid: 'ValidateTicketOfflinePayload.valid',
      outcome: 'ValidateTicketOfflinePayload.outcome',
      reason: REASON,
      message: 'ValidateTicketOfflinePayload.message',
      key_known: 'ValidateTicketOfflinePayload.keyKnown',
    }),
  },
  RestUploadScans: {
    tag,
    summary: 'Uploads scans that a device made offline',
    note: 'At most 500 scans per call. A scan whose nonce was uploaded before is not recorded again.',
    sends: {
      device_id: 'UploadScansInput.deviceId',
      clock_offset_ms: maybe('UploadScansInput.clockOffsetMs'),
      scans: list(
        shape('QueuedScan', {
          nonce: 'QueuedScanInput.nonce',
          ticket: 'QueuedScanInput.ticket',
          gate_id: maybe('QueuedScanInput.gateId'),
          device_time: 'QueuedScanInput.deviceTime',
          admitted: 'QueuedScanInput.admitted',
          outcome: 'QueuedScanInput.outcome',
        }),
      ),
    },
    answers: shape('UploadedScans', {
      scans: list(
        shape('UploadedScan', {
          nonce: 'UploadedScan.nonce',
          outcome: 'UploadedScan.outcome',
          repeated: 'UploadedScan.repeated',
          conflict: 'UploadedScan.conflict',
          void: 'UploadedScan.void',
        }),
      ),
      count: count('Number of scans processed.'),
    }),
  },
  RestRevokeTicket: {
    tag: 'Tickets',
    summary: 'Revokes a ticket permanently',
    sends: { reason: 'RevokeTicketInput.reason', actor: maybe('RevokeTicketInput.actor') },
    answers: shape('Revocation', {
      ticket_id: 'Ticket.id',
      ticket: shape('TicketRevoked', {
        id: 'Ticket.id',
        status: 'Ticket.status',
        tier: 'Tier.name',
        revoked_at: 'Ticket.revokedAt',
        reason: 'Ticket.revokeReason',
        due_status: 'Ticket.dueStatus',
      }),
      message: SENTENCE,
    }),
  },
  RestCollectDue: {
    tag,
    summary: 'Records how an amount due at the door was settled',
    sends: { method: 'CollectDueInput.method' },
    answers: shape('CollectedDue', {
      ticket_id: 'Ticket.id',
      due_status: 'Ticket.dueStatus',
      amount: number('Ticket.price'),
      currency: 'Money.currency',
      message: SENTENCE,
    }),
  },
} satisfies Record<string, Manual>;
