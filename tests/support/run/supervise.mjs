import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));
const PARENT_MS = 500;

/**
 * Ends every process that this process starts: when it ends by itself, by SIGINT, SIGTERM, SIGHUP or SIGKILL, and when
 * its parent is gone. RUN_PARENT names an ancestor further up.
 * @returns {{ready: Promise<unknown>, end(): Promise<void>, isStopping(): boolean}} processes may be started once `ready`
 * resolves, and none once the run is stopping; `end` resolves when all have ended
 */
export function superviseRun() {
  const guard = spawn(process.execPath, [GUARD, String(process.pid)], {
    // A group of its own, which Ctrl-C in a terminal does not reach.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // The guard reports its first look: it cannot find the processes of a run that ended before that.
  const ready = once(guard.stdout, 'data');
  const ended = once(guard, 'exit');
  const end = async () => {
    clearInterval(watching);
    guard.stdin.end();
    await ended;
  };
  let stopping = false;
  const stop = async (name) => {
    stopping = true;
    await end();
    process.exit(128 + os.constants.signals[name]);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => void stop(name));
  const parent = process.ppid;
  const further = Number(process.env.RUN_PARENT);
  const watching = setInterval(() => {
    if (process.ppid !== parent || (further > 0 && !lives(further))) void stop('SIGHUP');
  }, PARENT_MS);
  return { ready, end, isStopping: () => stopping };
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
