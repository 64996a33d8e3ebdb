import { cpuBetween, cpuEach, cpuUsed } from './cpu-meter.ts';
import { watchLocks } from './lock-meter.ts';
import { short } from './report.ts';
import type { Stage } from './stage.ts';
import { statementsBetween, statementUse } from './statement-count.ts';

/** Statements that a note names. */
const NAMED = 6;

/**
 * Measures from now on what flows cost: CPU, statements, and waits for locks.
 * @returns reads it, as notes
 */
export async function startMeter(shop: Stage): Promise<{ read(flows: number): Promise<string[]> }> {
  const [cpu, statements] = [cpuUsed(), await statementUse(shop)];
  const locks = watchLocks(shop);
  return {
    async read(flows) {
      const waits = await locks.stop();
      const spent = cpuBetween(cpu, cpuUsed());
      const used = statementsBetween(statements, await statementUse(shop));
      const sent = used.reduce((sum, { calls }) => sum + calls, 0);
      const taken = used.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      return [
        `CPU in ms a flow: ${cpuEach(spent, flows)}`,
        `${short(sent / flows)} statements a flow, which take ${short(taken / flows)} ms, ` +
          `${short(waits.total / flows)} ms of waits for locks a flow`,
        ...used
          .slice(0, NAMED)
          .map(
            ({ text, calls, milliseconds }) =>
              `  ${short(milliseconds / flows)} ms, ${short(calls / flows)} calls a flow: ${text}`,
          ),
        ...waits.byStatement
          .slice(0, NAMED)
          .map(([text, ms]) => `  waits for locks ${short(ms / flows)} ms a flow: ${text}`),
      ];
    },
  };
}
