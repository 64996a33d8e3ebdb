import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceRefused } from '../../../client/src/features/door-app/engine/door-ports.ts';
import { goOffline, goOnline, isUploaded, newCode, openDoor, type Stage } from './door-stage.ts';
import { codeOf, EVENT, newTicketId } from './fake-service.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openDoor();
});

describe('a door that loses its network', () => {
  it('judges on its own after the first scan without an answer, and asks no more after the second', async () => {
    const { door, service } = stage;
    service.isAway = true;
    await door.show(newCode(stage));
    expect(door.read()).toMatchObject({ isOnline: true, result: { outcome: 'ADMITTED', mode: 'offline' } });
    await door.show(newCode(stage));
    expect(door.read().isOnline).toBe(false);
    service.calls = [];
    await door.show(newCode(stage));
    expect(service.calls).toEqual([]);
    expect(door.read().waiting).toEqual({ all: 3, entries: 3, exits: 0 });
  });

  it('that was opened without one believes in it no longer than the first question', async () => {
    const { service } = stage;
    service.isAway = true;
    const again = await stage.reload();
    await again.sync();
    expect(again.read().isOnline).toBe(false);
  });

  it('comes back by itself, and after a second loss only when the connection holds', async () => {
    const { door, service, clock } = stage;
    goOffline(stage);
    clock.advance(30_000);
    await goOnline(stage);
    expect(door.read().isOnline).toBe(true);
    goOffline(stage);
    service.isAway = false;
    await door.sync();
    expect(door.read().isOnline).toBe(false);
    clock.advance(3_000);
    door.tick();
    await door.sync();
    expect(door.read().isOnline).toBe(true);
  });

  it('is not back because of an answer to what it asked before the loss', async () => {
    const { door, clock } = stage;
    clock.advance(60_000);
    const asked = door.sync();
    door.network(false);
    await asked;
    expect(door.read().isOnline).toBe(false);
    await door.sync();
    expect(door.read().isOnline).toBe(true);
  });

  it('sends its scans before it fetches news, and waits half a minute after a failure', async () => {
    const { door, service, clock } = stage;
    goOffline(stage);
    await door.show(newCode(stage));
    await door.sync();
    service.calls = [];
    clock.advance(29_000);
    door.tick();
    expect(service.calls).toEqual([]);
    service.isAway = false;
    clock.advance(1_000);
    door.tick();
    await door.sync();
    expect(service.calls.slice(0, 4)).toEqual(['time', 'upload', 'briefing', 'revocations']);
    expect(isUploaded(stage)).toBe(true);
  });

  it('reads the same code once while it is held up', async () => {
    const { door, store, clock } = stage;
    goOffline(stage);
    const code = newCode(stage);
    for (let look = 0; look < 50; look += 1) {
      await door.show(code);
      clock.advance(200);
    }
    expect(store.scans.size).toBe(1);
    // The guest pays, and blocks the queue all the while.
    for (let look = 0; look < 50; look += 1) {
      door.stillSees(code);
      clock.advance(200);
    }
    await door.show(code);
    expect(store.scans.size).toBe(1);
    clock.advance(3_000);
    await door.show(`${code}\r\n`);
    expect(door.read().result?.outcome).toBe('ALREADY_USED');
  });
});

describe('a scan that the service refuses for another reason than the ticket', () => {
  it('is asked for once while the code is held up, and again after it was out of sight', async () => {
    const { door, service, clock } = stage;
    const code = newCode(stage);
    service.refusal = 'GATE_CLOSED';
    service.calls = [];
    for (let look = 0; look < 50; look += 1) {
      await door.show(code);
      clock.advance(200);
    }
    expect(service.calls).toEqual(['validate']);
    expect(door.read()).toMatchObject({ trouble: 'No.', result: null });
    service.refusal = null;
    clock.advance(3_000);
    await door.show(code);
    expect(door.read()).toMatchObject({ trouble: null, result: { outcome: 'ADMITTED' } });
  });
});

