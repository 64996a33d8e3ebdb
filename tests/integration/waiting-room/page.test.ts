import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../../server/modules/waiting-room/draw.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { type Guest, waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { draft as draftOf, published } from '../events/organiser.ts';

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
    const event = await draftOf(app, admin);
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

  it('keeps the place in a cookie that no script reads and that another site sends with no form', async () => {
    const event = await openRoom();
    const { headers } = await app.rest('POST', `/waiting-room/${event.id}/place`, {});
    const name = `passa_queue_${event.id.replaceAll('-', '')}`;
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^${name}=[\\w-]+; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`),
    );
  });

  it('binds the cookie to its host where there is TLS, and takes places that had none of this', async () => {
    const secure = await bootTestApp({ PUBLIC_URL: 'https://passa.example' });
    try {
      const organiser = await secure.actor('issuer_admin');
      const { id } = await published(secure, organiser);
      await waitingRoomsOf(secure).open(organiser, id);
      const { headers } = await secure.rest('POST', `/waiting-room/${id}/place`, {});
      const [cookie = '', ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
      expect(cookie).toMatch(/^__Host-passa_queue_/);
      expect(attributes).toEqual(['Path=/', expect.any(String), 'HttpOnly', 'SameSite=Lax', 'Secure']);
      for (const sent of [cookie, cookie.replace('__Host-', '')]) {
        const place = await secure.rest('GET', `/waiting-room/${id}/place`, undefined, {
          headers: { cookie: sent },
        });
        expect([sent, place.status]).toEqual([sent, 200]);
      }
    } finally {
      await secure.close();
    }
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
  const OTHERS = 9_988;

  interface Draw {
    seed_hash: string;
    seed: string;
    list_hash: string;
    places: string[];
  }

  /** Runs the script on a draw. @returns its output, and the faults that it finds */
  async function check(draw: Draw, ...options: string[]): Promise<{ stdout: string; faults: string }> {
    const file = path.join(tmpdir(), `draw-${randomUUID()}.json`);
    await writeFile(file, JSON.stringify(draw));
    try {
      const { stdout } = await run(process.execPath, [CHECK, file, ...options], {
        maxBuffer: 4 * 1024 * 1024,
      });
      return { stdout, faults: '' };
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return { stdout, faults: stderr };
    } finally {
      await rm(file);
    }
  }

  /** Adds people who joined before the sale, besides those who come by the page. */
  async function crowd(eventId: string, count: number): Promise<void> {
    await app.sql(
      `WITH room AS (UPDATE waiting_rooms SET joined = joined + $2 WHERE event_id = $1 RETURNING issuer_id, joined - $2 AS before)
       INSERT INTO queue_entries (event_id, hash, issuer_id, number, joined_at, state)
       SELECT $1, sha256(convert_to('person ' || n, 'UTF8')), issuer_id, before + n, $3, 'waiting'
       FROM room, generate_series(1, $2::int) AS n`,
      [eventId, count, app.clock.now()],
    );
  }

  const other = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);

  it('computes the published draw of 10,000 people, and finds whatever was changed', async () => {
    const event = await openRoom();
    const guests: Guest[] = [];
    for (let person = 0; person < 12; person += 1) guests.push(await rooms.join(event.id));
    await crowd(event.id, OTHERS);
    expect(await rooms.board(event.id)).toMatchObject({ list_hash: null, sold_out: false });
    await rooms.begin(event.id);
    const drawn: Draw = (await app.rest('GET', `/waiting-room/${event.id}/draw.json`)).body;
    const noted = ['--seed-hash', drawn.seed_hash, '--list-hash', (await rooms.board(event.id)).list_hash];
    const place = (hash: string, number: number | null) => ['--place', hash, '--number', String(number)];

    const stored = await app.sql<{ line: string }>(
      `SELECT position || ' ' || encode(hash, 'hex') AS line FROM queue_entries WHERE event_id = $1 ORDER BY position`,
      [event.id],
    );
    const whole = await check(drawn, ...noted);
    expect(whole.faults).toBe('');
    expect(whole.stdout.trim().split('\n')).toEqual(stored.map(({ line }) => line));
    expect(stored).toHaveLength(12 + OTHERS);

    const [guest] = guests as [Guest];
    const { position } = await rooms.place(event.id, guest);
    expect(await check(drawn, ...noted, ...place(guest.hash, position))).toEqual({
      stdout: `${position} ${guest.hash}\n`,
      faults: '',
    });
    expect((await check(drawn, ...noted, ...place(guest.hash, position + 1))).faults).toContain(
      'another number',
    );
    expect((await check(drawn, ...noted, ...place(other(guest.hash), 1))).faults).toContain('was not drawn');

    const seed = other(drawn.seed);
    const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    expect((await check({ ...drawn, seed }, ...noted)).faults).toContain('The seed is not the one');
    expect((await check({ ...drawn, seed, seed_hash: seedHash }, ...noted)).faults).toContain('The seed');

    const [first = '', second = '', ...rest] = drawn.places;
    const changed = [
      rest,
      [first, second, ...rest, other(first)],
      [other(first), second, ...rest],
      [second, first, ...rest],
    ];
    for (const places of changed) {
      const list = createHash('sha256')
        .update(Buffer.from(places.join(''), 'hex'))
        .digest('hex');
      expect((await check({ ...drawn, places, list_hash: list }, ...noted)).faults).toContain(
        'list of places',
      );
    }
  });

  it('is not drawn from a list that was changed after it was closed', async () => {
    const event = await openRoom();
    await crowd(event.id, 20);
    await app.sql(
      `UPDATE waiting_rooms SET early = joined, list_hash = sha256('another list') WHERE event_id = $1`,
      [event.id],
    );
    await app.sql('UPDATE waiting_rooms SET on_sale_at = $2 WHERE event_id = $1', [event.id, new Date()]);
    app.clock.set(new Date());
    const scope = app.app.scope();
    const onSaleAt = new Date(app.clock.now().getTime() - 1_000);
    await expect(
      until(() => draw(scope, { eventId: event.id, onSaleAt, isKeyFixed: false }, () => false)),
    ).rejects.toThrow('changed after it was closed');
  });
});
