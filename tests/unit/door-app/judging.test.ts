import { beforeEach, describe, expect, it } from 'vitest';
import { goOffline, newCode, openDoor, type Stage } from './door-stage.ts';
import { codeOf, newKey, newTicketId, testCodeOf } from './fake-service.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openDoor();
});

const HOUR = 3_600_000;

/** The door's result without a network. */
async function shown(code: string): Promise<string | undefined> {
  goOffline(stage);
  await stage.door.show(code);
  return stage.door.read().result?.outcome;
}

describe('a door without a network', () => {
  it('admits a ticket that it never saw, once', async () => {
    const code = newCode(stage);
    expect(await shown(code)).toBe('ADMITTED');
    expect(stage.door.read().result).toMatchObject({ mode: 'offline', tone: 'good', tier: 'VIP' });
    stage.clock.advance(4_000);
    expect(await shown(code)).toBe('ALREADY_USED');
    expect(stage.door.read().result?.usedAt).toBe(stage.clock.true() - 4_000);
    const again = await stage.reload();
    await again.show(code);
    expect(again.read().result?.outcome).toBe('ALREADY_USED');
  });

  it('refuses a ticket of which any part was changed', async () => {
    const code = newCode(stage);
    const found = new Set<string | undefined>();
    for (let at = 7; at < code.length; at += 3) {
      const digit = code[at] === '0' ? '1' : '0';
      const outcome = await shown(code.slice(0, at) + digit + code.slice(at + 1));
      expect(['BAD_SIGNATURE', 'UNKNOWN_KEY', 'MALFORMED'], `digit ${at}`).toContain(outcome);
      found.add(outcome);
    }
    expect(found).toContain('BAD_SIGNATURE');
    expect(await shown(code.slice(0, -3))).toBe('MALFORMED');
    expect(await shown('https://example.test/a-code-of-something-else')).toBe('MALFORMED');
  });

  it('shows which tickets were bought with play money, as far as its list goes', async () => {
    const [play, real] = [newTicketId(), newTicketId()];
    stage.service.playMoney = [play];
    await stage.door.sync();
    expect(await shown(codeOf(play, stage.service.key))).toBe('ADMITTED');
    expect(stage.door.read().result).toMatchObject({ mode: 'offline', playMoney: true });
    stage.clock.advance(4_000);
    expect(await shown(codeOf(real, stage.service.key))).toBe('ADMITTED');
    expect(stage.door.read().result).toMatchObject({ mode: 'offline', playMoney: false });
  });

  it("marks the organiser's test tickets that its list names, also when they were used before", async () => {
    const [tried, real] = [newTicketId(), newTicketId()];
    stage.service.testTicketIds = [tried];
    await stage.door.sync();
    for (const outcome of ['ADMITTED', 'ALREADY_USED']) {
      expect(await shown(codeOf(tried, stage.service.key))).toBe(outcome);
      expect(stage.door.read().result).toMatchObject({ mode: 'offline', isTest: true, test: false });
      stage.clock.advance(4_000);
    }
    expect(await shown(codeOf(real, stage.service.key))).toBe('ADMITTED');
    expect(stage.door.read().result).toMatchObject({ mode: 'offline', isTest: false });
  });

  it('refuses what another key signed, and takes every version of its own', async () => {
    const [stranger, second] = [newKey(), newKey(2)];
    expect(await shown(codeOf(newTicketId(), stranger))).toBe('UNKNOWN_KEY');
    stage.service.isAway = false;
    stage.service.keys = [stage.service.key, second];
    await stage.door.sync();
    expect(await shown(codeOf(newTicketId(), second))).toBe('ADMITTED');
    expect(await shown(newCode(stage))).toBe('ADMITTED');
  });

  it('refuses another event, and what is too early or too late; grace extends the end alone', async () => {
    const { key } = stage.service;
    const elsewhere = { event_id: '0190bbbb-0000-7000-8000-000000000002' };
    expect(await shown(codeOf(newTicketId(), key, elsewhere))).toBe('WRONG_EVENT');
    const soon = new Date(stage.clock.true() + 1_000).toISOString();
    const code = codeOf(newTicketId(), key, { effective_at: soon });
    expect(await shown(code)).toBe('NOT_YET_VALID');
    stage.clock.advance(5 * HOUR + 15 * 60_000);
    expect(await shown(codeOf(newTicketId(), key))).toBe('ADMITTED');
    stage.clock.advance(1_000);
    expect(await shown(codeOf(newTicketId(), key))).toBe('EXPIRED');
  });

  it('refuses what was revoked before its list, and cannot know what was revoked after it', async () => {
    const [before, after] = [newTicketId(), newTicketId()];
    stage.service.revoked.push(before);
    await stage.door.sync();
    stage.service.revoked.push(after);
    expect(await shown(codeOf(before, stage.service.key))).toBe('REVOKED');
    expect(await shown(codeOf(after, stage.service.key))).toBe('ADMITTED');
    stage.service.isAway = false;
    await stage.door.sync();
    expect(stage.door.read().snapshot).toMatchObject({ number: 2, total: 2 });
  });

  it('takes no list that was changed on the way or is older than its own', async () => {
    const ticketId = newTicketId();
    const { service, door } = stage;
    service.revoked.push(ticketId);
    const honest = service.revocations;
    service.revocations = async (issuerId, since) => ({ ...(await honest(issuerId, since)), revoked: [] });
    await door.sync();
    expect(door.read().snapshot?.number).toBe(0);
    service.revocations = honest;
    await door.sync();
    service.revoked.pop();
    await door.sync();
    expect(await shown(codeOf(ticketId, service.key))).toBe('REVOKED');
  });

  it('is right though its clock is an hour ahead, an hour behind, set back while it works, or it sleeps', async () => {
    for (const wrongBy of [HOUR, -HOUR, 12 * HOUR]) {
      stage = await openDoor(wrongBy);
      expect(stage.door.read()).toMatchObject({ offsetMs: -wrongBy, isClockWrong: true });
      const soon = new Date(stage.clock.true() + 60_000).toISOString();
      expect(await shown(codeOf(newTicketId(), stage.service.key, { effective_at: soon }))).toBe(
        'NOT_YET_VALID',
      );
      expect(await shown(newCode(stage))).toBe('ADMITTED');
      stage.clock.wrongBy -= 7 * HOUR;
      expect(await shown(newCode(stage))).toBe('ADMITTED');
      expect(stage.door.now()).toBe(stage.clock.true());
      stage.clock.sleep(HOUR / 6);
      expect(await shown(newCode(stage))).toBe('ADMITTED');
      expect(stage.door.now()).toBe(stage.clock.true());
    }
  });
});

