import { randomBytes } from 'node:crypto';

export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1_000;

/** Source of the time; tests replace it. */
export class Clock {
  readonly now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.now = now;
  }

  /** The time after so many seconds. */
  in(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1_000);
  }

  /** The time so many seconds before. */
  ago(seconds: number): Date {
    return this.in(-seconds);
  }
}

export const systemClock = new Clock();

/** Source of identifiers and secrets. */
export interface Ids {
  /** A UUID of version 7: its first 48 bits are the time, so that indexes grow at their end. */
  uuid(): string;
  secret(bytes: number): Buffer;
}

const POOL_BYTES = 16 * 256;

/** @param clock time part of the identifiers */
export function randomIds(clock: Clock): Ids {
  let pool = Buffer.alloc(0);
  let used = 0;
  const take = (): Buffer => {
    if (used + 10 > pool.length) {
      pool = randomBytes(POOL_BYTES);
      used = 0;
    }
    used += 10;
    return pool.subarray(used - 10, used);
  };
  return {
    uuid: () => uuidV7(clock.now().getTime(), take()),
    secret: (bytes) => randomBytes(bytes),
  };
}

/** RFC 9562, section 5.7. @param random 10 bytes */
export function uuidV7(milliseconds: number, random: Buffer): string {
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  random.copy(bytes, 6);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
