import { callGraphQL } from '../api.ts';
import type { Stage } from '../stage.ts';
import type { SeededEvent } from './organiser.ts';

/** Opens the waiting room of an event, with a limit of tickets per person. */
export async function openRoom(
  stage: Stage,
  event: SeededEvent,
  token: string,
  onSaleInMs: number,
): Promise<void> {
  const now = Date.now();
  const input = {
    eventId: event.id,
    joinsFrom: new Date(now - 60_000).toISOString(),
    onSaleAt: new Date(now + onSaleInMs).toISOString(),
    minutes: 1,
  };
  const SET = 'mutation ($input: SetWaitingRoomInput!) { setWaitingRoom(input: $input) { event { id } } }';
  const LIMIT = 'mutation ($id: ID!) { setBuyerLimit(input: { eventId: $id, most: 4 }) { event { id } } }';
  await callGraphQL(stage, LIMIT, { id: event.id }, token);
  await callGraphQL(stage, SET, { input }, token);
}
