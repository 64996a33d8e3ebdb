import { type DoorClock, ServiceRefused, ServiceUnavailable } from '../engine/door-ports.ts';
import { importRosterKey, openPart, type SealedPart, sealPart } from './roster-cipher.ts';
import {
  type GivenKey,
  type KnownGuest,
  ROSTER_PAGES,
  type RosterAnswer,
  type RosterPage,
  type RosterService,
  type RosterState,
  type RosterUse,
} from './roster-guest.ts';
import { type Matches, RosterIndex } from './roster-index.ts';

/** The key of the stored roster. Scripts can use it and never read it. */
export interface StoredKey {
  id: string;
  eventId: string;
  /** Whose session or device it belongs to. */
  holder: string;
  key: CryptoKey;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Storage of one roster, in two databases. */
export interface RosterVault {
  key(): Promise<StoredKey | null>;
  saveKey(key: StoredKey): Promise<void>;
  parts(): Promise<SealedPart[]>;
  saveParts(parts: readonly SealedPart[]): Promise<void>;
  /** Deletes key and parts. */
  wipe(): Promise<void>;
}

interface Dependencies {
  vault: RosterVault;
  service: RosterService;
  clock: DoorClock;
  /** The corrected time. */
  now: () => number;
  changed: (state: RosterState | null) => void;
}

/** The part beside the pages. */
interface Marks {
  asOf: string;
  uses: [ticketId: string, use: RosterUse][];
}

/** Arguments of a request for the roster. */
interface Asked {
  digests: string[] | null;
  since: string | null;
}

const WHOLE: Asked = { digests: null, since: null };

interface Held {
  key: StoredKey;
  index: RosterIndex;
  asOf: string | null;
}

const MARKS = 'marks';
/** A phone that may not search asks again after this time: its profile may have changed. */
const ASK_AGAIN_MS = 5 * 60_000;

const placeOf = ({ eventId, id }: StoredKey): string => `${eventId}\n${id}`;
const partOf = (page: number): string => `page/${page}`;

/**
 * The guests of the event, encrypted on this device and decrypted in memory. The key is the service's: what it no longer
 * gives, or what is older than its end, is deleted.
 */
export class RosterKeeper {
  readonly #dependencies: Dependencies;
  #held: Held | null = null;
  #syncing: Promise<void> | null = null;
  /** Changes with each wipe, so that a download under way stores nothing after it. */
  #generation = 0;
  #isClosed = false;
  #askAt = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Decrypts the stored roster of the event; deletes that of another event or person, and an unreadable one. */
  async open(eventId: string, holder: string): Promise<void> {
    const { vault, now } = this.#dependencies;
    if (this.#held?.key.eventId === eventId && this.#held.key.holder === holder) return;
    const generation = this.#generation;
    const key = await vault.key().catch(() => null);
    if (!key) return this.#show();
    if (key.eventId !== eventId || key.holder !== holder || key.endsAt <= now()) return this.wipe();
    try {
      const held = await decrypt(key, await vault.parts());
      if (generation === this.#generation) this.#held ??= held;
    } catch {
      return this.wipe();
    }
    this.#show();
  }

  /** Fetches what has changed. One run at a time; never rejects. The next sync retries a failure. */
  sync(eventId: string, holder: string): Promise<void> {
    this.#syncing ??= this.#sync(eventId, holder)
      .catch((error: unknown) => {
        if (!(error instanceof ServiceUnavailable)) console.error('The guests were not stored', error);
      })
      .finally(() => {
        this.#syncing = null;
      });
    return this.#syncing;
  }

  /** Deletes key and roster, here and in memory. */
  async wipe(): Promise<void> {
    this.#generation += 1;
    this.#held = null;
    await this.#dependencies.vault.wipe();
    this.#show();
  }

  /** Must be called every second: deletes what is older than its end. */
  tick(): void {
    if (this.#held && this.#held.key.endsAt <= this.#dependencies.now()) void this.wipe();
  }

  /** Deletes nothing; a download under way stores nothing more. */
  close(): void {
    this.#isClosed = true;
    this.#generation += 1;
    this.#held = null;
  }

  /** @returns null without a roster */
  find(text: string, max: number): Matches | null {
    return this.#held?.asOf ? this.#held.index.find(text, max) : null;
  }

  /** A guest with the entries of the ticket; null when the device does not know it. */
  guest(ticketId: string): KnownGuest | null {
    const guest = this.#held?.index.guest(ticketId);
    return guest ? { ...guest, use: this.#held?.index.entriesOf(ticketId) ?? null } : null;
  }

  async #sync(eventId: string, holder: string): Promise<void> {
    const { service, clock } = this.#dependencies;
    if (clock.steady() < this.#askAt) return;
    await this.open(eventId, holder);
    const generation = this.#generation;
    try {
      const given = await service.rosterKey(eventId);
      const held = await this.#take(given, eventId, holder, generation);
      if (held) await this.#download(held, generation);
    } catch (error) {
      if (!(error instanceof ServiceRefused)) throw error;
      this.#askAt = clock.steady() + ASK_AGAIN_MS;
      await this.wipe();
    }
  }

  /** Stores the key, and deletes what another one encrypted. @returns null when all was deleted meanwhile */
  async #take(
    { id, key: text, endsAt }: GivenKey,
    eventId: string,
    holder: string,
    generation: number,
  ): Promise<Held | null> {
    const { vault } = this.#dependencies;
    const known = this.#held;
    if (known && known.key.id === id) {
      if (known.key.endsAt !== endsAt) await vault.saveKey({ ...known.key, endsAt });
      known.key = { ...known.key, endsAt };
      return generation === this.#generation ? known : null;
    }
    await vault.wipe();
    const key = { id, eventId, holder, endsAt, key: await importRosterKey(text) };
    if (generation !== this.#generation) return null;
    await vault.saveKey(key);
    this.#held = { key, index: new RosterIndex(), asOf: null };
    return this.#held;
  }

  async #download(held: Held, generation: number): Promise<void> {
    const { vault } = this.#dependencies;
    const { key } = held;
    const isWiped = () => generation !== this.#generation;
    let asked: Asked = held.asOf === null ? WHOLE : { digests: digestsOf(held.index), since: held.asOf };
    let asOf: string | null = null;
    // A whole roster replaces the former one: entries that were undone, and guests who are gone, are not in it.
    let index = asked === WHOLE ? new RosterIndex() : held.index;
    for (let hasMore = true; hasMore; ) {
      const answer = await this.#fetch(held.key, index, asked);
      if (isWiped()) return;
      asOf ??= answer.asOf;
      await vault.saveParts(answer.sealed);
      hasMore = answer.hasMore;
      asked = answer.isOutdated ? WHOLE : { ...asked, digests: digestsWith(asked.digests, answer.pages) };
      if (answer.isOutdated) index = new RosterIndex();
    }
    const gone = [...held.index.pages.keys()].filter((number) => !index.pages.has(number));
    const emptied = gone.map((number) =>
      this.#setPage(key, index, { number, digest: '', guests: [], uses: [] }),
    );
    const marks: Marks = { asOf: asOf ?? '', uses: [...index.uses] };
    const sealed = await sealPart(key.key, placeOf(key), MARKS, marks);
    if (isWiped()) return;
    await vault.saveParts([...(await Promise.all(emptied)), sealed]);
    // The write may have made the databases again after a wipe.
    if (isWiped()) return this.#isClosed ? undefined : vault.wipe();
    index.warm();
    held.index = index;
    held.asOf = asOf;
    this.#show();
  }

  /** Fetches pages and entries into memory, and returns them encrypted. */
  async #fetch(key: StoredKey, index: RosterIndex, { digests, since }: Asked) {
    const answer = await this.#dependencies.service.roster(key.eventId, digests, since);
    const sealed = await Promise.all(answer.pages.map((page) => this.#setPage(key, index, page)));
    for (const [ticketId, use] of answer.uses) index.setUse(ticketId, use);
    return { ...answer, sealed, hasMore: answer.hasMore || answer.isOutdated };
  }

  async #setPage(
    key: StoredKey,
    index: RosterIndex,
    { uses, ...page }: RosterAnswer['pages'][number],
  ): Promise<SealedPart> {
    index.setPage(page);
    for (const [ticketId, use] of uses) index.setUse(ticketId, use);
    return sealPart(key.key, placeOf(key), partOf(page.number), page);
  }

  #show(): void {
    const held = this.#held;
    this.#dependencies.changed(
      held?.asOf
        ? {
            guests: held.index.size,
            asOf: Date.parse(held.asOf),
            hasNames: [...held.index.pages.values()].some(({ guests }) => guests[0]?.holder != null),
          }
        : null,
    );
  }
}

/** @throws when a part cannot be decrypted, or the last download was not completed */
async function decrypt(key: StoredKey, parts: readonly SealedPart[]): Promise<Held> {
  const index = new RosterIndex();
  let asOf: string | null = null;
  const opened = await Promise.all(
    parts.map(
      async (sealed) =>
        [sealed.part, await openPart<RosterPage | Marks>(key.key, placeOf(key), sealed)] as const,
    ),
  );
  for (const [part, value] of opened) {
    if (part === MARKS) {
      const marks = value as Marks;
      asOf = marks.asOf;
      for (const [ticketId, use] of marks.uses) index.setUse(ticketId, use);
    } else index.setPage(value as RosterPage);
  }
  index.warm();
  return { key, index, asOf };
}

function digestsOf({ pages }: RosterIndex): string[] {
  return Array.from({ length: ROSTER_PAGES }, (_, page) => pages.get(page)?.digest ?? '');
}

function digestsWith(digests: readonly string[] | null, pages: readonly RosterPage[]): string[] {
  const changed = digests ? [...digests] : Array.from({ length: ROSTER_PAGES }, () => '');
  for (const { number, digest } of pages) changed[number] = digest;
  return changed;
}
