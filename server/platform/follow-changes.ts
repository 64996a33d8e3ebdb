import { Coalescer, Mailbox } from './concurrency.ts';
import { Failure } from './failures.ts';

type Unsubscribe = () => void;

interface DeliveryOptions {
  /** Least time between the starts of two reads, in milliseconds. */
  coalesceMs: number;
  /** Most values queued for a slow subscriber; beyond it the oldest is dropped. 1: only the newest state counts. */
  capacity?: number;
}

/** Returned by a read that ends the subscription without an error, because the subscriber may read no more. */
export const ENDED = Symbol('ended');

export interface FollowOptions<T> extends DeliveryOptions {
  /** Subscribes to the topics that announce a change. It may call `changed` at once, which reads the current state. */
  listen(changed: () => void): Unsubscribe[];
  /** Reads with the subscriber's rights. A missing value is not delivered; a failure is retried after a second. */
  read(): Promise<T | null | undefined | typeof ENDED>;
}

/** Delivers what `read` returns after each change. */
export function followChanges<T>(options: FollowOptions<T>): Mailbox<T> {
  return deliver<T>(options, options.listen, async (mailbox) => {
    const value = await options.read();
    if (value === ENDED) await mailbox.return();
    else if (value != null) mailbox.push(value);
  });
}

/**
 * Like `followChanges`, with the current state first, so that a late subscriber gets the final state too.
 * @param first reads the current state; changes are listened to already, so that none is missed
 * @throws what `first` throws, after unsubscribing
 */
export async function followFromNow<T>(
  options: FollowOptions<T>,
  first: () => Promise<T | null>,
): Promise<Mailbox<T>> {
  const mailbox = followChanges(options);
  try {
    const now = await first();
    if (now !== null) mailbox.push(now);
  } catch (error) {
    await mailbox.return();
    throw error;
  }
  return mailbox;
}

interface ChangedOptions<Id> extends DeliveryOptions {
  /** Subscribes to the topics that announce that an object changed. */
  listen(changed: (id: Id) => void): Unsubscribe[];
}

/** Reads with the subscriber's rights: one object after the other, or all that changed by one statement. */
type ChangedReader<Id, T> =
  | { read(id: Id): Promise<T | null | undefined> }
  | { readAll(ids: Id[]): Promise<T[]> };

/** Delivers each object after it changed. Objects whose read failed are read again after a second. */
export function followChangedIds<T, Id = string>(
  options: ChangedOptions<Id> & ChangedReader<Id, T>,
): Mailbox<T> {
  const changed = new Set<Id>();
  const take = async <R>(ids: Id[], read: () => Promise<R>): Promise<R> => {
    // Removed before the read: a change during the read causes another one.
    for (const id of ids) changed.delete(id);
    try {
      return await read();
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  };
  const listen = (poke: () => void): Unsubscribe[] =>
    options.listen((id) => {
      changed.add(id);
      poke();
    });
  return deliver<T>(options, listen, async (mailbox) => {
    const ids = [...changed];
    if ('readAll' in options) {
      for (const value of await take(ids, () => options.readAll(ids))) mailbox.push(value);
      return;
    }
    for (const id of ids) {
      const value = await take([id], () => options.read(id));
      if (value != null) mailbox.push(value);
    }
  });
}

function deliver<T>(
  { coalesceMs, capacity = 1 }: DeliveryOptions,
  listen: (poke: () => void) => Unsubscribe[],
  read: (mailbox: Mailbox<T>) => Promise<void>,
): Mailbox<T> {
  const mailbox = new Mailbox<T>(capacity, () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    coalescer.stop();
  });
  const coalescer = new Coalescer(coalesceMs, () => read(mailbox));
  const unsubscribes = listen(() => coalescer.poke());
  return mailbox;
}

/** Skips what the subscriber may not see. @throws other failures, so that the read is retried */
export async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable') return undefined;
    throw error;
  }
}
