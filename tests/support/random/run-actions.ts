import { ACTIONS } from './random-actions.ts';
import type { RandomWorld } from './random-world.ts';

export interface Tally {
  allowed: number;
  refused: number;
  /** Codes of the refusals, with their counts. */
  codes: Record<string, number>;
}

/** Concurrent actions, as in a crowd. */
const CONCURRENCY = 48;

/**
 * Runs this many random actions, several at a time.
 * @returns the results, by kind
 */
export async function runActions(world: RandomWorld, count: number): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>(
    ACTIONS.map(({ name }) => [name, { allowed: 0, refused: 0, codes: {} }]),
  );
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { name, act } = pick(world);
      const answer = await act(world);
      // There was no object for it yet: another action runs instead.
      if (answer === null) left += 1;
      else note(tallies.get(name), answer.errors?.[0]?.extensions.code);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return tallies;
}

function pick({ roll }: RandomWorld): (typeof ACTIONS)[number] {
  let rolled = roll() * ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  for (const action of ACTIONS) {
    rolled -= action.weight;
    if (rolled < 0) return action;
  }
  throw new RangeError('the dice rolled past all actions');
}

function note(tally: Tally | undefined, code: string | undefined): void {
  if (!tally) return;
  if (code === undefined) tally.allowed += 1;
  else {
    tally.refused += 1;
    tally.codes[code] = (tally.codes[code] ?? 0) + 1;
  }
}
