import { createHash } from 'node:crypto';

/** PostgreSQL does not distinguish longer names of prepared statements. */
const MAX_NAME = 63;
const HASH_LENGTH = 12;

/** Collects the parameters and conditions of a statement, and derives its prepared name from them. */
export class Shape {
  readonly values: unknown[] = [];
  readonly conditions: string[] = [];
  #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** The name as marked; a hash replaces the end of a name that is too long. */
  get name(): string {
    if (this.#name.length <= MAX_NAME) return this.#name;
    const hash = createHash('sha256').update(this.#name).digest('hex').slice(0, HASH_LENGTH);
    return `${this.#name.slice(0, MAX_NAME - HASH_LENGTH - 1)}-${hash}`;
  }

  /** Notes in the name what changes the text of the statement. */
  mark(mark: string): void {
    this.#name += `-${mark}`;
  }

  /** @param text with `?` for each value */
  add(mark: string, text: string, ...values: unknown[]): this {
    this.mark(mark);
    this.conditions.push(text.replaceAll('?', () => `$${this.values.push(values.shift())}`));
    return this;
  }

  /** @param text without `?`; it may repeat parameters of conditions before it */
  addRaw(mark: string, text: string): this {
    this.mark(mark);
    this.conditions.push(text);
    return this;
  }

  get where(): string {
    return this.conditions.length > 0 ? `WHERE ${this.conditions.join(' AND ')}` : '';
  }
}
