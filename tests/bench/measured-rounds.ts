import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BenchContext } from './bench-case.ts';
import type { LoadResult } from './load/run-load.ts';
import type { BenchOptions } from './options.ts';
import { short } from './report.ts';
import type { Stage } from './stage.ts';

/** The rounds of a case, and optionally a CPU profile of the product over all of them. */
export function measuredRounds(
  stage: Stage,
  options: BenchOptions,
  note: (line: string) => void,
): BenchContext['rounds'] {
  return async (name, load) => {
    // Seeded data is flushed to disk before the measurement; otherwise the kernel writes it out during the rounds.
    await stage.sql('CHECKPOINT');
    await load(options.warmUpSeconds);
    const results: LoadResult[] = [];
    if (options.profileDir !== undefined) await stage.product.profile(true);
    for (let round = 0; round < options.rounds; round++) {
      const result = await load(options.seconds);
      results.push(result);
      note(`${name}: ${summary(result)}`);
    }
    if (options.profileDir !== undefined) await keepProfile(stage, options.profileDir, name);
    return results;
  };
}

function summary({ rate, p50, p99, refused, errors, firstError }: LoadResult): string {
  const figures = `${short(rate)}/s, p50 ${short(p50)} ms, p99 ${short(p99)} ms`;
  const failed = errors > 0 ? `, ${errors} errors, the first: ${firstError}` : '';
  return figures + (refused > 0 ? `, ${refused} refused` : '') + failed;
}

/** Ends the running profile and writes it. */
export async function keepProfile(stage: Stage, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.cpuprofile`;
  writeFileSync(path.join(folder, file), await stage.product.profile(false));
}
