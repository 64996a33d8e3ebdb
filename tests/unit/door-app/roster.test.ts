import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  importRosterKey,
  openPart,
  sealPart,
} from '../../../client/src/features/door-app/roster/roster-cipher.ts';
import { isUsedUp, type RosterGuest } from '../../../client/src/features/door-app/roster/roster-guest.ts';
import { listedGuest, onlineGuests } from '../../../client/src/features/door-app/scan/found-guest.ts';
import { goOffline, goOnline, openDoor, type Stage } from './door-stage.ts';
import { codeOf, EVENT, type FakeService, newTicketId, START } from './fake-service.ts';

const newKeyText = (): string => randomBytes(32).toString('base64');
const END = START + 17 * 3_600_000;

const guest = (holder: string, more: Partial<RosterGuest> = {}): RosterGuest => ({
  ticketId: newTicketId(),
  number: 'KXYZ12AB',
  orderNumber: 'ABCD1234',
  tier: 'VIP',
  status: 'ACTIVE',
  graceSeconds: 900,
  holder,
  answers: [],
  ...more,
});

/** A synced door with these guests. */
async function withGuests(guests: RosterGuest[], more: (service: FakeService) => void = () => undefined) {
  const stage = await openDoor(0, (service) => {
    service.guests = guests;
    service.rosterKeyOf = { id: 'key-1', key: newKeyText(), endsAt: END };
    more(service);
  });
  await settled(stage, guests.length);
  return stage;
}

