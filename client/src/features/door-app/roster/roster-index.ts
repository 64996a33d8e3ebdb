import type { KnownGuest, RosterGuest, RosterPage, RosterUse } from './roster-guest.ts';

/** Letters that Unicode does not decompose into one of the Latin alphabet and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'ng', ŧ: 't' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ɛ: 'e', ɔ: 'o' },
};

/** Returns a name in small letters without marks, its words separated by one space. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđðþßæœıħŋŧɓɗƙɛɔ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’ʼ`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Digits and capitals of a number as it is written: without I, L, O, S and U, which are read as their look-alikes. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', U: 'V' };

const plainNumber = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILOSU]/g, (letter) => LOOK_ALIKES[letter] ?? letter);

/** Shorter parts of a number or ID would find almost every guest. */
const LEAST_DIGITS = 3;
const NUMBER = /^[0-9A-Z]{3,8}$/;
const HEX = /^[0-9a-f]{6,32}$/;

interface Entry {
  guest: RosterGuest;
  /** With a space before each word. */
  name: string;
  /** The ticket's ID without dashes. */
  id: string;
}

export interface Matches {
  /** The best ones. */
  guests: KnownGuest[];
  /** Number of all. */
  total: number;
}

/** The roster in memory, decrypted once. */
export class RosterIndex {
  readonly #pages = new Map<number, RosterPage>();
  readonly #uses = new Map<string, RosterUse>();
  readonly #byTicket = new Map<string, RosterGuest>();
  /** null after a change, until the next search. */
  #entries: Entry[] | null = null;

  get size(): number {
    return this.#byTicket.size;
  }

  get pages(): ReadonlyMap<number, RosterPage> {
    return this.#pages;
  }

  get uses(): ReadonlyMap<string, RosterUse> {
    return this.#uses;
  }

  guest(ticketId: string): RosterGuest | null {
    return this.#byTicket.get(ticketId) ?? null;
  }

  entriesOf(ticketId: string): RosterUse | null {
    return this.#uses.get(ticketId) ?? null;
  }

  setPage(page: RosterPage): void {
    for (const { ticketId } of this.#pages.get(page.number)?.guests ?? []) this.#byTicket.delete(ticketId);
    if (page.guests.length === 0) this.#pages.delete(page.number);
    else this.#pages.set(page.number, page);
    for (const guest of page.guests) this.#byTicket.set(guest.ticketId, guest);
    this.#entries = null;
  }

  setUse(ticketId: string, use: RosterUse): void {
    if (use.entries === 0) this.#uses.delete(ticketId);
    else this.#uses.set(ticketId, use);
  }

  /**
   * Finds guests by parts of their names, in any order, or by a part of the ticket's or order's number, or the beginning of
   * the ticket's ID. Names that begin with what was typed come first.
   * @param max most matches to return
   */
  find(text: string, max: number): Matches {
    const terms = plainName(text).split(' ').filter(Boolean);
    if (terms.length === 0) return { guests: [], total: 0 };
    const number = plainNumber(text);
    const digits = number.length >= LEAST_DIGITS && NUMBER.test(number) ? number : null;
    const hex = text.toLowerCase().replaceAll(/[\s-]/g, '');
    const id = HEX.test(hex) ? hex : null;
    const ranked: RosterGuest[][] = [[], [], []];
    for (const entry of this.#list()) {
      const rank = rankOf(entry, { terms, digits, id });
      if (rank !== null) ranked[rank]?.push(entry.guest);
    }
    const found = ranked.flat();
    const guests = found.slice(0, max).map((guest) => ({ ...guest, use: this.entriesOf(guest.ticketId) }));
    return { guests, total: found.length };
  }

  #list(): Entry[] {
    this.#entries ??= [...this.#byTicket.values()].map((guest) => ({
      guest,
      name: guest.holder === null ? '' : ` ${plainName(guest.holder)}`,
      id: guest.ticketId.replaceAll('-', ''),
    }));
    return this.#entries;
  }

  /** Prepares the first search. */
  warm(): void {
    this.#list();
  }
}

interface Wanted {
  terms: readonly string[];
  digits: string | null;
  id: string | null;
}

/** 0: the beginnings of words, or a whole number; 1: a part of a number; 2: parts of words; null: no match. */
function rankOf({ guest, name, id: ownId }: Entry, { terms, digits, id }: Wanted): 0 | 1 | 2 | null {
  if (digits !== null) {
    if (guest.number === digits || guest.orderNumber === digits) return 0;
    if (guest.number.includes(digits) || guest.orderNumber.includes(digits)) return 1;
  }
  if (id !== null && ownId.startsWith(id)) return 0;
  if (name === '' || !terms.every((term) => name.includes(term))) return null;
  return terms.every((term) => name.includes(` ${term}`)) ? 0 : 2;
}
