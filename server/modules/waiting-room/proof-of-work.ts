import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../../platform/http/rate-limit.rules.ts';
import { WorkRefused } from './waiting-room.rules.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Seconds in which a challenge is to be solved. */
const LIFETIME_SECONDS = 600;
const WINDOW_MS = 60_000;
/** People who join from one network in a minute before the work gets harder. */
const USUAL = 60;
/** A carrier's network joins by thousands: their phones need seconds, never minutes. */
const HARDEST = 16;

/**
 * A proof of work on joining: it costs a phone a fraction of a second and a network of bots its processors. It is
 * checked here, without a third party. The more people join from a network, the harder it gets for that network.
 */
export class ProofOfWork {
  readonly #secret: string;
  /** Iterations of one attempt; 256 attempts are needed on average. 0: no work is asked for. */
  readonly #cost: number;
  readonly #joins = new LRUCache<string, number>({ max: 50_000, ttl: WINDOW_MS });

  constructor({ tokenKey, cost }: { tokenKey: Buffer; cost: number }) {
    this.#secret = createHmac('sha256', tokenKey).update('passa:proof-of-work:v1').digest('hex');
    this.#cost = cost;
  }

  /** @returns null when no work is asked for */
  async challenge(eventId: string, address: string): Promise<Challenge | null> {
    if (this.#cost === 0) return null;
    return createChallenge({
      algorithm: ALGORITHM,
      deriveKey,
      cost: this.#cost * this.#factor(address),
      // One byte: 256 attempts on average.
      keyPrefix: '00',
      expiresAt: Math.floor(Date.now() / 1_000) + LIFETIME_SECONDS,
      data: { event: eventId },
      hmacSignatureSecret: this.#secret,
    });
  }

  /**
   * Checks a solution, and counts the join against its network.
   * @returns the hash of the challenge, which may be used once; null when no work is asked for
   * @throws WorkRefused
   */
  async check(eventId: string, address: string, text: string | null): Promise<Buffer | null> {
    const key = networkOf(address);
    this.#joins.set(key, (this.#joins.get(key) ?? 0) + 1, { noUpdateTTL: true });
    if (this.#cost === 0) return null;
    const { challenge, solution } = payloadOf(text);
    if (challenge.parameters.data?.event !== eventId || challenge.parameters.algorithm !== ALGORITHM)
      throw new WorkRefused();
    const proof = { challenge, solution, deriveKey, hmacSignatureSecret: this.#secret };
    // The library throws for malformed values.
    const result = await verifySolution(proof).catch(() => undefined);
    if (!result?.verified) throw new WorkRefused();
    return createHmac('sha256', this.#secret).update(String(challenge.signature)).digest();
  }

  /** 1, then doubled with each doubling of the usual number of people. */
  #factor(address: string): number {
    const joins = this.#joins.get(networkOf(address)) ?? 0;
    return joins < USUAL ? 1 : Math.min(HARDEST, 2 ** Math.ceil(Math.log2(joins / USUAL + 0.001)));
  }
}

/** The network of an address: /24 of IPv4, /64 of IPv6. */
const networkOf = (address: string): string => addressKey(address).replace(/\.\d+$/, '');

/** Longest text of a solution. */
export const LONGEST_WORK = 2_000;

/** @throws WorkRefused unless the text is base64 of a solved challenge */
function payloadOf(text: string | null): Payload {
  if (!text || text.length > LONGEST_WORK) throw new WorkRefused();
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString()) as Payload;
    if (typeof payload.challenge?.parameters === 'object' && typeof payload.solution === 'object')
      return payload;
  } catch {
    // Refused below.
  }
  throw new WorkRefused();
}
