import type { TestActor, TestClient } from './client.ts';
import { granted } from './contract-people.ts';

const SET = `mutation ($input: SetStaffEventsInput!) { setStaffEvents(input: $input) { user { id limitedTo { id name } } } }`;

/** Limits a member of the owner's organisation to events; null: to none. */
export async function limitTo(
  app: TestClient,
  owner: TestActor,
  who: TestActor,
  eventIds: readonly string[] | null,
): Promise<{ id: string; name: string }[] | null> {
  const answer = await app.graphql(SET, { input: { id: who.userId, eventIds } }, owner);
  return granted(answer).setStaffEvents.user.limitedTo;
}
