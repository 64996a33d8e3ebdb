import type { ApolloClient } from '@apollo/client';
import { DevicePairingStateDocument, StartDevicePairingDocument } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { openDoorStore } from '../device/indexed-store.ts';
import { mutateService, queryService } from '../device/service-request.ts';

graphql(`
  mutation StartDevicePairing($deviceId: String!, $credentialHash: String!) {
    startDevicePairing(input: { deviceId: $deviceId, credentialHash: $credentialHash }) {
      pairingId
      code
      number
      expiresAt
    }
  }
`);

graphql(`
  query DevicePairingState($pairingId: ID!) {
    devicePairingState(pairingId: $pairingId)
  }
`);

export interface PairingRequest {
  pairingId: string;
  code: string;
  number: string;
  expiresAt: string;
  credential: string;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Requests that this phone is paired. The credential is made here and stays here: only its digest is sent.
 * @throws ServiceUnavailable, ServiceRefused, and when this browser stores nothing
 */
export async function requestPairing(client: ApolloClient): Promise<PairingRequest> {
  const credential = `passa_door_${base64url(crypto.getRandomValues(new Uint8Array(32)))}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(credential));
  const deviceId = await (await openDoorStore()).device();
  const variables = { deviceId, credentialHash: base64url(new Uint8Array(digest)) };
  const data = await mutateService(client, { document: StartDevicePairingDocument, variables });
  return { ...data.startDevicePairing, credential };
}

/** Returns whether an organiser has confirmed the request. @throws ServiceUnavailable, ServiceRefused */
export async function pollPairing(
  client: ApolloClient,
  pairingId: string,
): Promise<'WAITING' | 'PAIRED' | 'EXPIRED'> {
  const variables = { pairingId };
  return (await queryService(client, { document: DevicePairingStateDocument, variables })).devicePairingState;
}
