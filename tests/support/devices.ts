import { createHash, randomBytes } from 'node:crypto';
import type { TestActor, TestClient } from './client.ts';

/** A phone as it pairs: it makes its credential, and shows a code. */
export interface TestPhone {
  deviceId: string;
  token: string;
  pairingId: string;
  code: string;
  number: string;
}

const START = `mutation S($deviceId: String!, $credentialHash: String!) {
  startDevicePairing(input: { deviceId: $deviceId, credentialHash: $credentialHash }) {
    pairingId code number expiresAt } }`;
export const CONFIRM = `mutation C($input: ConfirmDevicePairingInput!) {
  confirmDevicePairing(input: $input) { device { id name profile events { name } gates { name } hasPin pairedBy } } }`;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

let phones = 0;

export async function showCode(
  app: Pick<TestClient, 'graphql'>,
  known: Partial<TestPhone> = {},
): Promise<TestPhone> {
  phones += 1;
  const deviceId = known.deviceId ?? `door-${phones}`;
  const token = known.token ?? `passa_door_${randomBytes(32).toString('base64url')}`;
  const answer = await app.graphql(START, { deviceId, credentialHash: hashOf(token) });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return { deviceId, token, ...answer.data.startDevicePairing };
}

export interface Terms {
  name?: string;
  profile?: 'SCAN_ONLY' | 'SCAN_AND_SEARCH' | 'BOX_OFFICE';
  eventIds?: string[];
  gateIds?: string[];
  pin?: string;
}

/** Pairs a phone with the organiser, and returns it with the id of its device. */
export async function pairPhone(
  app: Pick<TestClient, 'graphql'>,
  organiser: TestActor,
  terms: Terms = {},
): Promise<TestPhone & { id: string }> {
  const phone = await showCode(app);
  const input = { code: phone.code, name: `Phone ${phone.deviceId}`, profile: 'SCAN_ONLY', ...terms };
  const answer = await app.graphql(CONFIRM, { input }, organiser);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return { ...phone, id: answer.data.confirmDevicePairing.device.id };
}
