import { type Spread, spreadOf } from '../spread.ts';
import { bareLoop } from './bare-loop.ts';
import {
  dropLimits,
  furnishLimits,
  LIMIT_DATABASE,
  SALE_STATEMENT,
  SCAN_STATEMENT,
  writtenLimits,
} from './limit-database.ts';
import type { LimitTool } from './limit-tool.ts';
import { findPgbench } from './pgbench.ts';

const CLIENTS = 32;
const WARM_UP_SECONDS = 1;

/** The capacity of this PostgreSQL on this machine without the product. Transactions per second. */
export interface Limits {
  tool: string;
  /** L_b: sales. */
  sale: Spread;
  /** L_d: scans. */
  scan: Spread;
}

/** pgbench where it is installed, else bare `pg` clients. */
export const limitTool = (): LimitTool => findPgbench() ?? bareLoop;

/** Measures both limits once; a bench calls it before and after its cases. */
export async function measureLimits(
  adminUrl: (database: string) => string,
  rounds: number,
  seconds: number,
): Promise<Limits> {
  const tool = limitTool();
  const rows = await furnishLimits(adminUrl, rounds * seconds + WARM_UP_SECONDS);
  const url = adminUrl(LIMIT_DATABASE);
  let done = 0;
  const series = async (statement: string): Promise<Spread> => {
    const room = Math.floor(rows / (rounds * seconds + WARM_UP_SECONDS));
    let base = 0;
    const round = async (length: number): Promise<number> => {
      const outcome = await tool.run({ url, statement, clients: CLIENTS, seconds: length, base });
      base += room * length;
      done += outcome.done;
      return outcome.rate;
    };
    await round(WARM_UP_SECONDS);
    const rates: number[] = [];
    for (let index = 0; index < rounds; index++) rates.push(await round(seconds));
    return spreadOf(rates);
  };
  const sale = await series(SALE_STATEMENT);
  const scan = await series(SCAN_STATEMENT);
  const written = await writtenLimits(adminUrl);
  await dropLimits(adminUrl);
  if (
    written.sold !== written.orders ||
    written.orders + written.used !== written.records ||
    written.records !== done
  ) {
    throw new Error(`The limits do not add up: ${done} transactions, ${JSON.stringify(written)}.`);
  }
  return { tool: tool.name, sale, scan };
}

/** The mean of before and after: the speed of a shared machine drifts. */
export function meanLimits(before: Limits, after: Limits): Limits {
  return {
    tool: before.tool,
    sale: meanSpread(before.sale, after.sale),
    scan: meanSpread(before.scan, after.scan),
  };
}

function meanSpread(a: Spread, b: Spread): Spread {
  return { median: (a.median + b.median) / 2, min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}
