import { pageOf } from '../../graphql/page.ts';
import type { AttemptRecord, DeliveryRecord } from './deliveries/delivery.reads.ts';
import type { WithSecret } from './endpoints/change-endpoints.ts';
import type { EndpointRecord } from './endpoints/endpoint.reads.ts';
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookSecret,
} from './webhook.type.ts';

export function presentEndpoint(row: EndpointRecord, now: Date): WebhookEndpoint {
  const { id, url, description, types, active, waiting } = row;
  const overlaps = row.former_until !== null && row.former_until > now;
  return {
    ...{ id, url, description, types, active, waiting, createdAt: row.created_at },
    formerSecretUntil: overlaps ? row.former_until : null,
    lastState: row.last_state,
  };
}

export function presentSecret({ endpoint, secret }: WithSecret, now: Date): WebhookSecret {
  return { endpoint: presentEndpoint(endpoint, now), secret };
}

export function presentDelivery(row: DeliveryRecord): WebhookDelivery {
  const { id, type, state, data } = row;
  return {
    ...{ id, type, state, data, happeningId: row.happening_id, happenedAt: row.happened_at },
    nextAttemptAt: state === 'waiting' ? row.next_attempt_at : null,
    deliveredAt: row.delivered_at,
    attempts: row.log.map(presentAttempt),
  };
}

function presentAttempt({ at, ...attempt }: AttemptRecord): WebhookAttempt {
  return { ...attempt, at: new Date(at) };
}

export function presentDeliveries(rows: DeliveryRecord[], first: number): WebhookDeliveryPage {
  return pageOf(rows, first, (row) => [row.created_at.toISOString(), row.id], presentDelivery);
}
