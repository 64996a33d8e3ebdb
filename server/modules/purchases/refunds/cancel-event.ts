import type { Scope } from '../../../scope.ts';
import { LedgerNotConnected } from '../not-open-yet.ts';
import type { EventCancellation } from './cancellation.type.ts';

export async function cancelEvent(
  _scope: Scope,
  _wish: object,
  _key: string | null,
): Promise<EventCancellation> {
  throw new LedgerNotConnected();
}
