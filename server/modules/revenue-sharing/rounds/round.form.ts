import type { AuthorizationRecord, PaymentRecord, RoundRecord, RoundRow } from './round.record.ts';

/** A round's own columns, of `rounds r`. */
export const ROUND = `r.id, r.contract_id AS "contractId", r.issuer_id AS "issuerId", r.event_id AS "eventId", r.number, r.state,
  r.units, r.total_units AS "totalUnits", r.reason, r.required_sigs AS "requiredSigs", r.triggered_by AS "triggeredBy",
  r.created_at AS "createdAt", r.expires_at AS "expiresAt", r.again_of AS "againOf", r.request_hash AS "requestHash",
  r.network_id AS "networkId", r.escrow_key AS "escrowKey", r.channel_key AS "channelKey",
  r.channel_intent_id AS "channelIntentId", r.channel_seq AS "channelSeq", r.max_time AS "maxTime", r.fee_bid AS "feeBid",
  r.memo_hash AS "memoHash", r.tx_hash AS "txHash", r.envelope_xdr AS "envelopeXdr", r.intent_id AS "intentId",
  r.executed_by AS "executedBy", r.executed_at AS "executedAt", r.closing_intent_id AS "closingIntentId",
  r.channel_closed_at AS "channelClosedAt", r.ledger, r.fee_units AS "feeUnits", r.failure_code AS "failureCode", r.failure,
  r.ended_at AS "endedAt"`;

/** The columns that belong to it. JSON would round amounts, so they are texts. */
export const BELONGINGS = `c.name AS "contractName", e.name AS "eventName", u.name AS "triggeredByName",
  (SELECT json_agg(json_build_object('position', p.position, 'kind', p.kind, 'name', p.name, 'destination', p.destination,
      'units', p.units::text) ORDER BY p.position) FROM round_payments p WHERE p.round_id = r.id) AS payments,
  (SELECT json_agg(json_build_object('userId', a.user_id, 'name', s.name, 'publicKey', a.public_key, 'method', a.method,
      'authorizedAt', a.authorized_at, 'sent', a.sent) ORDER BY a.authorized_at, a.public_key)
    FROM round_authorizations a JOIN users s ON s.id = a.user_id WHERE a.round_id = r.id) AS authorizations
  FROM rounds r JOIN contracts c ON c.id = r.contract_id JOIN events e ON e.id = r.event_id
    JOIN users u ON u.id = r.triggered_by`;

export interface StoredRound extends RoundRow {
  contractName: string;
  eventName: string;
  triggeredByName: string;
  payments: (Omit<PaymentRecord, 'units'> & { units: string })[] | null;
  authorizations: (Omit<AuthorizationRecord, 'authorizedAt'> & { authorizedAt: string })[] | null;
}

export function roundRecordOf(stored: StoredRound): RoundRecord {
  return {
    ...stored,
    payments: (stored.payments ?? []).map((payment) => ({ ...payment, units: BigInt(payment.units) })),
    authorizations: (stored.authorizations ?? []).map((one) => ({
      ...one,
      authorizedAt: new Date(one.authorizedAt),
    })),
  };
}
