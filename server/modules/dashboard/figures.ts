import { totalOf } from '../../lib/money/index.ts';
import type { SignedInActor } from '../../platform/access/actor.ts';
import { gather } from '../../platform/db/gather.ts';
import { type Money, presentMoney } from '../../platform/graphql/money.type.ts';
import type { Scope } from '../../platform/scope.ts';
import { findBalance } from '../wallets/index.ts';
import { readFigures } from './figure.reads.ts';
import { type FigureName, maySeeFigure, SUMS } from './figure.rules.ts';

export { type FigureName, SUMS } from './figure.rules.ts';

/** Batches the figures of one request. */
export class Figures {
  readonly #scope: Scope;
  readonly #actor: SignedInActor;
  readonly #read: (scope: Scope, name: FigureName) => Promise<number | Money[] | undefined>;

  constructor(scope: Scope, actor: SignedInActor) {
    this.#scope = scope;
    this.#actor = actor;
    this.#read = gather((_scope, names: FigureName[]) => this.#load(names));
  }

  async get(name: FigureName): Promise<number | Money[]> {
    const nothing = (SUMS as readonly FigureName[]).includes(name) ? [] : 0;
    if (!maySeeFigure(this.#actor, name)) return nothing;
    return (await this.#read(this.#scope, name)) ?? nothing;
  }

  /** Reads the ledger, because a cached balance could predate the reader's own payment. */
  balance(): Promise<Money | null> {
    return findBalance(this.#scope);
  }

  async #load(names: FigureName[]): Promise<Map<FigureName, number | Money[]>> {
    const record = await readFigures(this.#scope, this.#actor, names);
    return new Map(names.map((name) => [name, presentFigure(record[name] ?? 0)]));
  }
}

function presentFigure(value: number | { currency: string; units: string }[]): number | Money[] {
  if (typeof value === 'number') return value;
  return value.map((line) => presentMoney(totalOf(line.currency as Money['currency'], BigInt(line.units))));
}
