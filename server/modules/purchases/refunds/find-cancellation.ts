import type { Scope } from '../../../scope.ts';
import { LedgerNotConnected } from '../not-open-yet.ts';
import type { EventCancellation } from './cancellation.type.ts';

export async function findCancellation(_scope: Scope, _eventId: string): Promise<EventCancellation | null> {
  throw new LedgerNotConnected();
}

export async function watchCancellation(
  _scope: Scope,
  _eventId: string,
): Promise<AsyncIterableIterator<EventCancellation>> {
  throw new LedgerNotConnected();
}
