import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SandboxProcess {
  url: string;
  pid: number;
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The sandbox ledger as it is shipped: built, in its own process. Rejects with its output when it cannot start. */
export async function launchSandbox(environment: Record<string, string>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['dist/programs/sandbox.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, SANDBOX_LOG_LEVEL: 'error', SANDBOX_PORT: '0', ...environment },
  });
  const takeAlong = (): void => void child.kill('SIGKILL');
  process.once('exit', takeAlong);
  const ended = once(child, 'exit').then(([code]): number | null => {
    process.off('exit', takeAlong);
    return code;
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /http:\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
      else process.stderr.write(`${line}\n`);
    });
    void ended.then((code) => reject(new Error(said.trim() || `The sandbox ended with ${code}.`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
