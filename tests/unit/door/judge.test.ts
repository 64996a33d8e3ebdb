import { describe, expect, it } from 'vitest';
import {
  admits,
  DOOR_OUTCOMES,
  judge,
  nameOf,
  SCAN_OUTCOMES,
  type ScanFacts,
  toneOf,
} from '../../../server/lib/scan/outcomes.ts';

/** Everything that can be wrong with a ticket, in the order in which a door checks it. */
const FACTS: [ScanFacts, string][] = [
  [{ fault: 'malformed' }, 'malformed'],
  [{ isUnknown: true }, 'unknown_ticket'],
  [{ isElsewhere: true }, 'wrong_event'],
  [{ status: 'revoked' }, 'revoked'],
  [{ window: 'expired' }, 'expired'],
  [{ isUsed: true }, 'already_used'],
  [{ commits: true }, 'admitted'],
  [{}, 'good'],
];

describe('the decision of a door', () => {
  it.each(FACTS)('for %j is %s, whatever is checked after it', (facts, outcome) => {
    expect(judge(facts)).toBe(outcome);
    const later = FACTS.slice(FACTS.findIndex(([, other]) => other === outcome));
    expect(judge(Object.assign({}, ...later.map(([fact]) => fact)))).toBe(outcome);
  });

  it.each([
    'malformed',
    'unknown_key',
    'bad_signature',
    'wrong_issuer',
    'test_ticket',
    'real_ticket',
  ] as const)('takes the fault %s of a ticket as it is', (fault) => {
    expect(judge({ fault, status: 'revoked', isUsed: true, commits: true })).toBe(fault);
  });

  it('is good by four outcomes alone, of which two admit', () => {
    const good = ['exited', 'handed_out', 'admitted', 'good'];
    expect(SCAN_OUTCOMES.filter(admits)).toEqual(good);
    expect(DOOR_OUTCOMES.filter((outcome) => toneOf(nameOf(outcome)) === 'good')).toEqual(good);
  });

  it.each([
    [{ purpose: 'exit', isInside: true, commits: true }, 'exited'],
    [{ purpose: 'exit', isInside: false, commits: true }, 'not_inside'],
    [{ purpose: 'exit', isInside: true }, 'good'],
    [{ purpose: 'handout', hasAll: false, commits: true }, 'handed_out'],
    [{ purpose: 'handout', hasAll: true, commits: true }, 'none_left'],
    [{ purpose: 'handout', status: 'revoked', commits: true }, 'revoked'],
  ] as [ScanFacts, string][])('of an exit or a hand-out for %j is %s', (facts, outcome) => {
    expect(judge(facts)).toBe(outcome);
  });
});