/** Waits for the download that runs beside the sync. */
async function settled({ door }: Stage, guests: number): Promise<void> {
  for (let nth = 0; nth < 200 && door.read().roster?.guests !== guests; nth += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(door.read().roster?.guests).toBe(guests);
}

const wiped = async ({ vault }: Stage): Promise<boolean> => {
  for (let nth = 0; nth < 100 && vault.stored; nth += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return vault.stored === null && vault.sealed.size === 0;
};

const found = ({ door }: Pick<Stage, 'door'>, text: string) =>
  door.findGuests(text, 20)?.guests.map(({ ticketId }) => ticketId) ?? null;

describe('an encrypted part', () => {
  it('is opened by its key at its place alone', async () => {
    const [key, other] = [await importRosterKey(newKeyText()), await importRosterKey(newKeyText())];
    const sealed = await sealPart(key, 'event\nkey', 'page/1', { name: 'Achieng' });
    expect(await openPart(key, 'event\nkey', sealed)).toEqual({ name: 'Achieng' });
    expect(Buffer.from(sealed.data).toString('latin1')).not.toContain('Achieng');
    await expect(openPart(other, 'event\nkey', sealed)).rejects.toThrow();
    await expect(openPart(key, 'event\nother', sealed)).rejects.toThrow();
    await expect(openPart(key, 'event\nkey', { ...sealed, part: 'page/2' })).rejects.toThrow();
    const changed = new Uint8Array(sealed.data);
    changed[3] = (changed[3] ?? 0) ^ 1;
    await expect(openPart(key, 'event\nkey', { ...sealed, data: changed.buffer })).rejects.toThrow();
    const again = await sealPart(key, 'event\nkey', 'page/1', { name: 'Achieng' });
    expect(Buffer.from(again.iv)).not.toEqual(Buffer.from(sealed.iv));
  });

  it('has a key that no script can read', async () => {
    const key = await importRosterKey(newKeyText());
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});

describe('the roster of a device', () => {
  it('comes in parts, and then by what has changed', async () => {
    const guests = Array.from({ length: 7 }, (_, nth) => guest(`Guest ${nth}`));
    const stage = await withGuests(guests);
    expect(stage.service.rosterCalls.length).toBeGreaterThan(1);
    const [first, ...others] = guests;
    stage.service.guests = [{ ...first, holder: 'Deleted person' } as RosterGuest, ...others.slice(1)];
    stage.service.rosterCalls.length = 0;
    await stage.door.sync();
    await settled(stage, 6);
    expect(found(stage, 'Guest 0')).toEqual([]);
    expect(found(stage, 'deleted')).toEqual([first?.ticketId]);
    expect(stage.service.rosterCalls[0]).toEqual({ digests: expect.any(Array), since: expect.any(String) });
  });

  it('is found after a reload without a network', async () => {
    const achieng = guest('Achieng Otieno');
    const stage = await withGuests([achieng, guest('Baraka')]);
    goOffline(stage);
    const door = await stage.reload();
    expect(door.read().roster).toMatchObject({ guests: 2, hasNames: true });
    expect(found({ door }, 'otie')).toEqual([achieng.ticketId]);
  });

  it('replaces all that it knows when too much has changed', async () => {
    const [achieng, baraka] = [guest('Achieng'), guest('Baraka')];
    const stage = await withGuests([achieng, baraka], (service) => {
      service.uses.set(achieng.ticketId, { entries: 1, enteredAt: START, gateId: null, leftAt: null });
    });
    // The entry was undone, and a guest is gone.
    stage.service.uses.clear();
    stage.service.guests = [achieng];
    stage.service.isRosterOutdated = true;
    stage.service.pagesAtOnce = 200;
    await stage.door.sync();
    await settled(stage, 1);
    expect(found(stage, 'baraka')).toEqual([]);
    goOffline(stage);
    const door = await stage.reload();
    expect(found({ door }, 'baraka')).toEqual([]);
    await door.admit(achieng.ticketId);
    expect(door.read().result).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('is not opened for another person or event', async () => {
    const stage = await withGuests([guest('Achieng')]);
    goOffline(stage);
    await stage.vault.saveKey({ ...(stage.vault.stored as never as object), holder: 'someone' } as never);
    expect((await stage.reload()).read().roster).toBeNull();
    expect(await wiped(stage)).toBe(true);
  });

  it.each(['DEVICE_CUT_OFF', 'INVALID_CREDENTIALS'])(
    'is gone after %s, and its parts are void',
    async (refusal) => {
      const stage = await withGuests([guest('Achieng')]);
      const copied = [...stage.vault.sealed.values()];
      goOffline(stage);
      stage.service.refusal = refusal;
      await goOnline(stage);
      expect(await wiped(stage)).toBe(true);
      expect(found(stage, 'achieng')).toBeNull();
      const later = await importRosterKey(newKeyText());
      for (const part of copied) await expect(openPart(later, `${EVENT}\nkey-1`, part)).rejects.toThrow();
    },
  );

  it('is gone when the device may no longer search, while scans go on', async () => {
    const stage = await withGuests([guest('Achieng')]);
    stage.service.rosterKeyOf = null;
    await stage.door.sync();
    expect(await wiped(stage)).toBe(true);
    expect(stage.door.read()).toMatchObject({ roster: null, isLocked: false, phase: 'ready' });
  });

  it('is encrypted anew by another key', async () => {
    const stage = await withGuests([guest('Achieng')]);
    const before = new Set(stage.vault.sealed.values());
    stage.service.rosterKeyOf = { id: 'key-2', key: newKeyText(), endsAt: END };
    stage.service.rosterCalls.length = 0;
    await stage.door.sync();
    for (let nth = 0; nth < 100 && stage.vault.stored?.id !== 'key-2'; nth += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await settled(stage, 1);
    expect(stage.service.rosterCalls[0]).toEqual({ digests: null, since: null });
    expect([...stage.vault.sealed.values()].some((part) => before.has(part))).toBe(false);
  });

  it('ends by its time without any contact', async () => {
    const stage = await withGuests([guest('Achieng')]);
    goOffline(stage);
    stage.clock.advance(END - START);
    stage.door.tick();
    expect(await wiped(stage)).toBe(true);
    expect(found(stage, 'achieng')).toBeNull();
  });

  it('is not opened after its end', async () => {
    const stage = await withGuests([guest('Achieng')]);
    goOffline(stage);
    stage.clock.advance(END - START);
    expect((await stage.reload()).read().roster).toBeNull();
    expect(await wiped(stage)).toBe(true);
  });

  it('that cannot be read is deleted', async () => {
    const stage = await withGuests([guest('Achieng')]);
    const [part] = stage.vault.sealed.values();
    if (part) new Uint8Array(part.data)[0] = 0;
    if (part) new Uint8Array(part.data)[1] = 0;
    goOffline(stage);
    expect((await stage.reload()).read().roster).toBeNull();
    expect(await wiped(stage)).toBe(true);
  });
});

describe('a guest found without a network', () => {
  const admit = async (stage: Stage, ticketId: string) => {
    await stage.door.admit(ticketId);
    const { result } = stage.door.read();
    stage.door.dismiss();
    return result;
  };

  it('is admitted by the rules of a scan, and uploaded by the ticket', async () => {
    const achieng = guest('Achieng', { answers: [{ label: 'Meal', kind: 'TEXT', value: 'Vegan' }] });
    const stage = await withGuests([achieng]);
    goOffline(stage);
    expect(await admit(stage, achieng.ticketId)).toMatchObject({
      ...{ outcome: 'ADMITTED', mode: 'offline', holder: 'Achieng', number: 'KXYZ12AB', tier: 'VIP' },
      answers: [{ label: 'Meal', value: 'Vegan' }],
    });
    expect(await admit(stage, achieng.ticketId)).toMatchObject({ outcome: 'ALREADY_USED' });
    await goOnline(stage);
    const sent = [...stage.service.kept.values()].map(({ scan }) => scan);
    expect(sent).toMatchObject([
      { ticketId: achieng.ticketId, isNamed: true, shown: '', admitted: true },
      { ticketId: achieng.ticketId, isNamed: true, admitted: false },
    ]);
  });

  it.each([
    ['a revoked ticket', { status: 'REVOKED' }, 'REVOKED'],
    ['a cancelled ticket', { status: 'CANCELLED' }, 'CANCELLED'],
  ] as const)('is refused with %s', async (_what, more, outcome) => {
    const one = guest('Achieng', more);
    const stage = await withGuests([one]);
    goOffline(stage);
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome });
  });

  it('is refused with a ticket that was revoked since, or that is too late', async () => {
    const one = guest('Achieng');
    const stage = await withGuests([one], (service) => {
      service.revoked = [one.ticketId];
    });
    goOffline(stage);
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome: 'REVOKED' });
    const late = await withGuests([one]);
    goOffline(late);
    late.clock.advance(6 * 3_600_000);
    expect(await admit(late, one.ticketId)).toMatchObject({ outcome: 'EXPIRED' });
  });

  it('is refused when another door had admitted the ticket before the last sync', async () => {
    const one = guest('Achieng');
    const stage = await withGuests([one], (service) => {
      service.uses.set(one.ticketId, {
        entries: 1,
        enteredAt: START - 60_000,
        gateId: 'north',
        leftAt: null,
      });
    });
    goOffline(stage);
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome: 'ALREADY_USED', usedGate: 'North' });
  });

  it('is refused by the code as well, with the time and gate', async () => {
    const one = guest('Achieng');
    const stage = await withGuests([one], (service) => {
      service.uses.set(one.ticketId, {
        entries: 1,
        enteredAt: START - 60_000,
        gateId: 'north',
        leftAt: null,
      });
    });
    goOffline(stage);
    await stage.door.show(codeOf(one.ticketId, stage.service.key));
    expect(stage.door.read().result).toMatchObject({
      ...{ outcome: 'ALREADY_USED', mode: 'offline', usedAt: START - 60_000, usedGate: 'North' },
    });
  });

  it('of a ticket for several keeps the other entries when one is undone', async () => {
    const one = guest('Family');
    const stage = await withGuests([one], (service) => {
      service.rules = { entryRules: [{ tier: 'VIP', rule: 'times', limit: 3 }], handoutItems: [] };
    });
    goOffline(stage);
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome: 'ADMITTED' });
    // Two of the family came in by another gate; the roster counts all three.
    const use = { entries: 3, enteredAt: stage.clock.true(), gateId: null, leftAt: null };
    stage.service.uses.set(one.ticketId, use);
    await goOnline(stage);
    await expect.poll(() => stage.door.findGuests('family', 1)?.guests[0]?.use?.entries).toBe(3);
    goOffline(stage);
    await stage.door.undo('Wrong person');
    stage.clock.advance(4_000);
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome: 'ADMITTED' });
    stage.clock.advance(4_000);
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome: 'ALREADY_USED' });
  });

  it('by a re-entry rule is admitted again once the guest has left', async () => {
    const [inside, left] = [guest('Achieng'), guest('Baraka')];
    const stage = await withGuests([inside, left], (service) => {
      service.rules = { entryRules: [{ tier: 'VIP', rule: 'reentry', limit: null }], handoutItems: [] };
      const use = { entries: 1, enteredAt: START - 60_000, gateId: null };
      service.uses.set(inside.ticketId, { ...use, leftAt: null });
      service.uses.set(left.ticketId, { ...use, leftAt: START - 30_000 });
    });
    goOffline(stage);
    expect(await admit(stage, inside.ticketId)).toMatchObject({ outcome: 'ALREADY_USED', mayHaveLeft: true });
    expect(await admit(stage, left.ticketId)).toMatchObject({ outcome: 'ADMITTED' });
    await stage.door.admit(inside.ticketId);
    await stage.door.letInAnyway();
    expect(stage.door.read().result).toMatchObject({ outcome: 'ADMITTED', holder: 'Achieng' });
  });

  it('of a tier with live codes needs a look at an ID', async () => {
    const one = guest('Achieng');
    const stage = await withGuests([one], (service) => {
      const from = new Date(START - 3_600_000).toISOString();
      service.liveTiers = [{ tier: 'VIP', from, allowsPaper: false, admitsUnknown: false }];
    });
    goOffline(stage);
    await stage.door.admit(one.ticketId);
    expect(stage.door.read().result).toMatchObject({ outcome: 'CHECK_ID' });
    await stage.door.letInWithId();
    expect(stage.door.read().result).toMatchObject({ outcome: 'ADMITTED', note: 'ID_CHECKED' });
  });

  it('is admitted when an answer does not come, under the same nonce', async () => {
    const one = guest('Achieng');
    const stage = await withGuests([one]);
    stage.service.loses = () => true;
    expect(await admit(stage, one.ticketId)).toMatchObject({ outcome: 'ADMITTED', mode: 'offline' });
    stage.service.loses = () => false;
    await goOnline(stage);
    expect(stage.service.kept.size).toBe(1);
  });

  it('whom the device does not know waits for the network', async () => {
    const stage = await withGuests([guest('Achieng')]);
    goOffline(stage);
    expect(await admit(stage, newTicketId())).toBeNull();
    expect(stage.door.read().waiting.all).toBe(0);
  });
});

