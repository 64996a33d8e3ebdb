import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** Loaded with the first passkey: its parsers of certificates would delay every start. */
const library = () => import('@simplewebauthn/server');

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON };

interface RelyingParty {
  /** The domain that passkeys are bound to. */
  id: string;
  origin: string;
}

/** Browsers take no IP address as the domain of a passkey: on this machine its name stands for it. */
function relyingParty(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (/^(127\.0\.0\.1|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

const TIMEOUT_MS = 5 * 60_000;

export interface StoredPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
}

/** @param challenge base64url */
const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(challenge, 'base64url'));

/** Options with which a browser makes a passkey that names the account by itself and verifies its user. */
export async function registrationOptions(
  publicUrl: string,
  challenge: string,
  person: { userId: string; email: string; name: string },
  existing: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Passa',
    rpID: relyingParty(publicUrl).id,
    challenge: bytesOf(challenge),
    // An identifier without personal data: authenticators store it in plain text.
    userID: new Uint8Array(createHash('sha256').update(`passa.passkey\n${person.userId}`).digest()),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    timeout: TIMEOUT_MS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map((one) => ({ id: one.credentialId, transports: known(one.transports) })),
  });
}

/** Options with which a browser proves a passkey. @param own of a known account; empty: any of this domain */
export async function authenticationOptions(
  publicUrl: string,
  challenge: string,
  own: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).id,
    challenge: bytesOf(challenge),
    userVerification: 'required',
    timeout: TIMEOUT_MS,
    allowCredentials: own.map((one) => ({ id: one.credentialId, transports: known(one.transports) })),
  });
}

const known = (transports: readonly string[]): AuthenticatorTransportFuture[] =>
  transports as AuthenticatorTransportFuture[];

/** The challenge that a browser's answer is about; undefined for anything that is no such answer. */
export function challengeIn(response: unknown): string | undefined {
  try {
    const { clientDataJSON } = (response as { response: { clientDataJSON: string } }).response;
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The id of the passkey in a browser's answer. */
export function credentialIn(response: unknown): string | undefined {
  const id = (response as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}

interface Registered extends StoredPasskey {
  backedUp: boolean;
}

/** @returns the new passkey; undefined for an answer that does not prove it */
export async function verifiedRegistration(
  publicUrl: string,
  challenge: string,
  response: unknown,
): Promise<Registered | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { id, origin } = relyingParty(publicUrl);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: (credential.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8),
      backedUp: credentialBackedUp,
    };
  } catch {
    // The library throws for whatever does not fit: another origin, no user verification, a broken answer.
    return undefined;
  }
}

/**
 * Also refuses a counter that has not grown, which a copied passkey would have.
 * @returns the new counter; undefined for an answer that proves nothing
 */
export async function verifiedAuthentication(
  publicUrl: string,
  challenge: string,
  { response, passkey }: { response: unknown; passkey: StoredPasskey },
): Promise<{ counter: bigint; backedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = relyingParty(publicUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: known(passkey.transports),
      },
    });
    if (!verified) return undefined;
    return {
      counter: BigInt(authenticationInfo.newCounter),
      backedUp: authenticationInfo.credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}
