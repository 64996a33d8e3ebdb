import { actsOnEvent, requireAny } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { Forbidden } from '../../../platform/failures.ts';
import { followChangedIds } from '../../../platform/follow-changes.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findPublishedEvent } from '../event.queries.ts';
import { stockState } from '../event.rules.ts';
import { readEventsOfPools, readStock } from '../tiers/tier.reads.ts';
import { freeTogether } from '../tiers/tier-places.rules.ts';
import type { LowStockAlert } from './event-stats.schema.ts';
import { followStock } from './follow-stock.ts';

/**
 * Alerts when an event runs low on tickets, at each change while it is low, and once when that has ended.
 * @param slug one published event, for everyone; null: all events of the actor's organiser
 * @throws NotFound for an event that is not published, Unauthenticated or Forbidden without VIEW_SALES
 */
export async function watchLowStock(
  scope: Scope,
  slug: string | null,
): Promise<AsyncIterableIterator<LowStockAlert>> {
  const { topics } = scope.services;
  if (slug !== null) {
    const { id } = await findPublishedEvent(scope, slug);
    return lowStockAlerts(scope, {
      listen: (changed) => followStock(scope.db, topics, id, () => changed(id)),
      readAll: async (ids) => [...ids],
    });
  }
  const actor = requireAny(scope.actor, ['VIEW_SALES']);
  const issuer = isSystemRole(actor.role) ? '*' : actor.issuerId;
  if (issuer === null) throw new Forbidden();
  return lowStockAlerts(scope, {
    listen: (changed) => topics.listen('issuer.stats', issuer, ({ eventId }) => changed(eventId)),
    // A sale changes what other events have left that share a pool with it.
    readAll: async (ids) => {
      const others = await readEventsOfPools(scope.db, ids);
      return [...new Set([...ids, ...others])].filter((id) => actsOnEvent(actor, id));
    },
  });
}

interface Followed {
  /** Calls back with the id of each event that changed; returns its unsubscribe function. */
  listen(changed: (eventId: string) => void): () => void;
  /** All events whose stock those changes may concern, and of which the subscriber may know. */
  readAll(changed: readonly string[]): Promise<string[]>;
}

function lowStockAlerts(scope: Scope, { listen, readAll }: Followed): AsyncIterableIterator<LowStockAlert> {
  /** Available tickets in the last alert, of events that are low. */
  const low = new Map<string, number>();
  return followChangedIds({
    coalesceMs: 100,
    capacity: 200,
    listen: (changed) => [listen(changed)],
    readAll: async (ids) => {
      const alerts: LowStockAlert[] = [];
      for (const eventId of await readAll(ids)) {
        const alert = await readAlert(scope, eventId);
        if (alert && isNews(low, alert)) alerts.push(alert);
      }
      return alerts;
    },
  });
}

/** Records the alert. @returns false when it repeats the last one, or when the event is not low and was not before */
function isNews(low: Map<string, number>, { eventId, lowStock, available }: LowStockAlert): boolean {
  if (!lowStock) return low.delete(eventId);
  const before = low.get(eventId);
  low.set(eventId, available);
  return before !== available;
}

async function readAlert({ db }: Scope, eventId: string): Promise<LowStockAlert | undefined> {
  const stock = await readStock(db, eventId);
  if (!stock) return undefined;
  const available = freeTogether(stock.tiers);
  return { eventId, eventName: stock.name, slug: stock.slug, available, ...stockState(available) };
}
