import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseAccount } from '../../server/platform/db/embedded/installation.ts';
import { ClusterMachine, POSTGRES_PROGRAMS } from './cluster-machine.ts';
import { ClusterNetwork } from './cluster-network.ts';
import { until } from './until.ts';

const DEPLOYED = fileURLToPath(new URL('../../deploy/cluster', import.meta.url));
const NUMBERS = [1, 2, 3] as const;
/** The machine of a second HAProxy. */
const SECOND_PROXY = 4;

/** The reason why tests that need a cluster cannot run here; undefined when they can. */
export const CLUSTER_MISSING: string | undefined = reasonAgainst();

// The runner's summary counts skipped tests without the reason.
if (CLUSTER_MISSING) console.warn(`The tests of a PostgreSQL cluster are skipped: ${CLUSTER_MISSING}.`);

/** A member as Patroni describes it. */
const RUNS = /^(running|streaming)$/;
const IS_COPIED = 'creating replica';
/** Usually a member is back after half of that. */
const MEMBER_MS = 90_000;

interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  lag?: number | string;
}

export interface ClusterOptions {
  /** Whether PostgreSQL waits for the disk, which only figures need: a killed process loses nothing. */
  durable?: boolean;
}

/** Three machines with etcd, Patroni and PostgreSQL, and HAProxy before them, as the files in deploy/cluster set them up. */
export class PostgresCluster {
  readonly machines: readonly ClusterMachine[];
  readonly #folder: string;
  readonly #passwords = { owner: secret(), superuser: secret() };
  readonly network = new ClusterNetwork();
  #haproxy: ChildProcess | undefined;
  #secondProxy: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
    const account = chooseAccount(path.join(folder, 'data'));
    const addresses = NUMBERS.map((number) => this.network.addressOf(number));
    this.machines = NUMBERS.map(
      (number) =>
        new ClusterMachine({
          number,
          address: this.network.addressOf(number),
          prefix: this.network.attach(number),
          folder,
          account,
          etcds: addresses.map((address) => `http://${address}:2379`),
          etcdPeers: addresses.map((address, index) => `etcd${index + 1}=http://${address}:2380`),
          superuserPassword: this.#passwords.superuser,
          ownerPassword: this.#passwords.owner,
        }),
    );
  }

  /** Resolves when there are a primary, a synchronous standby and another one, and the database `passa` is empty. */
  static async start({ durable = false }: ClusterOptions = {}): Promise<PostgresCluster> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'passa-cluster-'));
    await cp(DEPLOYED, folder, { recursive: true });
    if (!durable) await withoutFsync(path.join(folder, 'patroni.yml'));
    await chmod(folder, 0o755);
    const cluster = new PostgresCluster(folder);
    process.once('exit', cluster.#end);
    for (const machine of cluster.machines) await machine.start();
    cluster.startHaproxy();
    await cluster.healed();
    return cluster;
  }

  /** The owner's connection string, to the primary. */
  get url(): string {
    return this.#url('passa', this.#passwords.owner, 5000);
  }

  /** The owner's connection string, to a standby. */
  get readUrl(): string {
    return this.#url('passa', this.#passwords.owner, 5001);
  }

  /** The superuser's connection string, to the primary. */
  get adminUrl(): string {
    return this.#url('postgres', this.#passwords.superuser, 5000);
  }

  /** The machine whose PostgreSQL takes writes, by the word of any Patroni that answers. */
  primary(): Promise<ClusterMachine> {
    return this.#inRole('leader');
  }

  synchronousStandby(): Promise<ClusterMachine> {
    return this.#inRole('sync_standby');
  }

  /**
   * Waits until all machines run and follow the primary, one synchronously. Patroni does not bring every member back: one
   * that was rewound to a primary which was lost meanwhile cannot start. It is copied anew, as an operator would.
   */
  async healed(): Promise<void> {
    for (const machine of this.machines) await machine.start();
    const copiesAt = performance.now() + MEMBER_MS;
    const copied = new Set<string>();
    await until(async () => {
      const members = await this.#members();
      if (performance.now() > copiesAt) await this.#copyStuck(members, copied);
      const streaming = members.filter(({ state }) => RUNS.test(state));
      const behind = members.filter(({ role, lag }) => role !== 'leader' && lag !== 0);
      const roles = members
        .map(({ role }) => role)
        .sort()
        .join();
      return (
        streaming.length === NUMBERS.length && behind.length === 0 && roles === 'leader,replica,sync_standby'
      );
    });
  }

  /** Copies each member anew, once, that does not run. */
  async #copyStuck(members: readonly Member[], copied: Set<string>): Promise<void> {
    for (const { name, state, role } of members) {
      const machine = this.machines.find((one) => one.name === name);
      const isOnItsWay = role === 'leader' || state === IS_COPIED || RUNS.test(state);
      if (!machine || isOnItsWay || copied.has(name)) continue;
      copied.add(name);
      console.warn(`${name} did not come back (${state}), and is copied anew`);
      await this.#patroni(machine, 'POST', '/reinitialize', { force: true });
    }
  }

  /** A planned change of the primary. */
  async switchOver(): Promise<void> {
    const [leader, candidate] = [await this.primary(), await this.synchronousStandby()];
    await this.#patroni(leader, 'POST', '/switchover', { leader: leader.name, candidate: candidate.name });
  }

  /** Changes Patroni's settings of the whole cluster. */
  async configure(change: object): Promise<void> {
    await this.#patroni(await this.primary(), 'PATCH', '/config', change);
  }

  startHaproxy(): void {
    this.#haproxy = this.#proxyAt(this.network.front, []);
  }

  killHaproxy(): Promise<void> {
    return killed(this.#haproxy);
  }

  /**
   * Starts a second HAProxy on a machine of its own, which can be cut off; for one replica of the product.
   * @returns the machine's number, and connection strings that lead through it
   */
  startSecondProxy(): { number: number; url: string; readUrl: string } {
    const address = this.network.addressOf(SECOND_PROXY);
    this.#secondProxy = this.#proxyAt(address, this.network.attach(SECOND_PROXY));
    const url = (port: number) => this.#url('passa', this.#passwords.owner, port, address);
    return { number: SECOND_PROXY, url: url(5000), readUrl: url(5001) };
  }

  /** @param prefix words before its command line */
  #proxyAt(address: string, prefix: string[]): ChildProcess {
    const [DB1, DB2, DB3] = this.machines.map((machine) => machine.address);
    const file = path.join(this.#folder, 'haproxy.cfg');
    const [program = '', ...words] = [...prefix, 'haproxy', '-db', '-q', '-f', file];
    return spawn(program, words, {
      stdio: 'ignore',
      env: {
        ...process.env,
        PATH: `${process.env.PATH}:/usr/sbin`,
        HAPROXY_BIND: address,
        ...{ DB1, DB2, DB3 },
      },
    });
  }

  async stop(): Promise<void> {
    process.off('exit', this.#end);
    for (const machine of this.machines) machine.thaw();
    await Promise.all(this.machines.map((machine) => machine.kill()));
    await Promise.all([this.killHaproxy(), killed(this.#secondProxy)]);
    this.network.remove([...NUMBERS, SECOND_PROXY]);
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  /** With the test process, whatever ends it. */
  readonly #end = (): void => {
    for (const machine of this.machines) void machine.kill();
    for (const proxy of [this.#haproxy, this.#secondProxy]) proxy?.kill('SIGKILL');
    this.network.remove([...NUMBERS, SECOND_PROXY]);
  };

  #url(user: string, password: string, port: number, address = this.network.front): string {
    return `postgres://${user}:${password}@${address}:${port}/passa`;
  }

  async #inRole(role: Member['role']): Promise<ClusterMachine> {
    return until(async () => {
      const name = (await this.#members()).find((member) => member.role === role)?.name;
      return this.machines.find((machine) => machine.name === name);
    });
  }

  async #members(): Promise<Member[]> {
    for (const { address } of this.machines) {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
        .then((response) => response.json() as Promise<{ members?: Member[] }>)
        .catch(() => undefined);
      if (answer?.members?.some(({ role }) => role === 'leader')) return answer.members;
    }
    return [];
  }

  async #patroni({ address }: ClusterMachine, method: string, route: string, body: object): Promise<void> {
    const answer = await fetch(`http://${address}:8008${route}`, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${await answer.text()}`);
  }
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const secret = (): string => randomBytes(12).toString('hex');

async function withoutFsync(file: string): Promise<void> {
  const settings = await readFile(file, 'utf8');
  await writeFile(file, settings.replace(/^( +)max_connections:.*$/m, '$&\n$1fsync: "off"'));
}

function reasonAgainst(): string | undefined {
  const programs = ['patroni', 'etcd', 'haproxy'].filter(
    (program) => spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status !== 0,
  );
  if (!existsSync(`${POSTGRES_PROGRAMS}/initdb`)) programs.push('postgresql-15');
  if (programs.length === 0) return undefined;
  return `there is no ${programs.join(', ')} on this machine (apt-get install patroni etcd-server haproxy postgresql-15)`;
}