describe('an hour of fifty scans a minute without a network', () => {
  it('is sent once each, over a reload and a connection that loses a third of its responses', async () => {
    const { service, clock, store } = stage;
    goOffline(stage);
    let { door } = stage;
    const codes: string[] = [];
    for (let scan = 0; scan < 3_000; scan += 1) {
      clock.advance(1_200);
      // Every tenth guest has a ticket that was used already.
      const code = scan % 10 === 9 ? (codes[scan - 9] ?? '') : newCode(stage);
      codes.push(code);
      await door.show(code);
      if (scan === 1_500) door = await stage.reload();
      if (scan === 1_500) door.network(false);
    }
    expect(await store.countWaiting()).toEqual({ all: 3_000, entries: 2_700, exits: 0 });
    service.isAway = false;
    service.loses = () => service.calls.length % 3 === 0;
    for (let tries = 0; tries < 200 && !(await isNotified(store)); tries += 1) await door.sync();
    expect(await store.countWaiting()).toEqual({ all: 0, entries: 0, exits: 0 });
    const kept = [...service.kept.values()];
    expect(kept).toHaveLength(3_000);
    expect(kept.filter(({ outcome }) => outcome === 'ADMITTED')).toHaveLength(2_700);
    expect(Math.max(...service.uploads)).toBeLessThanOrEqual(500);
    expect([...store.scans.values()].every(({ shown }) => shown === null)).toBe(true);
  });
});

const isNotified = async (store: Stage['store']): Promise<boolean> => (await store.countWaiting()).all === 0;

