import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryTerms } from '../../../server/lib/scan/entry-rules.ts';
import type { ScanPurpose } from '../../../server/lib/scan/outcomes.ts';
import { goOffline, goOnline, newCode, openDoor, type Stage } from './door-stage.ts';

const MINUTE = 60_000;
const BADGE = { id: '0190dddd-0000-7000-8000-000000000001', name: 'Badge', perTicket: 2, active: true };

let stage: Stage;
beforeEach(async () => {
  stage = await openDoor();
});

/** The tier of every ticket gets a rule, and the door loses its network. */
async function rule(terms: EntryTerms): Promise<void> {
  stage.service.rules = { entryRules: [{ tier: 'VIP', ...terms }], handoutItems: [BADGE] };
  await stage.door.sync();
  goOffline(stage);
}

/** Scans for a purpose, each a minute after the last; returns the outcomes. */
async function scans(code: string, ...purposes: ScanPurpose[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (const purpose of purposes) {
    stage.clock.advance(MINUTE);
    await stage.door.setWork({ purpose, itemId: purpose === 'handout' ? BADGE.id : null });
    await stage.door.show(code);
    found.push(stage.door.read().result?.outcome);
  }
  return found;
}

describe('a door without a network', () => {
  it('admits again after each exit where the rule says so', async () => {
    await rule({ rule: 'reentry', limit: null });
    const code = newCode(stage);
    expect(await scans(code, 'entry', 'entry', 'exit', 'entry', 'exit', 'exit')).toEqual([
      ...['ADMITTED', 'ALREADY_USED', 'EXITED', 'ADMITTED', 'EXITED', 'NOT_INSIDE'],
    ]);
  });

  it('names time and gate of the entry that a refusal is for', async () => {
    await rule({ rule: 'reentry', limit: null });
    const code = newCode(stage);
    await scans(code, 'entry');
    const entered = stage.clock.true();
    await scans(code, 'entry');
    expect(stage.door.read().result).toMatchObject({
      tone: 'wait',
      usedAt: entered,
      usedGate: 'North',
      mayHaveLeft: true,
    });
  });

  it('lets staff admit a guest who may have left by another gate, and reports it as an entry', async () => {
    await rule({ rule: 'reentry', limit: null });
    const code = newCode(stage);
    await scans(code, 'entry', 'entry');
    await stage.door.letInAnyway();
    expect(stage.door.read().result?.outcome).toBe('ADMITTED');
    await goOnline(stage);
    const reported = [...stage.service.kept.values()].map(({ outcome }) => outcome);
    expect(reported.toSorted()).toEqual(['ADMITTED', 'ADMITTED', 'ALREADY_USED']);
  });

  it('never offers that for a ticket that admits once', async () => {
    await rule({ rule: 'once', limit: null });
    const code = newCode(stage);
    expect(await scans(code, 'entry', 'exit', 'entry')).toEqual(['ADMITTED', 'EXITED', 'ALREADY_USED']);
    expect(stage.door.read().result?.mayHaveLeft).toBe(false);
    await stage.door.letInAnyway();
    expect(stage.door.read().result?.outcome).toBe('ALREADY_USED');
  });

  it('admits a ticket for two twice, and one of a day once', async () => {
    await rule({ rule: 'times', limit: 2 });
    expect(await scans(newCode(stage), 'entry', 'entry', 'entry')).toEqual([
      ...['ADMITTED', 'ADMITTED', 'ALREADY_USED'],
    ]);
    await goOnline(stage);
    await rule({ rule: 'daily', limit: null });
    expect(await scans(newCode(stage), 'entry', 'exit', 'entry')).toEqual([
      ...['ADMITTED', 'EXITED', 'ALREADY_USED'],
    ]);
  });

  it('hands out as much as a ticket gets, without admitting', async () => {
    await rule({ rule: 'once', limit: null });
    const code = newCode(stage);
    expect(await scans(code, 'handout', 'handout', 'handout', 'entry')).toEqual([
      ...['HANDED_OUT', 'HANDED_OUT', 'NONE_LEFT', 'ADMITTED'],
    ]);
    expect(stage.door.read().waiting).toMatchObject({ entries: 1 });
  });

  it('lets out a guest whose entry it does not know of, since another door let them in', async () => {
    await rule({ rule: 'reentry', limit: null });
    expect(await scans(newCode(stage), 'exit')).toEqual(['EXITED']);
    expect(stage.door.read().waiting).toMatchObject({ entries: 0, exits: 1 });
  });
});

describe('a door that shows the guest first', () => {
  it('records nothing before the tap', async () => {
    goOffline(stage);
    await stage.door.setWork({ asksFirst: true });
    await stage.door.show(newCode(stage));
    expect(stage.door.read()).toMatchObject({
      result: { outcome: 'GOOD', isPending: true },
      waiting: { all: 0 },
      recent: [],
    });
    await stage.door.confirm();
    expect(stage.door.read()).toMatchObject({
      result: { outcome: 'ADMITTED', isPending: false },
      waiting: { all: 1, entries: 1 },
    });
  });

  it('shows a refusal at once', async () => {
    goOffline(stage);
    await stage.door.setWork({ asksFirst: true });
    await stage.door.show('rubbish');
    expect(stage.door.read().result).toMatchObject({ outcome: 'MALFORMED', isPending: false });
  });

  it('sends the check and the entry under names of their own', async () => {
    const commits: boolean[] = [];
    stage.service.online = ({ commit }) => {
      commits.push(commit);
      return commit ? 'ADMITTED' : 'GOOD';
    };
    await stage.door.setWork({ asksFirst: true });
    await stage.door.show(newCode(stage));
    await stage.door.confirm();
    expect(commits).toEqual([false, true]);
    expect(stage.service.kept.size).toBe(2);
  });
});

describe('the list of the last scans', () => {
  it('has the last ten, newest first, also after a reload', async () => {
    goOffline(stage);
    for (let scan = 0; scan < 12; scan += 1) {
      stage.clock.advance(5_000);
      await stage.door.show(scan % 3 === 0 ? 'rubbish' : newCode(stage));
    }
    const before = stage.door.read().recent;
    expect(before).toHaveLength(10);
    expect(before[0]?.at).toBe(stage.clock.true());
    const { recent } = (await stage.reload()).read();
    expect(recent.map(({ nonce }) => nonce)).toEqual(before.map(({ nonce }) => nonce));
  });
});
