import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveTier } from '../../../client/src/features/door-app/engine/phones.ts';
import { liveCode, newPhone, type Phone } from '../../support/phones.ts';
import { goOffline, openDoor, type Stage } from './door-stage.ts';
import { codeOf, newTicketId, START } from './fake-service.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openDoor();
});

interface Holder {
  id: string;
  code: string;
  phone: Phone;
}

const RULE: LiveTier = {
  tier: 'VIP',
  from: new Date(START - 60_000).toISOString(),
  allowsPaper: false,
  admitsUnknown: false,
};

/** A holder whose phone the device knows, at a door that has no network. */
async function bound(rule: Partial<LiveTier> = {}): Promise<Holder> {
  const holder = newHolder();
  stage.service.liveTiers = [{ ...RULE, ...rule }];
  stage.service.phonesOf.set(holder.id, holder.phone.publicKey);
  await stage.door.sync();
  goOffline(stage);
  return holder;
}

function newHolder(): Holder {
  const id = newTicketId();
  return { id, code: codeOf(id, stage.service.key), phone: newPhone() };
}

/** The code that the phone shows now; `wrongBy` is the error of its clock. */
const shownBy = ({ code, phone }: Holder, wrongBy = 0, by = phone): string =>
  liveCode(code, by, new Date(stage.clock.true() + wrongBy));

async function show(code: string): Promise<string | undefined> {
  await stage.door.show(code);
  return stage.door.read().result?.outcome;
}

