import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LimitOutcome, LimitTool } from './limit-tool.ts';

const PROCESSES = 2;

/**
 * The same statement, prepared, from bare `pg` clients in two separate processes. A client in Node costs more of the
 * shared cores than pgbench does, so that this limit comes out lower than pgbench's, and ratios against it higher.
 */
export const bareLoop: LimitTool = {
  name: 'bare pg clients',
  run: async (round) => {
    const clients = Math.ceil(round.clients / PROCESSES);
    const outcomes = await Promise.all(
      Array.from({ length: PROCESSES }, (_, index) =>
        loopApart([
          round.url,
          round.statement,
          String(clients),
          String(round.seconds),
          String(round.base + index),
          String(PROCESSES),
        ]),
      ),
    );
    return {
      done: outcomes.reduce((sum, { done }) => sum + done, 0),
      rate: outcomes.reduce((sum, { rate }) => sum + rate, 0),
    };
  },
};

function loopApart(args: string[]): Promise<LimitOutcome> {
  const file = fileURLToPath(new URL(`bare-loop-process${import.meta.url.slice(-3)}`, import.meta.url));
  const child = fork(file, args);
  return new Promise((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as LimitOutcome));
    child.once('exit', (code) => code !== 0 && reject(new Error('A loop of bare clients ended early.')));
  });
}
