import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';

let app: TestApp;
let people: Record<'admin' | 'attendee' | 'system', TestActor>;
beforeAll(async () => {
  app = await bootTestApp();
  people = {
    admin: await app.actor('issuer_admin'),
    attendee: await app.actor('attendee'),
    system: await app.actor('system_admin'),
  };
});
afterAll(() => app.close());

it.each([
  ['admin', '/api/events'],
  ['admin', '/api/messages'],
  ['admin', '/api/expenses/pending'],
  ['attendee', '/api/messages'],
  ['attendee', '/api/wallet/balance'],
  ['system', '/api/users'],
  ['system', '/api/system/logs'],
  ['system', '/api/system/stats'],
] as const)('what %s reads at %s is stored by no cache', async (who, path) => {
  const { headers } = await app.rest('GET', path, undefined, people[who]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('a token and a refusal are stored by no cache either', async () => {
  const { email } = people.attendee;
  const login = await app.rest('POST', '/auth/login', { email, password: 'not the password' });
  expect(login.headers.get('cache-control')).toBe('no-store');
  expect((await app.rest('GET', '/api/users')).headers.get('cache-control')).toBe('no-store');
});
