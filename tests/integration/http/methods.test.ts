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

it('a subscription that is posted is refused as a bad query, with the way that it takes', async () => {
  // Once interpreted, once compiled.
  for (let sight = 0; sight < 2; sight += 1) {
    const answer = await app.rest('POST', '/graphql', {
      query: 'subscription { contractsChanged { __typename } }',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('over a websocket at /graphql'),
        extensions: expect.objectContaining({ code: 'BAD_QUERY' }),
      }),
    ]);
  }
});

it.each(['/', '/verify', '/api/openapi.json', '/health/live'])(
  '%s allows the camera to our own pages alone',
  async (path) => {
    const answer = await fetch(app.url + path, { headers: { accept: 'text/html' } });
    const policy = answer.headers.get('permissions-policy') ?? '';
    expect(policy).toContain('camera=(self)');
    for (const refused of ['microphone', 'geolocation', 'payment', 'usb'])
      expect(policy).toContain(`${refused}=()`);
  },
);