describe('the queue', () => {
  it('goes on past a scan that the service cannot take', async () => {
    const { door, service, store } = stage;
    goOffline(stage);
    for (let scan = 0; scan < 3; scan += 1) await door.show(newCode(stage));
    const [, second] = [...store.scans.values()].slice(-2);
    service.unusable.add(second?.nonce ?? '');
    await goOnline(stage);
    expect(isUploaded(stage)).toBe(true);
    expect([...store.scans.values()].map(({ sync }) => sync)).toEqual(['done', 'done', 'refused']);
  });

  it('sends an entry again when the service had refused the same scan and its response was lost', async () => {
    const { door, service } = stage;
    service.online = () => 'ALREADY_USED';
    service.loses = () => true;
    await door.show(newCode(stage));
    expect(door.read().result).toMatchObject({ outcome: 'ADMITTED', mode: 'offline' });
    service.loses = () => false;
    await door.sync();
    const outcomes = [...service.kept].map(([nonce, { outcome }]) => [nonce.endsWith('+'), outcome]);
    expect(outcomes).toEqual([
      [false, 'ALREADY_USED'],
      [true, 'ADMITTED'],
    ]);
    expect(isUploaded(stage)).toBe(true);
  });

  it('undoes an entry by the service whose response was lost, when the device did not let the guest in', async () => {
    const { door, service, store } = stage;
    service.rules = { entryRules: [{ tier: 'VIP', rule: 'reentry', limit: null }], handoutItems: [] };
    await door.sync();
    const code = newCode(stage);
    goOffline(stage);
    await door.show(code);
    await goOnline(stage);
    stage.clock.advance(4_000);
    // The guest has left by another gate, as the service knows.
    service.loses = () => true;
    await door.show(code);
    expect(door.read().result).toMatchObject({ outcome: 'ALREADY_USED', mode: 'offline' });
    const { nonce = '' } = door.read().result ?? {};
    service.loses = () => false;
    await door.sync();
    expect(service.kept.get(nonce)?.outcome).toBe('ADMITTED');
    expect([...service.undone]).toEqual([nonce]);
    expect(isUploaded(stage)).toBe(true);
    expect(store.scans.get(nonce)).toMatchObject({ admitted: false, undo: { sync: 'done' } });
    expect(await store.lastEntry(EVENT, false)).not.toMatchObject({ nonce });
  });

  it('keeps that undo for the account that made the scan, and locks no one else out', async () => {
    const { door, service } = stage;
    service.rules = { entryRules: [{ tier: 'VIP', rule: 'reentry', limit: null }], handoutItems: [] };
    await door.sync();
    const code = newCode(stage);
    goOffline(stage);
    await door.show(code);
    await goOnline(stage);
    stage.clock.advance(4_000);
    service.loses = () => true;
    await door.show(code);
    service.loses = () => false;
    service.isOthersDevice = true;
    await door.sync();
    expect(door.read()).toMatchObject({ isLocked: false, waiting: { all: 1 } });
    service.isOthersDevice = false;
    await door.sync();
    expect(service.undone.size).toBe(1);
    expect(isUploaded(stage)).toBe(true);
  });

  it('reports an exit when the service had refused it and its response was lost', async () => {
    const { door, service } = stage;
    await door.setWork({ purpose: 'exit' });
    service.online = () => 'PICTURE';
    service.loses = () => true;
    await door.show(newCode(stage));
    expect(door.read().result).toMatchObject({ outcome: 'EXITED', mode: 'offline' });
    service.loses = () => false;
    await door.sync();
    expect([...service.kept.values()].map(({ outcome }) => outcome)).toEqual(['PICTURE', 'EXITED']);
  });

  it('undoes a hand-out by the service whose response was lost, when the device handed nothing out', async () => {
    const { door, service } = stage;
    await door.setWork({ purpose: 'handout', itemId: 'badge' });
    const code = newCode(stage);
    goOffline(stage);
    await door.show(code);
    await goOnline(stage);
    stage.clock.advance(4_000);
    service.online = () => 'HANDED_OUT';
    service.loses = () => true;
    await door.show(code);
    expect(door.read().result).toMatchObject({ outcome: 'NONE_LEFT', mode: 'offline' });
    const { nonce = '' } = door.read().result ?? {};
    service.loses = () => false;
    await door.sync();
    expect([...service.undone]).toEqual([nonce]);
    expect(isUploaded(stage)).toBe(true);
  });

  it('sends an entry once when the service recorded it without effect and that response was lost', async () => {
    const { door, service } = stage;
    goOffline(stage);
    await door.show(newCode(stage));
    service.isAway = false;
    service.recordsAs = 'GOOD';
    service.loses = () => service.calls.at(-1) === 'upload';
    await door.sync();
    service.loses = () => false;
    await door.sync();
    expect(service.kept.size).toBe(1);
    expect(isUploaded(stage)).toBe(true);
  });

  it('reports what it handed out when the service had refused that and its response was lost', async () => {
    const { door, service, store } = stage;
    await door.setWork({ purpose: 'handout', itemId: 'badge' });
    service.online = () => 'NONE_LEFT';
    service.loses = () => true;
    await door.show(newCode(stage));
    expect(door.read().result).toMatchObject({ outcome: 'HANDED_OUT', mode: 'offline' });
    service.loses = () => false;
    await door.sync();
    const outcomes = [...service.kept].map(([nonce, { outcome }]) => [nonce.endsWith('+'), outcome]);
    expect(outcomes).toEqual([
      [false, 'NONE_LEFT'],
      [true, 'HANDED_OUT'],
    ]);
    // This device knows of one.
    expect([...store.scans.values()].filter(({ outcome }) => outcome === 'HANDED_OUT')).toHaveLength(1);
  });

  it('adds nothing when the service had admitted by the same scan', async () => {
    const { door, service } = stage;
    service.loses = () => true;
    await door.show(newCode(stage));
    service.loses = () => false;
    await door.sync();
    expect([...service.kept.values()].map(({ outcome }) => outcome)).toEqual(['ADMITTED']);
  });

  it('gives the true time of what was scanned before the clock was known to be wrong', async () => {
    const { service, clock } = stage;
    // Set while the app was closed: the device cannot detect it.
    clock.wrongBy = 3 * 3_600_000;
    const door = await stage.reload();
    service.isAway = true;
    door.network(false);
    await door.show(newCode(stage));
    service.isAway = false;
    await door.sync();
    expect([...service.kept.values()].map(({ scan, offsetMs }) => (scan?.at ?? 0) + offsetMs)).toEqual([
      clock.true(),
    ]);
    expect(door.now()).toBe(clock.true());
  });

  it('measures again when its clock leapt ahead, and corrects the scans since then alone', async () => {
    const { door, service, clock } = stage;
    goOffline(stage);
    const truth: number[] = [];
    for (const { sleeps = 0, setBy = 0 } of [{ sleeps: 600_000 }, {}, { setBy: 3_600_000 }]) {
      clock.sleep(sleeps);
      clock.wrongBy += setBy;
      truth.push(clock.true());
      await door.show(newCode(stage));
      clock.advance(1_000);
    }
    expect(door.now()).not.toBe(clock.true());
    service.isAway = false;
    // The next attempt by the hour is half a minute away.
    door.tick();
    await expect.poll(() => isUploaded(stage)).toBe(true);
    const reported = [...service.kept.values()].map(({ scan, offsetMs }) => (scan?.at ?? 0) + offsetMs);
    expect(reported).toEqual(truth);
    expect(door.now()).toBe(clock.true());
  });

  it('does not measure by an answer that waited while the device slept', async () => {
    const { door, service, clock } = stage;
    const answer = service.time.bind(service);
    service.time = async () => {
      const time = await answer();
      clock.sleep(600_000);
      return time;
    };
    await door.sync();
    expect(door.now()).toBe(clock.true());
  });

  it('sends an undone entry after the scan itself, and frees the ticket here at once', async () => {
    const { door, service, clock } = stage;
    goOffline(stage);
    const code = newCode(stage);
    await door.show(code);
    const nonce = door.read().lastEntry?.nonce ?? '';
    await door.undo('Wrong person');
    expect(door.read().lastEntry).toBeNull();
    clock.advance(100);
    await door.show(code);
    expect(door.read().result?.outcome).toBe('ADMITTED');
    service.calls = [];
    await goOnline(stage);
    expect(service.calls.slice(0, 3)).toEqual(['time', 'upload', 'undo']);
    expect([...service.undone]).toEqual([nonce]);
    expect(isUploaded(stage)).toBe(true);
  });

  it('remembers what the service said of a ticket, for the time without it', async () => {
    const { door, service, clock } = stage;
    service.online = () => 'ALREADY_USED';
    const ticketId = newTicketId();
    const answer = service.validate.bind(service);
    service.validate = async (request) => ({ ...(await answer(request)), ticketId });
    const code = codeOf(ticketId, service.key);
    await door.show(code);
    goOffline(stage);
    clock.advance(4_000);
    await door.show(code);
    expect(door.read().result).toMatchObject({ outcome: 'ALREADY_USED', mode: 'offline' });
  });
});

