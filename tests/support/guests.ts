import type { TestActor, TestClient } from './client.ts';

const HIDE = 'mutation { setGuestAccess(input: { adminsSeeGuests: false }) { adminsSeeGuests } }';

/** Hides the personal data of guests from the admins of that owner's organisation. */
export async function hideGuests(app: TestClient, owner: TestActor): Promise<void> {
  const { errors } = await app.graphql(HIDE, {}, owner);
  if (errors) throw new Error(JSON.stringify(errors));
}
