import { describe, expect, it } from 'vitest';
import { routeOf } from '../../../client/src/offline/worker/route.ts';

const HERE = 'https://passa.test';

function route(path: string, { mode = 'cors', method = 'GET', origin = HERE } = {}) {
  return routeOf({ method, mode, url: `${origin}${path}` }, HERE);
}

const opened = (path: string) => route(path, { mode: 'navigate' });

describe('the service worker', () => {
  it('opens the pages that can be kept, and stands in for every other address without a network', () => {
    const ticket = { kind: 'page', page: 'ticket' };
    expect(opened('/tickets/0199c1d2-aaaa-7000-8000-000000000000')).toEqual(ticket);
    expect(opened('/my-tickets')).toEqual(ticket);
    expect(opened('/my-tickets?from=home')).toEqual(ticket);
    expect(opened('/find-tickets?tickets=secret')).toEqual(ticket);
    expect(opened('/orders/1')).toEqual(ticket);
    expect(opened('/door')).toEqual({ kind: 'page', page: 'door' });
    expect(opened('/door/settings')).toEqual({ kind: 'page', page: 'door' });
    const pages = ['/', '/events', '/tickets', '/doors', '/dashboard?tab=my-tickets', '/auth'];
    const files = [
      '/tickets/1/pdf',
      '/events/a/calendar.ics',
      '/api/docs.json',
      '/graphql',
      '/waiting-room/a',
    ];
    for (const path of [...pages, ...files]) expect(opened(path), path).toEqual({ kind: 'other_page' });
    expect(opened('/embed/a')).toBeNull();
  });

  it('may have the files of the client', () => {
    for (const path of [
      '/assets/index-1a2b3c.js',
      '/theme-init.js',
      '/icons/app-192.png',
      '/app.webmanifest',
    ])
      expect(route(path), path).toEqual({ kind: 'file' });
  });

  it('leaves the API alone, whatever it is asked', () => {
    for (const path of ['/graphql', '/api/tickets/1/pdf', '/public-keys', '/revocation-list', '/tickets/1'])
      expect(route(path), path).toBeNull();
    expect(route('/graphql', { method: 'POST' })).toBeNull();
    expect(route('/assets/index-1a2b3c.js', { method: 'HEAD' })).toBeNull();
  });

  it('leaves other origins alone', () => {
    expect(route('/assets/index-1a2b3c.js', { origin: 'https://elsewhere.test' })).toBeNull();
    expect(route('/my-tickets', { mode: 'navigate', origin: 'https://elsewhere.test' })).toBeNull();
  });
});
