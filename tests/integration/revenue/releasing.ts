import type { TestActor, TestApp } from '../../support/app.ts';
import { granted } from '../../support/contract-people.ts';
import type { RoundStage, rounds, ShownRound } from '../../support/rounds.ts';

/** A product with its ledger, and the calls of releases. */
export interface Booted {
  app: TestApp;
  call: ReturnType<typeof rounds>;
}

/** The steps of a release, each of which must be granted. */
export function releasing(call: Booted['call']) {
  return {
    async triggered(stage: RoundStage, amount: string): Promise<ShownRound> {
      return granted(await call.trigger(stage.owner, stage, amount)).triggerRound.round;
    },

    async approved(id: string, by: TestActor[]): Promise<ShownRound> {
      let round: ShownRound | undefined;
      for (const person of by) round = granted(await call.authorize(person, id)).authorizeRound.round;
      return round as ShownRound;
    },
  };
}

export type Releasing = ReturnType<typeof releasing>;
