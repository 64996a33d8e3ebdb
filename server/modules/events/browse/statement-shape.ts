/** Collects the parameters and conditions of a statement, and derives its prepared name from them. */
export class Shape {
  readonly values: unknown[] = [];
  readonly conditions: string[] = [];
  name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** @param text with `?` for each value */
  add(mark: string, text: string, ...values: unknown[]): this {
    this.name += `-${mark}`;
    this.conditions.push(text.replaceAll('?', () => `$${this.values.push(values.shift())}`));
    return this;
  }

  get where(): string {
    return this.conditions.length > 0 ? `WHERE ${this.conditions.join(' AND ')}` : '';
  }
}
