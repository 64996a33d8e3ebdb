import { type Actor, can } from '../../platform/access/actor.ts';
import { type PageSlice, pageOf } from '../../platform/graphql/page.ts';
import type { AttemptRecord, DeliveryRecord } from './deliveries/delivery.reads.ts';
import type { WithSecret } from './endpoints/change-endpoints.ts';
import type { EndpointRecord } from './endpoints/endpoint.reads.ts';
import { receivesPersonalData, withoutPersonalData } from './webhook.rules.ts';
import type {
  CreateWebhookEndpointPayload,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookEndpoint,
} from './webhook.schema.ts';

export function presentEndpoint(row: EndpointRecord, now: Date): WebhookEndpoint {
  const { id, url, description, types, active, waiting } = row;
  const overlaps = row.formerUntil !== null && row.formerUntil > now;
  return {
    ...{ id, url, description, types, active, waiting, createdAt: row.createdAt },
    formerSecretUntil: overlaps ? row.formerUntil : null,
    lastState: row.lastState,
  };
}

export function presentSecret({ endpoint, secret }: WithSecret, now: Date): CreateWebhookEndpointPayload {
  return { endpoint: presentEndpoint(endpoint, now), secret };
}

/**
 * Presents a delivery to the reader: personal data need the right of the reader and that of the user who set the
 * address. An answer may repeat what was sent, so the same rule applies to it.
 */
export function presentDelivery(row: DeliveryRecord, reader: Actor): WebhookDelivery {
  const { id, type, state } = row;
  const received = receivesPersonalData(row.maintainer, row.issuerId);
  const reads = can(reader, 'VIEW_PERSONAL_DATA');
  const data = received && reads ? row.data : withoutPersonalData(row.data);
  return {
    ...{ id, type, state, data, happeningId: row.happeningId, happenedAt: row.happenedAt },
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt : null,
    deliveredAt: row.deliveredAt,
    attempts: row.log.map((attempt) => presentAttempt(attempt, reads || !received)),
  };
}

function presentAttempt({ at, answer, ...attempt }: AttemptRecord, showsAnswer: boolean): WebhookAttempt {
  return { ...attempt, at: new Date(at), answer: showsAnswer ? answer : null };
}

export function presentDeliveries(
  rows: DeliveryRecord[],
  slice: PageSlice,
  reader: Actor,
): WebhookDeliveryConnection {
  return pageOf(
    rows,
    slice,
    (row) => [row.createdAt.toISOString(), row.id],
    (row) => presentDelivery(row, reader),
  );
}
