import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';

/** Processes of root on Linux may create network namespaces, unless a container forbids it. */
export const CUT_IMPOSSIBLE: string | undefined = reasonAgainstNamespaces();

/**
 * The network of a test's machines: each in a network namespace of its own behind a bridge, so that its cable can be
 * pulled. Where namespaces are not permitted, each has a loopback address of its own, and nothing can be cut.
 */
export class ClusterNetwork {
  readonly #name = `pc${randomBytes(3).toString('hex')}`;
  readonly #prefix: string;
  /** The loopback address of HAProxy. */
  readonly front: string;

  constructor() {
    const part = `${randomInt(64, 128)}.${randomInt(1, 255)}`;
    this.#prefix = `${CUT_IMPOSSIBLE ? 127 : 10}.${part}`;
    this.front = `127.${part}.254`;
    if (CUT_IMPOSSIBLE) return;
    ip('link', 'add', this.#name, 'type', 'bridge');
    ip('addr', 'add', `${this.#prefix}.254/24`, 'dev', this.#name);
    ip('link', 'set', this.#name, 'up');
  }

  addressOf(machine: number): string {
    return `${this.#prefix}.${machine}`;
  }

  /** @returns the words before a command line that is to run on the machine */
  attach(machine: number): string[] {
    if (CUT_IMPOSSIBLE) return [];
    const space = this.#space(machine);
    const cable = this.#cable(machine);
    ip('netns', 'add', space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', this.#name, 'up');
    ip('-n', space, 'addr', 'add', `${this.addressOf(machine)}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    return ['ip', 'netns', 'exec', space];
  }

  /** Nothing reaches the machine, and it reaches nothing. */
  pull(machine: number): void {
    ip('link', 'set', this.#cable(machine), 'down');
  }

  plug(machine: number): void {
    ip('link', 'set', this.#cable(machine), 'up');
  }

  /** Two machines lose each other, and nothing else. */
  part(one: number, other: number): void {
    this.#blackhole('add', one, other);
  }

  join(one: number, other: number): void {
    this.#blackhole('del', one, other);
  }

  /** What reaches the machine from outside of the cluster arrives; its answers are lost. */
  mute(machine: number): void {
    ip('-n', this.#space(machine), 'route', 'add', 'blackhole', `${this.#prefix}.254/32`);
  }

  unmute(machine: number): void {
    ip('-n', this.#space(machine), 'route', 'del', 'blackhole', `${this.#prefix}.254/32`);
  }

  remove(machines: readonly number[]): void {
    if (CUT_IMPOSSIBLE) return;
    for (const machine of machines) {
      // Without this the cable stays as long as a process of the machine takes to end.
      spawnSync('ip', ['link', 'del', this.#cable(machine)]);
      spawnSync('ip', ['netns', 'del', this.#space(machine)]);
    }
    spawnSync('ip', ['link', 'del', this.#name]);
  }

  #blackhole(action: 'add' | 'del', one: number, other: number): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      ip('-n', this.#space(from), 'route', action, 'blackhole', `${this.addressOf(to)}/32`);
  }

  #space(machine: number): string {
    return `${this.#name}-${machine}`;
  }

  #cable(machine: number): string {
    return `${this.#name}v${machine}`;
  }
}

function ip(...words: string[]): void {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr}`);
}

function reasonAgainstNamespaces(): string | undefined {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const name = `pcprobe${process.pid}`;
  try {
    ip('netns', 'add', name);
    ip('link', 'add', name.slice(0, 15), 'type', 'bridge');
    return undefined;
  } catch (error) {
    return `network namespaces are not permitted (${String(error)})`;
  } finally {
    spawnSync('ip', ['link', 'del', name.slice(0, 15)]);
    spawnSync('ip', ['netns', 'del', name]);
  }
}
