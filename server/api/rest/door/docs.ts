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

const REASON = nullable(text('The outcome when the ticket does not let in; null when it does.'));

export const doorManual = {
  RestValidate: {
    tag,
    summary: 'Scans a ticket',
    note: 'A good scan is the entry, once. The body is the ticket file itself, or an object that holds it as `ticket`. What is no good ticket is an answer (200), not a refusal.',
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
      ticket_id: nullable(id('Null unless the ticket is one that this validator may know of.')),
      ticket_number: 'ScanResult.ticketNumber',
      event_id: nullable(id('The event that it belongs to.')),
      tier: 'ScanResult.tier',
      used_at: 'ScanResult.usedAt',
      used_gate: 'ScanResult.usedGate',
      play_money: 'ScanResult.playMoney',
      valid_from: 'ScanResult.validFrom',
      valid_until: 'ScanResult.validUntil',
      let_in_unpaid: 'ScanResult.letInUnpaid',
      due: nullable(shape('Due', { amount: number('Money.amount'), currency: 'Money.currency' })),
    }),
  },
  RestValidateOffline: {
    tag,
    summary: 'Checks a ticket with a key and a snapshot',
    note: 'Pure: it records nothing, and says whether that key is one of the organiser’s.',
    sends: {
      ticket: 'ValidateTicketOfflineInput.ticket',
      public_key: 'ValidateTicketOfflineInput.publicKey',
      revocation_snapshot: anyObject('What GET /revocation-list answered as `snapshot`.'),
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
    summary: 'Takes over what a device scanned without a network',
    note: 'At most 500 at once. A nonce that was taken over before adds nothing.',
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
      count: count('How many scans were taken over.'),
    }),
  },
  RestRevokeTicket: {
    tag: 'Tickets',
    summary: 'Revokes a ticket for ever',
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
    summary: 'Records how the amount due was settled',
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
