import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext, Outcome } from './bench-case.ts';
import { CASES } from './cases/index.ts';
import { type Figure, meetsMust } from './figure.ts';
import { type Limits, meanLimits, measureLimits } from './limits/limits.ts';
import { measuredRounds } from './measured-rounds.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { printTable, short, writeJson } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const SETTLE_MS = 3_000;
const NO_LIMITS: Limits = {
  tool: 'not measured',
  sale: { median: Number.NaN, min: Number.NaN, max: Number.NaN },
  scan: { median: Number.NaN, min: Number.NaN, max: Number.NaN },
};

const note = (line: string): void => console.error(`  ${line}`);

/** Measures, prints, writes, and returns by the exit code whether every Must was met. */
async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    CASES.map(({ name }) => name),
  );
  const stage = await openStage();
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error('Stopped before the end.')));
  });
  try {
    const { figures, limits } = await Promise.race([measure(stage, options), interrupted]);
    if (limits)
      console.log(`L_b ${short(limits.sale.median)}/s, L_d ${short(limits.scan.median)}/s (${limits.tool})`);
    printTable(figures, (line) => console.log(line));
    writeJson(options, limits, figures);
    console.log(`All figures: ${options.jsonFile}`);
    if (!figures.every(meetsMust)) process.exitCode = 1;
  } finally {
    await stage.close();
  }
}

async function measure(
  stage: Stage,
  options: BenchOptions,
): Promise<{ figures: Figure[]; limits: Limits | undefined }> {
  const cases = CASES.filter(({ name }) => options.cases.includes(name));
  await pause(SETTLE_MS);
  const startMemory = await stage.product.memory();
  const bare = async (when: string): Promise<Limits | undefined> => {
    if (!cases.some(({ needsLimits }) => needsLimits)) return undefined;
    const limits = await measureLimits(stage.adminUrl, options.rounds, options.seconds);
    note(`limits ${when}: L_b ${short(limits.sale.median)}/s, L_d ${short(limits.scan.median)}/s`);
    return limits;
  };
  const before = await bare('before');
  const context: BenchContext = {
    stage,
    options,
    startMemory,
    note,
    rounds: measuredRounds(stage, options, note),
  };
  const outcomes: Outcome[] = [];
  for (const { name, run } of cases) {
    note(`case ${name}`);
    outcomes.push(await run(context));
  }
  const after = await bare('after');
  const limits = before && after ? meanLimits(before, after) : undefined;
  return { figures: outcomes.flatMap((outcome) => outcome(limits ?? NO_LIMITS)), limits };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A measurement may still be running against a stopped process.
  process.exit(1);
});
