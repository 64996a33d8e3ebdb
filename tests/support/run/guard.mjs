/**
 * Records every process that a run of the tests starts, and ends the remaining ones when the run is over: when its pipe
 * to this program closes, for whatever reason. Browsers, databases and products have groups of their own and outlive
 * the process that started them, so neither a group nor a signal reaches them all. argv: the run's process id.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { descendantsOf, isSame, runningProcesses } from './processes.mjs';

const LOOK_MS = 1_000;
/** For processes that end by themselves on request. */
const PATIENCE_MS = 5_000;

const root = Number(process.argv[2]);
let known = [];

/** @returns live processes of the run */
function look() {
  const all = runningProcesses();
  const living = known.filter((one) => all.some((other) => isSame(one, other)));
  const roots = [root, ...living.map(({ pid }) => pid)];
  const found = descendantsOf(all, roots).filter(({ pid }) => pid !== process.pid);
  known = [...living, ...found.filter((one) => !living.some((other) => isSame(one, other)))];
  return known;
}

function signal(name) {
  for (const { pid } of look()) {
    try {
      process.kill(pid, name);
    } catch {
      // It has just ended.
    }
  }
}

// Signals that end the run are not for this program, whose work begins then.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);

const looking = setInterval(look, LOOK_MS);
look();
// The run may be over already.
process.stdout.on('error', () => undefined);
process.stdout.write('ready');
process.stdin.resume();
process.stdin.once('close', async () => {
  clearInterval(looking);
  signal('SIGTERM');
  for (const end = performance.now() + PATIENCE_MS; look().length > 0 && performance.now() < end; )
    await pause(50);
  while (look().length > 0) {
    signal('SIGKILL');
    await pause(50);
  }
  process.exit(0);
});
