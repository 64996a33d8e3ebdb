import { Secret, TOTP } from 'otpauth';
import type { TestActor, TestClient } from './client.ts';
import { PASSWORD } from './client.ts';

const START = 'mutation { startAuthenticatorApp { id secret uri } }';
const CONFIRM = `mutation ($id: ID!, $code: String!) {
  confirmAuthenticatorApp(input: { id: $id, code: $code }) { authenticator { id kind } recoveryCodes }
}`;

/** The code that an authenticator app shows at that time. @param secret in base32 */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

export interface AddedApp {
  id: string;
  /** Base32. */
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app for a person whose proof of identity is recent. */
export async function addApp(app: TestClient, person: Pick<TestActor, 'token'>): Promise<AddedApp> {
  const started = await app.graphql(START, {}, person);
  if (started.errors) throw new Error(JSON.stringify(started.errors));
  const { id, secret } = started.data.startAuthenticatorApp;
  const code = codeAt(secret, app.clock.now());
  const confirmed = await app.graphql(CONFIRM, { id, code }, person);
  if (confirmed.errors) throw new Error(JSON.stringify(confirmed.errors));
  return { id, secret, recoveryCodes: confirmed.data.confirmAuthenticatorApp.recoveryCodes };
}

/** Confirms that the person of the session is present: with the password, or with a code of the app. */
export async function confirmAgain(
  app: TestClient,
  person: Pick<TestActor, 'token'>,
  proof: { password?: string; code?: string } = { password: PASSWORD },
): Promise<void> {
  const answer = await app.rest('POST', '/auth/confirm', proof, person);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
