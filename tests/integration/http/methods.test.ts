import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

it.each([
  ['DELETE', '/events/published', 'GET, HEAD'],
  ['PUT', '/events/some-show/purchase', 'POST'],
  ['GET', '/validate', 'POST'],
  ['PATCH', '/graphql', 'GET, HEAD, OPTIONS, POST'],
])('%s %s is refused with 405 and the methods that the address takes', async (method, path, allowed) => {
  const answer = await fetch(app.url + path, { method, headers: { accept: 'application/json' } });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allowed);
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'METHOD_NOT_ALLOWED' } });
});

it('an address that is none stays not found, and a page stays a page', async () => {
  expect((await fetch(`${app.url}/api/nothing`, { method: 'POST' })).status).toBe(404);
  const page = await fetch(`${app.url}/validate`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toMatch('text/html');
});
