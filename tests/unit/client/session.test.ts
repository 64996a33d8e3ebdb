import { beforeEach, describe, expect, it } from 'vitest';

const { startSession, dropSession, currentSession } = await import('../../../client/src/session/session.ts');
const { authorization } = await import('../../../client/src/session/credential.ts');
const { newRegistration } = await import('../../../client/src/session/new-registration.ts');
const { saveApiKey } = await import('../../../client/src/session/api-key.ts');
const { SESSION_KEYS, storage } = await import('../../../client/src/session/storage.ts');

const user = { id: 'u1', name: 'Amina', email: 'amina@example.test', role: 'ISSUER_ADMIN' };
const login = () => startSession({ token: 'token-1', sessionId: 's1', user });

beforeEach(() => {
  dropSession();
  storage.remove(...Object.values(SESSION_KEYS));
});

describe('a session', () => {
  it('is stored with the documented name of the role', () => {
    login();
    expect(JSON.parse(storage.get(SESSION_KEYS.user) ?? '{}').role).toBe('issuer_admin');
    expect(currentSession()?.user.role).toBe('issuer_admin');
  });

  it('calls for the wallet with the token of the login, also when a key is there', async () => {
    login();
    saveApiKey('pk_1', Date.now() + 365 * 86_400_000);
    expect(await authorization('wallet')).toBe('Bearer token-1');
    expect(await authorization()).toBe('Bearer pk_1');
  });

  it('calls for the wallet with the stored key as it is when there is no login', async () => {
    saveApiKey('pk_1', null);
    expect(await authorization('wallet')).toBe('pk_1');
    expect(await authorization()).toBeNull();
  });
});

describe('the end of a session', () => {
  it('leaves nothing of the person in this browser but the mark of the device', () => {
    login();
    saveApiKey('pk_1', Date.now() + 365 * 86_400_000);
    for (const key of Object.values(SESSION_KEYS)) if (storage.get(key) === null) storage.set(key, 'x');
    dropSession();
    expect(Object.values(SESSION_KEYS).filter((key) => storage.get(key) !== null)).toEqual([]);
    expect(currentSession()).toBeNull();
  });
});

describe('the welcome', () => {
  it('is for the account that registered, even when others sign in here before', () => {
    newRegistration.mark('u1');
    expect(newRegistration.isOf('u2')).toBe(false);
    expect(newRegistration.isOf('u1')).toBe(true);
    newRegistration.clear();
    expect(newRegistration.isOf('u1')).toBe(false);
  });
});