describe('test mode', () => {
  it('judges only test tickets, with a network or without, and sends nothing to the service', async () => {
    const { door, service } = stage;
    const [good, revoked] = [newTicketId(), newTicketId()];
    service.tests = [{ kind: 'REVOKED', ticketId: revoked, code: '' }];
    await door.sync();
    await door.setTest(true);
    service.calls = [];
    await door.show(testCodeOf(good, service.key));
    expect(door.read().result).toMatchObject({ outcome: 'ADMITTED', test: true });
    expect(service.calls).toEqual([]);
    expect(await shown(testCodeOf(revoked, service.key))).toBe('REVOKED');
    expect(await shown(testCodeOf(newTicketId(), newKey()))).toBe('UNKNOWN_KEY');
    expect(await shown(codeOf(newTicketId(), service.key))).toBe('REAL_TICKET');
    stage.clock.advance(4_000);
    expect(await shown(testCodeOf(good, service.key))).toBe('ALREADY_USED');
    expect(door.read().waiting.all).toBe(0);
  });

  it('leaves nothing that counts in earnest', async () => {
    const { door, service, store } = stage;
    const code = testCodeOf(newTicketId(), service.key);
    await door.setTest(true);
    await door.show(code);
    await door.setTest(false);
    expect(store.scans.size).toBe(0);
    await door.show(code);
    expect(door.read().result).toMatchObject({ outcome: 'TEST_TICKET', tone: 'wait' });
    expect(await shown(code.replace('PASSATEST1:', 'PASSA1:'))).toBe('BAD_SIGNATURE');
  });
});