describe('the list of revoked tickets', () => {
  it('is fetched at once when the service reports a newer revocation, and shows its age', async () => {
    const { door, service, clock } = stage;
    const figures = { entered: 0, gates: [], revocationNumber: door.read().snapshot?.number ?? 0 };
    clock.advance(20_000);
    door.setLive(figures);
    expect(door.read().listAt).toBe(clock.true());
    service.calls = [];
    const ticketId = newTicketId();
    service.revoked.push(ticketId);
    door.setLive({ ...figures, revocationNumber: figures.revocationNumber + 1 });
    await expect.poll(() => door.read().snapshot?.number).toBe(figures.revocationNumber + 1);
    expect(service.calls).toEqual(['revocations']);
    goOffline(stage);
    await door.show(codeOf(ticketId, service.key));
    expect(door.read().result).toMatchObject({ outcome: 'REVOKED' });
  });

  it('and the last sync are known after a reload without a network', async () => {
    const { service } = stage;
    const { syncedAt } = stage.door.read();
    service.isAway = true;
    const again = await stage.reload();
    expect(again.read()).toMatchObject({ syncedAt, listAt: syncedAt });
    expect(syncedAt).not.toBeNull();
  });
});

describe('a reload without a network', () => {
  it('shows the entries as they were last reported', async () => {
    const { door, service } = stage;
    const gates = [{ id: 'north', name: 'North', active: true, entries: 212 }];
    door.setLive({ entered: 430, gates, revocationNumber: door.read().snapshot?.number ?? 0 });
    service.isAway = true;
    const again = await stage.reload();
    expect(again.read().live).toEqual({ entered: 430, gates });
  });

  it('finds a ticket that the device has seen used, by a part of its number', async () => {
    const { door, service } = stage;
    const answer = service.validate.bind(service);
    const ticketId = newTicketId();
    service.validate = async (request) => ({ ...(await answer(request)), ticketId, number: '7KQ2M4XP' });
    await door.show(codeOf(ticketId, service.key));
    service.isAway = true;
    const again = await stage.reload();
    expect(await again.findUsed(' kq2-m ')).toMatchObject([{ ticketId, outcome: 'ADMITTED' }]);
    expect(await again.findUsed('no such number')).toEqual([]);
    expect(await again.findUsed(' ')).toEqual([]);
  });
});

describe('a door whose person has lost its event', () => {
  it('closes at the next contact, after it has sent what it recorded', async () => {
    const { door, service, store } = stage;
    goOffline(stage);
    await door.show(newCode(stage));
    service.isAway = false;
    const lost = () => Promise.reject(new ServiceRefused('NOT_FOUND', 'The event was not found.'));
    service.time = lost;
    service.briefing = lost;
    await door.sync();
    expect(door.read()).toMatchObject({
      ...{ phase: 'choosing', isEventLost: true, isLocked: false },
      ...{ briefing: null, post: null, trouble: null },
    });
    expect((await store.countWaiting()).all).toBe(0);
    expect(await store.post()).toBeNull();
  });
});

describe('a device that is cut off', () => {
  it('keeps only what it has yet to send', async () => {
    const { door, service, store } = stage;
    goOffline(stage);
    await door.show(newCode(stage));
    service.isAway = false;
    service.refusal = 'UNAUTHENTICATED';
    await door.sync();
    expect(door.read()).toMatchObject({ isLocked: true, briefing: null, post: null });
    expect(await store.post()).toBeNull();
    expect((await store.countWaiting()).all).toBe(1);
  });
});
