import { createHash } from 'node:crypto';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { PlannedOperation } from '../../port.ts';
import { AlreadyIntended, type IntentHandler, type NewIntent, type PlatformOwner } from '../intent.ts';
import type { SettlementContext } from '../settlement-context.ts';

/** Stroops for fees per channel, topped up when less than half is left: enough for a hundred thousand transactions. */
const CHANNEL_STROOPS = 100_000_000n;
/** Operation that funds a channel. */
type Filling = Extract<PlannedOperation, { type: 'create_account' | 'payment' }>;

const CHECK_MS = 3_600_000;
const RETRY_MS = 1_000;

/**
 * Platform accounts that serve only as the source of transactions, so that many can be under way at once for an account
 * that acts in all of them. They are created on first use by a treasury that is funded by the network's faucet or,
 * where there is none, by a manual payment.
 */
export class Channels {
  readonly #context: SettlementContext;
  readonly #intend: (tx: Tx, request: NewIntent) => Promise<string>;
  #ready: string[] = [];
  #making: Promise<void> | undefined;
  #nextCheck = 0;

  constructor(context: SettlementContext, intend: (tx: Tx, request: NewIntent) => Promise<string>) {
    this.#context = context;
    this.#intend = intend;
  }

  /** Refreshes the channels after some were created or funded. */
  readonly handler: IntentHandler = {
    succeeded: async (tx) => tx.afterCommit(() => this.#lookSoon()),
    failed: async (tx) => tx.afterCommit(() => this.#lookSoon()),
  };

  /** Returns a channel that is not among those taken; null: none is free now. */
  take(taken: ReadonlySet<string>): string | null {
    if (performance.now() >= this.#nextCheck) this.#look();
    const free = this.#ready.filter((channel) => !taken.has(channel));
    // Picks at random, because other processes choose among the same channels.
    return free[Math.floor(Math.random() * free.length)] ?? null;
  }

  /** The platform's account that pays raised fees; null: it cannot spend that many stroops. */
  async treasury(stroops: bigint): Promise<string | null> {
    const { signers, ledger } = this.#context;
    const key = await signers.accountOf(TREASURY);
    const account = key === undefined ? null : await ledger.account(key);
    return account !== null && account.spendable >= stroops ? account.publicKey : null;
  }

  #lookSoon(): void {
    this.#nextCheck = 0;
  }

  #look(): void {
    this.#nextCheck = performance.now() + RETRY_MS;
    this.#making ??= this.#make()
      .catch((error: unknown) => {
        this.#context.log.warn({ err: error }, 'the channel accounts could not be made');
      })
      .finally(() => {
        this.#making = undefined;
      });
  }

  async #make(): Promise<void> {
    const { ledger, log, channels } = this.#context;
    const treasury = await this.#keyOf(TREASURY);
    // Read before the channels: their creation may close in between, and must not be intended again under another key.
    const before = await ledger.account(treasury);
    if (before === null) {
      if (!ledger.network.fundable)
        log.warn({ treasury }, 'the treasury needs lumens: send some to its account');
      else await ledger.fund(treasury);
      return;
    }
    const keys: string[] = [];
    for (let number = 1; number <= channels; number += 1) {
      keys.push(await this.#keyOf({ kind: 'platform', id: `channel-${number}` }));
    }
    const accounts = await ledger.accounts(keys);
    this.#ready = keys.filter((key) => accounts.has(key));
    const operations = keys.flatMap((to): Filling[] => {
      const balance = accounts.get(to)?.balance;
      if (balance === undefined) return [{ type: 'create_account', to, stroops: CHANNEL_STROOPS }];
      return balance < CHANNEL_STROOPS / 2n ? [{ type: 'payment', to, stroops: CHANNEL_STROOPS }] : [];
    });
    if (operations.length === 0) this.#nextCheck = performance.now() + CHECK_MS;
    else await this.#fill(treasury, operations, before.sequence);
  }

  /**
   * Funds channels. The business key contains the treasury's sequence: two processes with the same need insert one
   * intent.
   */
  async #fill(source: string, operations: Filling[], sequence: bigint): Promise<void> {
    const needed = createHash('sha256');
    for (const operation of operations) needed.update(`${operation.type} ${operation.to}\n`);
    const request: NewIntent = {
      kind: 'channel',
      businessKey: `channels:${source}:${sequence}:${needed.digest('hex').slice(0, 16)}`,
      source,
      operations,
      notAfter: null,
      reference: {},
    };
    try {
      await inTransaction(this.#context.scope(), (tx) => this.#intend(tx, request), SYSTEM_TENANCY);
    } catch (error) {
      if (!(error instanceof AlreadyIntended)) throw error;
    }
  }

  async #keyOf(owner: PlatformOwner): Promise<string> {
    const { signers } = this.#context;
    const known = await signers.accountOf(owner);
    return known ?? inTransaction(this.#context.scope(), (tx) => signers.create(tx, owner), SYSTEM_TENANCY);
  }
}

/** Owner of the account that pays for other accounts; what they leave returns to it. */
export const TREASURY: PlatformOwner = { kind: 'platform', id: 'treasury' };
