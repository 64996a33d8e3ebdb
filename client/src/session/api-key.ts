import { callTexts } from '../messages/shell.ts';
import { askForConfirmation, type ConfirmationMethod } from './confirmation.ts';
import { currentSession } from './session.ts';
import { SESSION_KEYS, storage } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 365 * DAY;

/** A key that expires sooner than this is renewed, and shown as expiring soon. */
export const API_KEY_MARGIN_MS = 7 * DAY;

export interface StoredApiKey {
  key: string;
  /** Milliseconds since the epoch; null until the server has returned it. */
  expiresAt: number | null;
}

/** Thrown when no key is available. `status` is the HTTP status of the refusal, 0 when there was no response. */
export class ApiKeyFailure extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** The service's reason for ending the session, if it gives one. */
    readonly reason: string | null = null,
    /** Ways to confirm who is there, which a key needs first. */
    readonly methods: readonly ConfirmationMethod[] | null = null,
  ) {
    super(message);
    this.name = 'ApiKeyFailure';
  }
}

export function storedApiKey(): StoredApiKey | null {
  const key = storage.get(SESSION_KEYS.apiKey);
  if (!key) return null;
  const expiresAt = Date.parse(storage.get(SESSION_KEYS.apiKeyExpiresAt) ?? '');
  return { key, expiresAt: Number.isNaN(expiresAt) ? null : expiresAt };
}

export function saveApiKey(key: string, expiresAt: number | null): void {
  storage.set(SESSION_KEYS.apiKey, key);
  if (expiresAt === null) storage.remove(SESSION_KEYS.apiKeyExpiresAt);
  else storage.set(SESSION_KEYS.apiKeyExpiresAt, new Date(expiresAt).toISOString());
}

export function clearApiKey(): void {
  storage.remove(SESSION_KEYS.apiKey, SESSION_KEYS.apiKeyExpiresAt);
}

interface KeyValidity {
  valid: boolean;
  expiresAt: number | null;
}

/**
 * Validates a key on the server.
 * @throws ApiKeyFailure when there is no response
 */
export async function validateApiKey(key: string): Promise<KeyValidity> {
  const response = await fetch('/api/validate-key', {
    method: 'POST',
    headers: { authorization: key },
  }).catch(() => {
    throw new ApiKeyFailure(callTexts.network, 0);
  });
  if (response.status === 401) return { valid: false, expiresAt: null };
  if (!response.ok) throw new ApiKeyFailure(callTexts.noValidApiKey, response.status);
  const body = (await response.json()) as { valid?: boolean; expires_at?: string; data?: typeof body };
  const found = body.data?.valid === undefined ? body : body.data;
  const expiresAt = Date.parse(found.expires_at ?? '');
  return { valid: found.valid === true, expiresAt: Number.isNaN(expiresAt) ? null : expiresAt };
}

async function keyRefused(response: Response): Promise<ApiKeyFailure> {
  const body = (await response.json().catch(() => null)) as {
    error?: { code?: unknown; reason?: unknown; methods?: readonly ConfirmationMethod[] };
  } | null;
  const reason = body?.error?.reason;
  const isAsked = body?.error?.code === 'CONFIRMATION_REQUIRED';
  return new ApiKeyFailure(
    callTexts.keyGenerationFailed,
    response.status,
    typeof reason === 'string' ? reason : null,
    isAsked ? (body?.error?.methods ?? ['password']) : null,
  );
}

/**
 * Creates a key with the session's token and stores it. A stolen browser must not get past a confirmation by its key.
 * @throws ApiKeyFailure
 */
export async function generateApiKey(): Promise<string> {
  const session = currentSession();
  if (!session) throw new ApiKeyFailure(callTexts.noToken, 401);
  const response = await fetch('/api/issuer/api-key', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['web'] }),
  }).catch(() => {
    throw new ApiKeyFailure(callTexts.network, 0);
  });
  if (!response.ok) throw await keyRefused(response);
  const body = (await response.json()) as { api_key?: string; data?: { api_key?: string } };
  const key = body.data?.api_key ?? body.api_key;
  if (!key) throw new ApiKeyFailure(callTexts.keyGenerationFailed, response.status);
  saveApiKey(key, Date.now() + LIFETIME);
  return key;
}

/**
 * Creates a key for a person who asked for one: they confirm who they are where the service requires it.
 * @throws ApiKeyFailure
 */
export async function generateAskedApiKey(): Promise<string> {
  try {
    return await generateApiKey();
  } catch (failure) {
    const methods = failure instanceof ApiKeyFailure ? failure.methods : null;
    if (methods && (await askForConfirmation(methods))) return generateApiKey();
    throw failure;
  }
}

const REFUSED_MS = 60_000;
/** The last refusal of a key to a session: its calls go on with its token, and ask for no key for a minute. */
let refused: { token: string; at: number; failure: ApiKeyFailure } | null = null;

async function makeUnasked(): Promise<string> {
  const token = currentSession()?.token;
  if (refused && refused.token === token && Date.now() - refused.at < REFUSED_MS) throw refused.failure;
  try {
    return await generateApiKey();
  } catch (failure) {
    if (token !== undefined && failure instanceof ApiKeyFailure && failure.methods)
      refused = { token, at: Date.now(), failure };
    throw failure;
  }
}

const lasts = (expiresAt: number | null): boolean =>
  expiresAt !== null && expiresAt - Date.now() > API_KEY_MARGIN_MS;

async function findOrMake(): Promise<string> {
  const stored = storedApiKey();
  if (!stored) return makeUnasked();
  if (lasts(stored.expiresAt)) return stored.key;
  const { valid, expiresAt } = await validateApiKey(stored.key);
  if (valid && lasts(expiresAt)) {
    saveApiKey(stored.key, expiresAt);
    return stored.key;
  }
  clearApiKey();
  return makeUnasked();
}

// Ten calls that start together must not create ten keys.
let underWay: Promise<string> | null = null;

/**
 * Returns the key to call with: the stored one if it lasts for more than 7 days or the server confirms it, otherwise a
 * new one.
 * @throws ApiKeyFailure
 */
export function obtainApiKey(): Promise<string> {
  underWay ??= findOrMake().finally(() => {
    underWay = null;
  });
  return underWay;
}
