import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

/** An example of the manual in its own process, as an integrator would run it. */
export class ExampleProcess {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;

  constructor(file: string, environment: Record<string, string>) {
    const path = fileURLToPath(new URL(`../../docs/examples/${file}`, import.meta.url));
    this.#child = spawn(process.execPath, [path], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface({ input: this.#child.stdout as NodeJS.ReadableStream }).on('line', (line) =>
      this.lines.push(line),
    );
  }

  /** Resolves with the first matching line of output. */
  line(fits: (line: string) => boolean): Promise<string> {
    return until(() => this.lines.find(fits));
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill();
    await ended;
  }
}
