import type { Figure } from './figure.ts';
import type { Limits } from './limits/limits.ts';
import type { LoadResult } from './load/run-load.ts';
import type { BenchOptions } from './options.ts';
import type { MemoryFigures } from './product-message.ts';
import type { Stage } from './stage.ts';

export interface BenchContext {
  stage: Stage;
  options: BenchOptions;
  /** The product's memory before the first request. */
  startMemory: MemoryFigures;
  /** Prints the progress of the bench. */
  note(line: string): void;
  /** Warms up, then runs the load once per round; records the result of each round. */
  rounds(name: string, load: (seconds: number) => Promise<LoadResult>): Promise<LoadResult[]>;
}

/** Returns the figures after all cases, because the limits are known only then. */
export type Outcome = (limits: Limits) => Figure[];

export interface BenchCase {
  name: string;
  /** Its figures are compared with the bare limits of the database. */
  needsLimits: boolean;
  run(context: BenchContext): Promise<Outcome>;
}
