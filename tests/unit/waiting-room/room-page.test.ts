import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Board, Place } from '../../../client/src/waiting-room/page-data.ts';
import { minutesUntil, placeChanged, spreadOf } from '../../../client/src/waiting-room/room-view.ts';
import { ServerClock } from '../../../client/src/waiting-room/server-clock.ts';
import { ROOM_WORDS } from '../../../server/api/waiting-room/room.messages.ts';
import { checkDraw } from '../../../server/lib/waiting-room/check-draw.ts';
import { ROOM_VIEWS, roomView } from '../../../server/lib/waiting-room/room-view.ts';
import { hashOfList } from '../../../server/modules/waiting-room/draw.rules.ts';
import { drawOrder } from '../../support/draw-order.ts';

const CLIENT = new URL('../../../client/src/waiting-room/', import.meta.url);

const board = (changed: Partial<Board> = {}): Board => ({
  state: 'open',
  close_reason: null,
  on_sale_at: '2030-01-01T16:00:00.000Z',
  joins_from: '2030-01-01T15:00:00.000Z',
  now_serving: 10,
  joined: 30_000,
  list_hash: null,
  tiers: null,
  rate: 60,
  sold_out: false,
  time: '2030-01-01T16:00:10.000Z',
  ...changed,
});
const place = (changed: Partial<Place> = {}): Place => ({
  hash: 'ab'.repeat(32),
  state: 'waiting',
  position: null,
  expiresAt: null,
  ...changed,
});

const ROOMS = [
  ...(['scheduled', 'joining', 'drawing', 'open'] as const).map((state) => ({ state, close_reason: null })),
  ...(['sold_out', 'over', 'switched_off'] as const).map((close_reason) => ({
    state: 'closed' as const,
    close_reason,
  })),
];
const OWN = [
  null,
  ...(['waiting', 'admitted', 'bought', 'left', 'expired'] as const).flatMap((state) => [
    place({ state }),
    place({ state, position: 12 }),
  ]),
];

describe('the page of a waiting room', () => {
  it('has a view for every state, and no other', () => {
    const seen = new Set<string>();
    for (const room of ROOMS) {
      for (const own of OWN) {
        seen.add(roomView(room, own));
      }
    }
    expect([...seen].sort()).toEqual([...ROOM_VIEWS].sort());
  });

  it('asks for the own place when it was drawn, called or the room closed, and not before', () => {
    const before = board({ state: 'drawing' });
    expect(placeChanged(board({ state: 'drawing' }), before, place())).toBe(false);
    expect(placeChanged(board(), before, place())).toBe(true);
    expect(placeChanged(board(), board(), place({ position: 11 }))).toBe(false);
    expect(placeChanged(board({ now_serving: 11 }), board(), place({ position: 11 }))).toBe(true);
    expect(placeChanged(board({ state: 'closed' }), board(), place({ position: 11 }))).toBe(true);
    expect(placeChanged(board({ state: 'closed' }), board({ state: 'closed' }), place())).toBe(false);
    expect(placeChanged(board(), before, null)).toBe(false);
  });

  it('spreads the calls of many people over seconds', () => {
    expect(spreadOf(board({ joined: 100 }))).toBeLessThan(100);
    expect(spreadOf(board({ joined: 30_000 }))).toBe(20_000);
    expect(spreadOf(board({ joined: 10_000_000 }))).toBe(30_000);
  });

  it('tells the wait by the rate, and nothing without one', () => {
    expect(minutesUntil(130, board())).toBe(2);
    expect(minutesUntil(130, board({ rate: 0 }))).toBeNull();
  });

  it('follows the clock of the server, by the fastest answer', () => {
    const clock = new ServerClock();
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    clock.note(at(60_000));
    clock.note(at(59_000));
    expect(Math.abs(clock.now() - Date.now() - 60_000)).toBeLessThan(500);
    clock.note(at(-3_600_000));
    expect(Math.abs(clock.now() - Date.now() + 3_600_000)).toBeLessThan(500);
  });

  it('has every text that its script names, with the same values in each language', () => {
    const source = readdirSync(CLIENT)
      .map((name) => readFileSync(new URL(name, CLIENT), 'utf8'))
      .join('\n');
    const named = [...source.matchAll(/\bwords\(\s*'(\w+)'/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !Object.hasOwn(ROOM_WORDS.en, name))).toEqual([]);
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [name, text] of Object.entries(ROOM_WORDS.en))
      for (const language of ['fr', 'sw'] as const)
        expect(values(ROOM_WORDS[language][name as keyof typeof ROOM_WORDS.en]), name).toEqual(values(text));
  });

  it('computes a draw as the server does', async () => {
    const bytes = (value: number, length = 32) => Buffer.alloc(length, value);
    const hashes = Array.from({ length: 700 }, (_, nth) => Buffer.from(`${nth}`.padStart(32, '0')));
    for (const ledger of [bytes(7), null]) {
      const order = await drawOrder(bytes(5), ledger, hashes);
      const places = hashes.map((hash) => hash.toString('hex'));
      const draw = {
        list_hash: hashOfList(Buffer.concat(hashes)).toString('hex'),
        seed: bytes(5).toString('hex'),
        seed_hash: 'a'.repeat(64),
        ledger: ledger && { sequence: 3, hash: ledger.toString('hex') },
        places,
      };
      const noted = {
        seedHash: createHash('sha256').update(bytes(5)).digest('hex'),
        listHash: draw.list_hash,
      };
      const check = (given = draw, known = noted) => checkDraw(given, known, () => undefined);
      expect(await check()).toEqual({
        isSeedRight: true,
        isListRight: true,
        order: order.map((hash) => hash.toString('hex')),
      });
      expect((await check({ ...draw, seed: bytes(6).toString('hex') })).isSeedRight).toBe(false);
      expect((await check(draw, { ...noted, seedHash: 'b'.repeat(64) })).isSeedRight).toBe(false);
      const [first = '', second = '', ...rest] = places;
      for (const changed of [rest, [second, first, ...rest], [first, first, second, ...rest]])
        expect((await check({ ...draw, places: changed })).isListRight).toBe(false);
      const twice = [...places, first];
      const listHash = hashOfList(Buffer.from(twice.join(''), 'hex')).toString('hex');
      expect((await check({ ...draw, places: twice }, { ...noted, listHash })).isListRight).toBe(false);
    }
  });
});
