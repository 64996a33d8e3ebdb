import { beforeEach, describe, expect, it } from 'vitest';
import { signEdition } from '../../../server/lib/signing/index.ts';
import { goOffline, goOnline, openDoor, type Stage } from './door-stage.ts';
import { codeOf, EVENT, newKey, newTicketId, START } from './fake-service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (at: number): string => new Date(at).toISOString();

let stage: Stage;
beforeEach(async () => {
  stage = await openDoor();
});

/** The service's statement of when VIP tickets are valid, from and until hours after the start. */
function edition(number: number, from: number, until: number, key = stage.service.key) {
  const times = { effectiveAt: iso(START + from * HOUR), expiresAt: iso(START + until * HOUR) };
  const signed = signEdition(
    {
      event_id: EVENT,
      edition: number,
      created_at: iso(stage.clock.true()),
      tiers: [{ tier: 'VIP', effective_at: times.effectiveAt, expires_at: times.expiresAt }],
    },
    key,
  );
  return {
    number,
    createdAt: signed.created_at,
    tiers: [{ name: 'VIP', ...times }],
    keyVersion: signed.key_version,
    signature: signed.signature,
  };
}

/** A code that was printed for the time from the start to five hours after it, or for another. */
const printed = (from = -1, until = 5): string =>
  codeOf(newTicketId(), stage.service.key, {
    effective_at: iso(START + from * HOUR),
    expires_at: iso(START + until * HOUR),
  });

async function shown(code: string) {
  await stage.door.show(code);
  return stage.door.read().result;
}

async function learn(made: ReturnType<typeof edition>): Promise<void> {
  stage.service.edition = made;
  await stage.door.sync();
}

describe('a door without a network that has the edition of today', () => {
  it('admits by the codes of before when the event was postponed, each once', async () => {
    await learn(edition(2, 167, 173));
    const [before, after] = [printed(), printed(167, 173)];
    goOffline(stage);
    expect(await shown(before)).toMatchObject({
      outcome: 'NOT_YET_VALID',
      validFrom: START + 167 * HOUR,
      mayHaveMoved: false,
    });
    stage.clock.advance(7 * DAY);
    for (const code of [before, after]) {
      expect(await shown(code)).toMatchObject({ outcome: 'ADMITTED', mode: 'offline', tier: 'VIP' });
      stage.clock.advance(4_000);
      expect(await shown(code)).toMatchObject({ outcome: 'ALREADY_USED' });
    }
  });

  it('admits by the codes of before when the event was moved forward; their grace period stays', async () => {
    await learn(edition(2, -1, 5));
    goOffline(stage);
    expect(await shown(printed(71, 77))).toMatchObject({ outcome: 'ADMITTED' });
    stage.clock.advance(5 * HOUR + 15 * 60_000);
    expect(await shown(printed(71, 77))).toMatchObject({ outcome: 'ADMITTED' });
    stage.clock.advance(1);
    expect(await shown(printed(71, 77))).toMatchObject({ outcome: 'EXPIRED' });
  });

  it('does not take an edition that another key signed, that was changed, or that is older', async () => {
    await learn(edition(3, -1, 5));
    const changed = { ...edition(4, 90, 96), createdAt: iso(START + 1) };
    for (const wrong of [edition(4, 90, 96, newKey()), changed, edition(2, 90, 96)]) {
      await learn(wrong);
      expect(stage.door.read().briefing?.edition?.number).toBe(3);
    }
    goOffline(stage);
    expect(await shown(printed(71, 77))).toMatchObject({ outcome: 'ADMITTED' });
  });
});

describe('a door that has had no network since before the event moved', () => {
  beforeEach(async () => {
    await learn(edition(1, 71, 77));
    goOffline(stage);
  });

  it('says that the event may have moved instead of refusing, once its data are an hour old', async () => {
    expect(await shown(printed(71, 77))).toMatchObject({ outcome: 'NOT_YET_VALID', mayHaveMoved: false });
    stage.clock.advance(HOUR + 1);
    expect(await shown(printed(71, 77))).toMatchObject({
      outcome: 'NOT_YET_VALID',
      mayHaveMoved: true,
      tone: 'wait',
    });
    stage.clock.advance(80 * HOUR);
    expect(await shown(printed(71, 77))).toMatchObject({ outcome: 'EXPIRED', mayHaveMoved: true });
  });

  it('says so after five minutes of a code that admits by its own times: it was signed since', async () => {
    expect(await shown(printed())).toMatchObject({ outcome: 'NOT_YET_VALID', mayHaveMoved: false });
    stage.clock.advance(5 * 60_000 + 1);
    expect(await shown(printed())).toMatchObject({ outcome: 'NOT_YET_VALID', mayHaveMoved: true });
  });

  it('admits on the decision of its staff, once, and reports both scans', async () => {
    stage.clock.advance(HOUR + 1);
    const code = printed(71, 77);
    await shown(code);
    await stage.door.letInAnyway();
    expect(stage.door.read().result).toMatchObject({
      outcome: 'ADMITTED',
      mode: 'offline',
      mayHaveMoved: false,
    });
    await stage.door.letInAnyway();
    expect(stage.door.read().result).toMatchObject({ outcome: 'ALREADY_USED' });
    await goOnline(stage);
    const outcomes = [...stage.service.kept.values()].map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['NOT_YET_VALID', 'ADMITTED', 'ALREADY_USED']);
  });

  it('knows for sure once it was connected', async () => {
    stage.clock.advance(HOUR + 1);
    await shown(printed(71, 77));
    stage.service.edition = edition(2, -1, 5);
    stage.service.isAway = false;
    await stage.door.recheck();
    expect(stage.door.read().briefing?.edition?.number).toBe(2);
    expect(stage.door.read().result).toMatchObject({ outcome: 'ADMITTED' });
  });
});
