import type { Figure } from './figure.ts';
import type { Limits } from './limits/limits.ts';
import type { LoadResult } from './load/run-load.ts';
import type { BenchOptions } from './options.ts';
import type { MemoryFigures } from './product-message.ts';
import type { Stage } from './stage.ts';

export interface BenchContext {
  stage: Stage;
  options: BenchOptions;
  /** The product's memory before it was asked anything. */
  startMemory: MemoryFigures;
  /** Tells whoever waits where the bench is. */
  note(line: string): void;
  /** Warms up, then runs the load once a round; notes what each round gave. */
  rounds(name: string, load: (seconds: number) => Promise<LoadResult>): Promise<LoadResult[]>;
}

/** The limits are known when all cases are over: figures come last. */
export type Outcome = (limits: Limits) => Figure[];

export interface BenchCase {
  name: string;
  /** Its figures stand beside the bare limits of the database. */
  needsLimits: boolean;
  run(context: BenchContext): Promise<Outcome>;
}
