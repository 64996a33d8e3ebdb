import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { openEndpointSecret } from '../endpoints/endpoint-secrets.ts';
import { receivesPersonalData, signatureHeaders, withoutPersonalData } from '../webhook.rules.ts';
import { claimDeliveries, type DueDelivery, type Outcome, recordOutcome } from './delivery.writes.ts';
import { postGuarded } from './post-guarded.ts';

const CONCURRENCY = 8;
const TIMEOUT_MS = 10_000;

/** Sends due deliveries, several concurrently. @returns how many were sent */
export async function deliverDue(scope: Scope, isRunning: () => boolean = () => true): Promise<number> {
  let sent = 0;
  while (isRunning()) {
    const due = await inTransaction(scope, (tx) => claimDeliveries(tx, CONCURRENCY), SYSTEM_TENANCY);
    if (due.length === 0) break;
    await Promise.all(due.map((delivery) => deliver(scope, delivery)));
    sent += due.length;
  }
  return sent;
}

async function deliver(scope: Scope, delivery: DueDelivery): Promise<void> {
  const outcome = await attempt(scope, delivery);
  scope.services.failpoints.reach('webhook.sent');
  await inTransaction(scope, (tx) => recordOutcome(tx, delivery, outcome), SYSTEM_TENANCY);
}

/**
 * Returns the body of a delivery: the same bytes at every attempt, as long as the right to personal data of the user
 * who set the address stays the same.
 */
export function bodyOf({ happeningId, type, happenedAt, issuerId, ...delivery }: DueDelivery): string {
  const isFull = receivesPersonalData(delivery.maintainer, issuerId);
  const data = isFull ? delivery.data : withoutPersonalData(delivery.data);
  return JSON.stringify({ id: happeningId, type, created_at: happenedAt, issuer_id: issuerId, data });
}

async function attempt(scope: Scope, delivery: DueDelivery): Promise<Outcome> {
  const { config, secrets } = scope.services;
  const at = scope.clock.now();
  const began = performance.now();
  const outcome = (status: number | null, error: string | null, answer: string | null): Outcome => ({
    ...{ at, milliseconds: Math.round(performance.now() - began), status },
    ...{ error: error && storable(error), answer: answer && storable(answer) },
  });
  try {
    const body = bodyOf(delivery);
    const open = (sealed: string): Buffer => openEndpointSecret(secrets, delivery.endpointId, sealed);
    const keys = [delivery.secret, delivery.formerSecret].flatMap((sealed) => (sealed ? [open(sealed)] : []));
    const { status, answer } = await postGuarded({
      url: delivery.url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': `Passa/${config.version}`,
        ...signatureHeaders({ id: delivery.happeningId, at, body }, keys),
      },
      allowPrivate: config.webhookPrivate,
      timeoutMs: TIMEOUT_MS,
    });
    return outcome(status, null, answer);
  } catch (error) {
    return outcome(null, error instanceof Error ? error.message : String(error), null);
  }
}

/** Replaces U+0000, which PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').slice(0, 1_024);
}