describe('a ticket on the list', () => {
  it('of a guest who has left is used, and not inside', () => {
    const use = { entries: 1, enteredAt: START, gateId: null, leftAt: START };
    expect(listedGuest({ ...guest('Achieng'), use }, undefined)).toMatchObject({
      ...{ status: 'USED', hasLeft: true },
    });
  });

  const use = { entries: 2, enteredAt: START, gateId: null, leftAt: null };
  it.each([
    ['once', null, use, true],
    ['once', null, { ...use, leftAt: START }, true],
    ['reentry', null, use, true],
    ['reentry', null, { ...use, leftAt: START }, false],
    ['times', 2, use, true],
    ['times', 3, use, false],
    ['daily', null, use, false],
  ] as const)('by %s %s is used up by its entries: %#', (rule, limit, used, expected) => {
    expect(isUsedUp(used, { rule, limit })).toBe(expected);
  });
});

describe('a guest whom the service finds', () => {
  const found: Parameters<typeof onlineGuests>[0][number] = {
    ...{ id: '1', number: 'KXYZ12AB', tier: { id: 't', name: 'VIP' }, entriesLeft: null },
    ...{ status: 'USED', entryRule: 'ONCE', isInside: true },
  };

  it.each([
    [{ status: 'ACTIVE', isInside: false }, 'ACTIVE', true],
    [{}, 'USED', false],
    [{ isInside: false }, 'USED', true],
    [{ entryRule: 'REENTRY' }, 'USED', false],
    [{ entryRule: 'REENTRY', isInside: false }, 'ACTIVE', true],
    [{ entryRule: 'DAILY' }, 'ACTIVE', false],
    [{ entryRule: 'TIMES', entriesLeft: 2 }, 'ACTIVE', false],
    [{ entryRule: 'TIMES', entriesLeft: 0 }, 'USED', false],
    [{ status: 'REVOKED', entryRule: 'REENTRY', isInside: false }, 'REVOKED', true],
  ] as const)('and %j is %s, and has left: %s', (facts, status, hasLeft) => {
    expect(onlineGuests([{ ...found, ...facts }])).toMatchObject([{ status, hasLeft }]);
  });
});
