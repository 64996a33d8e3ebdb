import type { RestOperations } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { required, timestamp, upperCase, whole } from '../wire.ts';

/** Fields that may be next to those of a ticket that is itself the body. */
const SCAN_FIELDS = new Set(['gate_id', 'device_id', 'nonce', 'commit']);

/** The body is the ticket itself, or an object with the ticket as `ticket` and the gate. */
function scanInput({ body }: RestRequest): object {
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
  };
}

type Answer = RestOperations['RestValidate']['data']['validateTicket']['result'];

function scanAnswer(given: Answer): object {
  const outcome = given.outcome.toLowerCase();
  return {
    valid: given.valid,
    outcome,
    reason: given.valid ? null : outcome,
    message: given.message,
    scan_id: given.scanId ?? null,
    ticket_id: given.ticket?.id ?? null,
    ticket_number: given.ticketNumber ?? null,
    event_id: given.event?.id ?? null,
    tier: given.tier ?? null,
    used_at: given.usedAt ?? null,
    used_gate: given.usedGate ?? null,
    play_money: given.playMoney,
    is_test: given.isTest,
    valid_from: given.validFrom ?? null,
    valid_until: given.validUntil ?? null,
    let_in_unpaid: given.letInUnpaid,
    due: given.due ? { amount: Number(given.due.amount), currency: given.due.currency } : null,
  };
}

function queuedScan(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const scan = given as Record<string, unknown>;
  return {
    nonce: scan.nonce,
    ticket: scan.ticket,
    gateId: scan.gate_id ?? null,
    deviceTime: timestamp(scan.device_time),
    admitted: scan.admitted,
    outcome: upperCase(scan.outcome),
  };
}

export const doorRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/validate',
    operation: 'RestValidate',
    variables: (request) => ({ input: scanInput(request) }),
    body: ({ validateTicket: { result: given } }) => scanAnswer(given),
  }),
  route({
    method: 'POST',
    path: '/validate/offline',
    operation: 'RestValidateOffline',
    variables: ({ body, faults }) => {
      required(faults, body, [
        ['ticket', 'The ticket is required.'],
        ['public_key', 'The public key is required.'],
        ['revocation_snapshot', 'The revocation snapshot is required.'],
      ]);
      return {
        ticket: body.ticket,
        publicKey: body.public_key,
        revocationSnapshot: body.revocation_snapshot,
      };
    },
    body: ({ validateTicketOffline: given }) => {
      const outcome = given.outcome.toLowerCase();
      const reason = given.valid ? null : outcome;
      return { valid: given.valid, outcome, reason, message: given.message, key_known: given.keyKnown };
    },
  }),
  route({
    method: 'POST',
    path: '/validate/queue',
    operation: 'RestUploadScans',
    variables: ({ body }) => ({
      deviceId: body.device_id,
      clockOffsetMs: whole(body.clock_offset_ms) ?? 0,
      scans: Array.isArray(body.scans) ? body.scans.map(queuedScan) : body.scans,
    }),
    body: ({ uploadScans: { scans: given } }) => ({
      scans: given.map((scan) => ({ ...scan, outcome: scan.outcome.toLowerCase() })),
      count: given.length,
    }),
  }),
  route({
    method: 'POST',
    path: '/tickets/:id/revoke',
    operation: 'RestRevokeTicket',
    variables: ({ params, body }) => ({
      id: params.id,
      reason: body.reason ?? '',
      actor: body.actor ?? null,
    }),
    body: ({ revokeTicket: { ticket } }) => ({
      ticket_id: ticket.id,
      ticket: {
        id: ticket.id,
        status: ticket.status.toLowerCase(),
        tier: ticket.tier.name,
        revoked_at: ticket.revokedAt,
        reason: ticket.revokeReason,
        due_status: ticket.dueStatus.toLowerCase(),
      },
      message: 'The ticket was revoked.',
    }),
  }),
  route({
    method: 'POST',
    path: '/tickets/:id/collect',
    operation: 'RestCollectDue',
    variables: ({ params, body }) => ({ ticketId: params.id, method: upperCase(body.method) }),
    body: ({ collectDue: { ticket } }) => ({
      ticket_id: ticket.id,
      due_status: ticket.dueStatus.toLowerCase(),
      amount: Number(ticket.price.amount),
      currency: ticket.price.currency,
      message: ticket.dueStatus === 'WAIVED' ? 'The amount due was waived.' : 'The amount due was collected.',
    }),
  }),
];
