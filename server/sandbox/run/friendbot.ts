import { createHash } from 'node:crypto';
import { Account, Asset, Keypair, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import type { LedgerEngine } from '../core/index.ts';
import { lumens } from '../horizon/formats.ts';
import { Problem } from '../horizon/problem.ts';
import type { Found, Submissions } from './submissions.ts';

/** Gift per account: 10,000 XLM. */
const GIFT = 100_000_000_000n;
/** Starting balance of each of the friendbot's accounts: a billion XLM. */
const PURSE = 10_000_000_000_000_000n;
const MINIONS = 16;
const MAX_OPERATIONS = 100;
/** Concurrent calls share a transaction. */
const GATHER_MS = 10;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface FriendbotParts {
  engine: LedgerEngine;
  submissions: Submissions;
  passphrase: string;
  /** Stroops per operation: the current base fee, so that the bid statistics reflect only other transactions. */
  baseFee(): number;
}

interface FundingRequest {
  address: string;
  /** Its transaction failed because of another request; it is retried in its own. */
  alone: boolean;
  resolve(found: Found): void;
  reject(error: unknown): void;
}

interface Giver {
  keypair: Keypair;
  busy: boolean;
}

/**
 * Gives lumens away. The root account funds some friendbot accounts at the first call, and these give: each ledger
 * takes one transaction of each, and each transaction holds many gifts, so that many are served at once.
 */
export class Friendbot {
  readonly #parts: FriendbotParts;
  readonly #root: Giver;
  readonly #minions: Giver[];
  readonly #requests: FundingRequest[] = [];
  readonly #open = new Map<string, Promise<Found>>();
  #gathering: NodeJS.Timeout | undefined;

  constructor(parts: FriendbotParts) {
    this.#parts = parts;
    this.#root = { keypair: Keypair.master(parts.passphrase), busy: false };
    this.#minions = Array.from({ length: MINIONS }, (_none, number) => {
      const seed = createHash('sha256').update(`${parts.passphrase} friendbot ${number}`).digest();
      return { keypair: Keypair.fromRawEd25519Seed(seed), busy: false };
    });
  }

  /**
   * Creates the account, or adds to one that has less than the gift.
   * @throws Problem 400 when it has as much already
   */
  async fund(address: string): Promise<Found> {
    for (let open = this.#open.get(address); open !== undefined; open = this.#open.get(address)) {
      await open.catch(() => undefined);
    }
    this.#refuseWealthy(address);
    const given = new Promise<Found>((resolve, reject) => {
      this.#requests.push({ address, alone: false, resolve, reject });
    }).finally(() => this.#open.delete(address));
    this.#open.set(address, given);
    this.#gather();
    return given;
  }

  #refuseWealthy(address: string): void {
    const { engine } = this.#parts;
    if ((engine.account(address)?.balance ?? 0n) < GIFT) return;
    throw refusal('account already funded to starting balance');
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#give();
    }, GATHER_MS);
  }

  /** Submits what can be submitted now; the rest waits for the next free account. */
  #give(): void {
    const missing = this.#minions.filter(({ keypair }) => !this.#exists(keypair));
    const givers = missing.length > 0 ? [this.#root] : this.#minions;
    for (const giver of givers) {
      if (giver.busy || this.#requests.length === 0) continue;
      const room = MAX_OPERATIONS - missing.length;
      const alone = this.#requests[0]?.alone ?? false;
      void this.#send(giver, missing, this.#requests.splice(0, alone ? 1 : room));
    }
  }

  #exists(keypair: Keypair): boolean {
    return this.#parts.engine.account(keypair.publicKey()) !== null;
  }

  async #send(giver: Giver, missing: Giver[], requests: FundingRequest[]): Promise<void> {
    giver.busy = true;
    try {
      const raw = this.#envelope(giver, missing, requests);
      const { submissions } = this.#parts;
      const found = await submissions.follow(raw, submissions.offer(raw), undefined, MAX_TIMEOUT_MS);
      for (const { resolve } of requests) resolve(found);
    } catch (error) {
      this.#failed(requests, error);
    } finally {
      giver.busy = false;
      this.#give();
    }
  }

  #envelope({ keypair }: Giver, missing: Giver[], requests: FundingRequest[]): string {
    const { engine, passphrase, baseFee } = this.#parts;
    const sequence = engine.account(keypair.publicKey())?.sequence ?? 0n;
    const builder = new TransactionBuilder(new Account(keypair.publicKey(), String(sequence)), {
      fee: String(baseFee()),
      networkPassphrase: passphrase,
    }).setTimeout(0);
    for (const { keypair: minion } of missing) {
      const operation = { destination: minion.publicKey(), startingBalance: lumens(PURSE) };
      builder.addOperation(Operation.createAccount(operation));
    }
    for (const { address } of requests) builder.addOperation(this.#gift(address));
    const transaction = builder.build();
    transaction.sign(keypair);
    return transaction.toEnvelope().toXDR('base64');
  }

  #gift(address: string): ReturnType<typeof Operation.payment> {
    const amount = lumens(GIFT);
    if (this.#parts.engine.account(address) === null) {
      return Operation.createAccount({ destination: address, startingBalance: amount });
    }
    return Operation.payment({ destination: address, asset: Asset.native(), amount });
  }

  /** One bad request fails the transaction for all: each is retried alone, and only the bad one is refused. */
  #failed(requests: FundingRequest[], error: unknown): void {
    if (requests.length > 1 && error instanceof Problem && error.slug === 'transaction_failed') {
      this.#requests.unshift(...requests.map((request) => ({ ...request, alone: true })));
      return;
    }
    const failed = error instanceof Problem && error.slug === 'transaction_failed' ? error : undefined;
    const reason = `createAccountAlreadyExist (${String(failed?.extras?.result_xdr)})`;
    for (const { reject } of requests) reject(failed === undefined ? error : refusal(reason));
  }
}

const refusal = (detail: string): Problem =>
  new Problem('bad_request', 400, 'Bad Request', detail, undefined, 'friendbot-errors');
