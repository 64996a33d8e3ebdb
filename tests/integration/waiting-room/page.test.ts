import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type Guest, waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { draft, published } from '../events/organiser.ts';

const CHECK = fileURLToPath(new URL('../../../docs/check-draw.mjs', import.meta.url));
const run = promisify(execFile);

let app: TestApp;
let admin: TestActor;
let rooms: ReturnType<typeof waitingRoomsOf>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  rooms = waitingRoomsOf(app);
});
afterAll(() => app.close());

async function page(slug: string, query = '', headers: Record<string, string> = {}) {
  const answer = await app.rest('GET', `/waiting-room/${slug}${query}`, undefined, {
    headers: { accept: 'text/html', ...headers },
  });
  return { ...answer, html: String(answer.body) };
}

async function openRoom(changed: Record<string, unknown> = {}): Promise<{ id: string; slug: string }> {
  const event = await published(app, admin, changed);
  expect(codeOf(await rooms.open(admin, event.id))).toBeUndefined();
  return event;
}

describe('the page of a waiting room', () => {
  it('is HTML that only our own files act in, in the language of the reader', async () => {
    const event = await openRoom({ name: '<b>Bongo & Flava' });
    const { status, headers, html } = await page(event.slug);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).toContain('&lt;b&gt;Bongo &amp; Flava');
    expect(html).not.toContain('<b>Bongo');
    expect(html).toContain('Join before the sale begins');
    expect((await page(event.slug, '?lang=fr')).html).toContain('Entrez avant le début de la vente');
    expect((await page(event.slug, '?lang=sw')).html).toContain('Jiunge kabla mauzo hayajaanza');
  });

  it('is not there for drafts and for events without a room; the organiser of a draft sees it', async () => {
    expect((await page('no-such-event')).status).toBe(404);
    expect((await page((await published(app, admin)).slug)).status).toBe(404);
    const event = await draft(app, admin);
    const opened = await rooms.open(admin, event.id);
    expect(opened.data.setWaitingRoom.event.waitingRoom.state).toBe('JOINING');
    expect((await page(event.slug)).status).toBe(404);
    expect((await app.rest('GET', `/waiting-room/${event.id}/now.json`)).status).toBe(404);
    expect((await app.rest('POST', `/waiting-room/${event.id}/place`, {})).status).toBe(404);
  });

  it('joins by a form, and shows the place, without a script', async () => {
    const event = await openRoom();
    const joined = await fetch(`${app.url}/waiting-room/${event.slug}`, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    });
    expect(joined.status).toBe(303);
    expect(joined.headers.get('location')).toBe(`/waiting-room/${event.slug}?plain`);
    const [cookie = ''] = (joined.headers.get('set-cookie') ?? '').split(';');
    expect((await page(event.slug, '?plain', { cookie })).html).toContain('<h2>You are in</h2>');
    expect((await page(event.slug, '?plain')).html).not.toContain('<h2>You are in</h2>');
  });

  it('shows an organiser each view with example figures', async () => {
    const event = await openRoom();
    const { html } = await page(event.slug, '?preview=wait');
    expect(html).toContain('Preview: this is what buyers see.');
    expect(html).toContain('You are number');
  });

  it('is not joined or left for a reader by another site', async () => {
    const event = await openRoom();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const place = `/waiting-room/${event.id}/place`;
    expect((await app.rest('POST', place, {}, { headers })).status).toBe(403);
    const { cookie } = await rooms.join(event.id);
    const left = await app.rest('DELETE', place, undefined, { headers: { ...headers, cookie } });
    expect(left.status).toBe(403);
  });
});

describe('check-draw.mjs', () => {
  it('computes the published draw, and refuses another seed', async () => {
    const event = await openRoom();
    const guests: Guest[] = [];
    for (let person = 0; person < 12; person += 1) guests.push(await rooms.join(event.id));
    await rooms.begin(event.id);
    const draw = (await app.rest('GET', `/waiting-room/${event.id}/draw.json`)).body;
    const file = path.join(tmpdir(), `draw-${event.id}.json`);
    await writeFile(file, JSON.stringify(draw));
    for (const guest of guests.slice(0, 3)) {
      const { position } = await rooms.place(event.id, guest);
      const { stdout } = await run(process.execPath, [CHECK, file, draw.seed_hash, guest.hash]);
      expect(stdout).toBe(`${position} ${guest.hash}\n`);
    }
    const whole = await run(process.execPath, [CHECK, file]);
    expect(whole.stdout.trim().split('\n')).toHaveLength(12);
    await expect(run(process.execPath, [CHECK, file, '0'.repeat(64)])).rejects.toThrow(
      'does not have the hash',
    );
  });
});
