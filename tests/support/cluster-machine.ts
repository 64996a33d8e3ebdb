import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '../../server/platform/db/embedded/installation.ts';

/** Program folder of Debian and Ubuntu. */
export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';

/**
 * Patroni before version 4 overwrites the leader's key in etcd 3 without a comparison: a primary that was cut off
 * may take it back from its successor. Over version 2 of etcd's interface it compares.
 */
const NEEDS_V2 =
  Number(/\d+/.exec(spawnSync('patroni', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0]) < 4;

export interface MachineOptions {
  number: number;
  address: string;
  /** Words before each command line. */
  prefix: string[];
  /** A folder with patroni.yml and what it names; the machine's own folder is made below it. */
  folder: string;
  account: Account;
  /** Client URLs of all etcds, and their peers as `etcd1=http://…`. */
  etcds: string[];
  etcdPeers: string[];
  superuserPassword: string;
  ownerPassword: string;
}

/** One machine of a cluster: etcd, Patroni and the PostgreSQL that Patroni runs. */
export class ClusterMachine {
  readonly name: string;
  readonly number: number;
  readonly address: string;
  readonly #options: MachineOptions;
  readonly #folder: string;
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  constructor(options: MachineOptions) {
    this.#options = options;
    this.number = options.number;
    this.name = `db${options.number}`;
    this.address = options.address;
    this.#folder = path.join(options.folder, this.name);
    mkdirSync(this.#folder);
  }

  /** Starts what does not run. */
  async start(): Promise<void> {
    const { account } = this.#options;
    if (account.uid !== undefined) await chown(this.#folder, account.uid, account.gid ?? account.uid);
    this.startEtcd();
    this.startPatroni();
  }

  startEtcd(): void {
    if (runs(this.#etcd)) return;
    const { etcdPeers } = this.#options;
    const client = `http://${this.address}:2379`;
    const peer = `http://${this.address}:2380`;
    this.#etcd = this.#spawn('etcd', 'etcd', [
      `--name=etcd${this.number}`,
      `--data-dir=${this.#folder}/etcd`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=${etcdPeers.join(',')}`,
      // A test machine is busy: an election takes longer than by default, and is not begun without need.
      '--heartbeat-interval=250',
      '--election-timeout=2500',
      '--log-level=error',
      ...(NEEDS_V2 ? ['--enable-v2'] : []),
    ]);
  }

  startPatroni(): void {
    if (!runs(this.#patroni)) this.#patroni = this.#spawn('patroni', 'patroni', ['patroni.yml']);
  }

  get hasEtcd(): boolean {
    return runs(this.#etcd);
  }

  /** kill -9 of PostgreSQL alone: Patroni lives on. */
  killPostgres(): void {
    kill(this.#postmaster(), 'SIGKILL');
  }

  killEtcd(): Promise<void> {
    return end(this.#etcd);
  }

  /** kill -9 of everything that runs on the machine. */
  async kill(): Promise<void> {
    const all = this.#processes();
    for (const pid of all) kill(pid, 'SIGKILL');
    await Promise.all([end(this.#etcd), end(this.#patroni)]);
  }

  /** Stops everything that runs on the machine, without ending it, as a hypervisor does that suspends it. */
  freeze(): void {
    for (const pid of this.#processes()) kill(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.#processes()) kill(pid, 'SIGCONT');
  }

  #postmaster(): number | undefined {
    try {
      return Number.parseInt(readFileSync(`${this.#folder}/data/postmaster.pid`, 'utf8'), 10);
    } catch {
      return undefined;
    }
  }

  #processes(): number[] {
    const roots = [this.#patroni?.pid, this.#etcd?.pid, this.#postmaster()];
    return withDescendants(roots.filter((pid) => pid !== undefined));
  }

  #spawn(name: string, program: string, argv: string[]): ChildProcess {
    const { prefix, account, etcds, superuserPassword, ownerPassword } = this.#options;
    const as =
      account.uid === undefined
        ? []
        : ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid ?? account.uid}`, '--clear-groups'];
    const [first = program, ...rest] = [...prefix, ...as, program, ...argv];
    const output = openSync(`${this.#folder}/${name}.log`, 'a');
    const address = this.address;
    return spawn(first, rest, {
      cwd: this.#options.folder,
      stdio: ['ignore', output, output],
      env: {
        PATH: `${POSTGRES_PROGRAMS}:${process.env.PATH}`,
        HOME: this.#folder,
        LANG: 'C.UTF-8',
        PASSA_PASSWORD: ownerPassword,
        PATRONI_NAME: this.name,
        PATRONI_RESTAPI_LISTEN: `${address}:8008`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
        PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
        PATRONI_POSTGRESQL_DATA_DIR: `${this.#folder}/data`,
        PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_PROGRAMS,
        [NEEDS_V2 ? 'PATRONI_ETCD_HOSTS' : 'PATRONI_ETCD3_HOSTS']: etcds
          .map((etcd) => `'${etcd.replace('http://', '')}'`)
          .join(','),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: superuserPassword,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: superuserPassword,
      },
    });
  }
}

function runs(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!runs(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** @returns these processes and all below them */
function withDescendants(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = parentOf(entry);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found = new Set<number>();
  const visit = (pid: number): void => {
    if (found.has(pid)) return;
    found.add(pid);
    for (const child of children.get(pid) ?? []) visit(child);
  };
  for (const root of roots) visit(root);
  return [...found];
}

function parentOf(pid: string): number | undefined {
  try {
    // The name, in parentheses, may contain spaces.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S+ /s, '')
        .split(' ')[0],
    );
  } catch {
    return undefined;
  }
}