describe('a door without a network', () => {
  it('admits the live code of a registered phone', async () => {
    expect(await show(shownBy(await bound()))).toBe('ADMITTED');
    expect(stage.door.read().result).toMatchObject({ mode: 'offline', note: null });
  });

  it('refuses a picture of a code that is 60 seconds old, whose phone still admits', async () => {
    const holder = await bound();
    const picture = shownBy(holder);
    stage.clock.advance(60_000);
    expect(await show(picture)).toBe('PICTURE');
    expect(stage.door.read().result?.phoneSkewMs).toBeLessThan(-40_000);
    expect(await show(shownBy(holder))).toBe('ADMITTED');
  });

  it('refuses the printed code, another phone, and a phone that was replaced', async () => {
    const holder = await bound();
    expect(await show(holder.code)).toBe('PICTURE');
    expect(await show(shownBy(holder, 0, newPhone()))).toBe('OTHER_PHONE');
    const newer = newPhone();
    stage.service.phonesOf.set(holder.id, newer.publicKey);
    stage.service.isAway = false;
    await stage.door.sync();
    goOffline(stage);
    stage.clock.advance(4_000);
    expect(await show(shownBy(holder))).toBe('OTHER_PHONE');
    expect(await show(shownBy(holder, 0, newer))).toBe('ADMITTED');
  });

  it('refuses the live code of a ticket that was transferred, as one that is revoked', async () => {
    const holder = await bound();
    stage.service.isAway = false;
    stage.service.revoked = [holder.id];
    await stage.door.sync();
    goOffline(stage);
    expect(await show(shownBy(holder))).toBe('REVOKED');
  });

  it('counts a phone that is held up while its code changes once', async () => {
    const holder = await bound();
    expect(await show(shownBy(holder))).toBe('ADMITTED');
    for (let seconds = 0; seconds < 60; seconds += 1) {
      stage.clock.advance(1_000);
      expect(await show(shownBy(holder))).toBe('ADMITTED');
    }
    expect(stage.store.scans.size).toBe(1);
    stage.clock.advance(3_000);
    expect(await show(shownBy(holder))).toBe('ALREADY_USED');
  });

  it.each([-100_000, 100_000])(
    'admits by a phone whose clock is off by %i ms once its code changes in view, and shows by how much',
    async (wrongBy) => {
      const holder = await bound();
      expect(await show(shownBy(holder, wrongBy))).toBe('PICTURE');
      for (let seconds = 0; seconds < 21 && stage.door.read().result?.outcome === 'PICTURE'; seconds += 1) {
        stage.clock.advance(1_000);
        await show(shownBy(holder, wrongBy));
      }
      const { outcome, phoneSkewMs } = stage.door.read().result ?? {};
      expect(outcome).toBe('ADMITTED');
      expect(Math.abs((phoneSkewMs ?? 0) - wrongBy)).toBeLessThanOrEqual(10_000);
    },
  );

  it('refuses a phone whose clock is three minutes off, however often its code changes', async () => {
    const holder = await bound();
    for (let steps = 0; steps < 4; steps += 1) {
      expect(await show(shownBy(holder, -180_000))).toBe('PICTURE');
      stage.clock.advance(20_000);
    }
  });

  it('refuses a picture held in view for as long as it is', async () => {
    const holder = await bound();
    const picture = shownBy(holder, -70_000);
    for (let seconds = 0; seconds < 90; seconds += 1) {
      expect(await show(picture)).toBe('PICTURE');
      stage.clock.advance(1_000);
    }
    expect(stage.store.scans.size).toBe(1);
  });

  it('is not misled by its own wrong clock', async () => {
    stage = await openDoor(15 * 60_000);
    const holder = await bound();
    const picture = shownBy(holder);
    stage.clock.advance(61_000);
    expect(await show(picture)).toBe('PICTURE');
    expect(await show(shownBy(holder))).toBe('ADMITTED');
  });

  it('refuses tickets whose phone it does not know, or admits them once with a note', async () => {
    await bound();
    const stranger = newHolder();
    expect(await show(shownBy(stranger))).toBe('NO_PHONE');
    expect(await show(stranger.code)).toBe('NO_PHONE');
    stage = await openDoor();
    await bound({ admitsUnknown: true });
    const unknown = newHolder();
    expect(await show(shownBy(unknown, -200_000))).toBe('PICTURE');
    expect(await show(shownBy(unknown))).toBe('ADMITTED');
    expect(stage.door.read().result?.note).toBe('PHONE_UNKNOWN');
    expect([...stage.store.scans.values()].at(-1)?.note).toBe('PHONE_UNKNOWN');
    stage.clock.advance(4_000);
    expect(await show(unknown.code)).toBe('ALREADY_USED');
  });

  it.each([
    { rule: 'times', limit: 4 },
    { rule: 'reentry', limit: null },
    { rule: 'daily', limit: null },
  ] as const)('admits a ticket whose phone it does not know once by the rule $rule', async (terms) => {
    stage.service.rules = { entryRules: [{ tier: 'VIP', ...terms }], handoutItems: [] };
    await bound({ admitsUnknown: true });
    const unknown = newHolder();
    expect(await show(unknown.code)).toBe('ADMITTED');
    stage.clock.advance(4_000);
    expect(await show(unknown.code)).toBe('NO_PHONE');
    expect(await show(shownBy(unknown))).toBe('NO_PHONE');
  });

  it('admits on paper once staff have looked at an ID, where it is allowed', async () => {
    const holder = await bound({ allowsPaper: true });
    expect(await show(holder.code)).toBe('CHECK_ID');
    await stage.door.letInWithId();
    expect(stage.door.read().result).toMatchObject({ outcome: 'ADMITTED', note: 'ID_CHECKED' });
  });

  it.each([0, -100_000, 100_000])(
    'lets in by a tap that comes when the code has changed, by a phone whose clock is off by %i ms',
    async (wrongBy) => {
      const holder = await bound();
      await stage.door.setWork({ asksFirst: true });
      let code = '';
      for (let seconds = 0; seconds < 21 && stage.door.read().result?.outcome !== 'GOOD'; seconds += 1) {
        stage.clock.advance(1_000);
        code = shownBy(holder, wrongBy);
        await show(code);
      }
      expect(stage.door.read().result).toMatchObject({ outcome: 'GOOD', isPending: true });
      const { phoneSkewMs } = stage.door.read().result ?? {};
      stage.clock.advance(90_000);
      await stage.door.confirm();
      expect(stage.door.read().result).toMatchObject({ outcome: 'ADMITTED', phoneSkewMs });
    },
  );

  it('lets staff decide for some minutes, and refuses a picture of the code all the same', async () => {
    const holder = await bound();
    await stage.door.setWork({ asksFirst: true });
    const code = shownBy(holder);
    expect(await show(code)).toBe('GOOD');
    stage.clock.advance(90_000);
    await stage.door.recheck();
    expect(stage.door.read().result).toMatchObject({ outcome: 'GOOD', mode: 'offline' });
    stage.clock.advance(4 * 60_000);
    await stage.door.recheck();
    expect(stage.door.read().result?.outcome).toBe('PICTURE');
    const later = shownBy(holder);
    expect(await show(later)).toBe('GOOD');
    stage.clock.advance(90_000);
    expect(await show(later)).toBe('PICTURE');
    await stage.door.recheck();
    expect(stage.door.read().result?.outcome).toBe('PICTURE');
  });

  it('asks for no phone before the time from which it is needed, nor for other tiers', async () => {
    const holder = await bound({ from: new Date(START + 3_600_000).toISOString() });
    expect(await show(holder.code)).toBe('ADMITTED');
    stage = await openDoor();
    const other = await bound({ tier: 'Regular' });
    expect(await show(other.code)).toBe('ADMITTED');
  });

  it('admits the live code at once after the picture of it, with Next between or without', async () => {
    for (const next of [true, false]) {
      const holder = await bound();
      const picture = shownBy(holder);
      stage.clock.advance(61_000);
      expect(await show(picture)).toBe('PICTURE');
      // The screen covers the camera, which still sees the picture and then the live code.
      stage.clock.advance(1_000);
      stage.door.stillSees(picture);
      stage.door.stillSees(shownBy(holder));
      if (next) stage.door.dismiss();
      stage.clock.advance(500);
      expect(await show(shownBy(holder))).toBe('ADMITTED');
      stage = await openDoor();
    }
  });

  it('lets out by the live code, not by a picture, and hands nothing out for one', async () => {
    const holder = await bound();
    expect(await show(shownBy(holder))).toBe('ADMITTED');
    for (const [purpose, good] of [
      ['handout', 'HANDED_OUT'],
      ['exit', 'EXITED'],
    ] as const) {
      const picture = shownBy(holder);
      stage.clock.advance(61_000);
      await stage.door.setWork({ purpose, itemId: purpose === 'handout' ? 'badge' : null });
      expect(await show(picture)).toBe('PICTURE');
      expect(await show(holder.code)).toBe('PICTURE');
      expect(await show(shownBy(holder))).toBe(good);
    }
  });

  it('lets out a guest whose phone it does not know, who may have entered without one', async () => {
    await bound();
    const unknown = newHolder();
    await stage.door.setWork({ purpose: 'exit', itemId: null });
    expect(await show(unknown.code)).toBe('EXITED');
  });

  it('lets a guest out whom staff see off, with a note, and lets no one in so', async () => {
    const holder = await bound();
    expect(await show(shownBy(holder))).toBe('ADMITTED');
    stage.clock.advance(61_000);
    await stage.door.setWork({ purpose: 'exit', itemId: null });
    for (const [code, refusal] of [
      [holder.code, 'PICTURE'],
      [shownBy(holder, 0, newPhone()), 'OTHER_PHONE'],
    ] as const) {
      expect(await show(code)).toBe(refusal);
      expect(stage.store.scans.get(stage.door.read().result?.nonce ?? '')?.note).toBeNull();
    }
    await stage.door.confirmExit();
    const { result } = stage.door.read();
    expect(result).toMatchObject({ outcome: 'EXITED', mode: 'offline', note: 'EXIT_CONFIRMED' });
    expect(stage.store.scans.get(result?.nonce ?? '')).toMatchObject({
      ...{ purpose: 'exit', note: 'EXIT_CONFIRMED', admitted: false, sync: 'waiting' },
    });
    await stage.door.setWork({ purpose: 'entry', itemId: null });
    expect(await show(holder.code)).toBe('PICTURE');
    await stage.door.confirmExit();
    expect(stage.door.read().result?.outcome).toBe('PICTURE');
  });

  it('keeps rules and phones over a reload', async () => {
    const holder = await bound();
    const again = await stage.reload();
    await again.show(holder.code);
    expect(again.read().result?.outcome).toBe('PICTURE');
    await again.show(shownBy(holder));
    expect(again.read().result?.outcome).toBe('ADMITTED');
  });

  it('reads a live code that a scanner types in small letters', async () => {
    expect(await show(shownBy(await bound()).toLowerCase())).toBe('ADMITTED');
  });
});
