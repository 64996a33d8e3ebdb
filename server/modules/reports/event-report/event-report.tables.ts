import type { EventReport } from '../../../lib/documents/index.ts';
import { amountIn, type Language } from '../../../lib/language/language.ts';
import { type Currency, totalOf } from '../../../lib/money/index.ts';
import { EVENT_REPORT_WORDS } from './event-report.messages.ts';
import type { EventReportRecord } from './event-report.reads.ts';

type Table = EventReport['tables'][number];

/** Builds figures and tables of an event's report, in one language. */
export class EventReportTables {
  readonly #language: Language;
  readonly #record: EventReportRecord;
  readonly #count: Intl.NumberFormat;

  constructor(language: Language, record: EventReportRecord) {
    this.#language = language;
    this.#record = record;
    this.#count = new Intl.NumberFormat(this.#words.locale);
  }

  get #words() {
    return EVENT_REPORT_WORDS[this.#language];
  }

  figures(): EventReport['figures'] {
    const { tiers, left, money } = this.#record;
    const { figures: words } = this.#words;
    const sum = (key: 'capacity' | 'sold' | 'entered' | 'free' | 'revoked' | 'playMoney'): string =>
      this.#figure(tiers.reduce((total, tier) => total + tier[key], 0));
    const all = (key: 'revenue' | 'due'): string =>
      money.map(({ currency, [key]: units }) => this.#amount(currency, units)).join(' · ') || '—';
    return [
      { label: words.generated, value: sum('capacity') },
      { label: words.sold, value: sum('sold') },
      { label: words.left, value: this.#figure(left) },
      { label: words.entered, value: sum('entered') },
      { label: words.revenue, value: all('revenue') },
      { label: words.due, value: all('due') },
      { label: words.free, value: sum('free') },
      { label: words.revoked, value: sum('revoked') },
      { label: words.playMoney, value: sum('playMoney') },
    ];
  }

  all(): readonly Table[] {
    return [this.#tiers(), this.#dues(), this.#gates(), this.#incidents(), this.#money(), this.#orders()];
  }

  #tiers(): Table {
    const { tiers, revenue } = this.#record;
    const { title, columns, none } = this.#words.tiers;
    const earned = (name: string): string =>
      revenue
        .filter(({ tier }) => tier === name)
        .map(({ currency, units }) => this.#amount(currency, units))
        .join(' · ') || '—';
    const { tier, price, generated, sold, left, entered, revenue: earnings } = columns;
    return {
      title,
      columns: [tier, price, generated, sold, left, entered, earnings],
      rows: tiers.map((one) => [
        one.name,
        this.#amount(one.currency, one.price),
        ...[one.capacity, one.sold, one.left, one.entered].map((value) => this.#figure(value)),
        earned(one.name),
      ]),
      none,
    };
  }

  #dues(): Table {
    const { title, columns, none } = this.#words.dues;
    const owing = this.#record.tiers.filter(({ due, collected, waived }) =>
      [due, collected, waived].some((units) => units !== '0'),
    );
    return {
      title,
      columns: [columns.tier, columns.due, columns.collected, columns.waived],
      rows: owing.map(({ name, currency, due, collected, waived }) => [
        name,
        ...[due, collected, waived].map((units) => this.#amount(currency, units)),
      ]),
      none,
    };
  }

  #gates(): Table {
    const { title, columns, unnamed, none } = this.#words.gates;
    return {
      title,
      columns: [columns.gate, columns.entries],
      rows: this.#record.gates.map(({ name, entries }) => [name ?? unnamed, this.#figure(entries)]),
      none,
    };
  }

  #incidents(): Table {
    const { title, columns, none, ...words } = this.#words.incidents;
    const { incidents } = this.#record;
    const kinds = (['twice', 'void', 'unpaid'] as const).filter((kind) => incidents[kind] > 0);
    return {
      title,
      columns: [columns.incident, columns.tickets],
      rows: kinds.map((kind) => [words[kind], this.#figure(incidents[kind])]),
      none,
    };
  }

  #money(): Table {
    const { title, columns, none } = this.#words.money;
    return {
      title,
      columns: [columns.currency, columns.revenue, columns.collected, columns.due, columns.back],
      rows: this.#record.money.map(({ currency, revenue, collected, due, back }) => [
        currency,
        ...[revenue, collected, due, back].map((units) => this.#amount(currency, units)),
      ]),
      none,
    };
  }

  #orders(): Table {
    const { title, columns, statuses, none } = this.#words.orders;
    const worded: Readonly<Record<string, string>> = statuses;
    return {
      title,
      columns: [columns.status, columns.orders],
      rows: this.#record.orders.map(({ status, count }) => [worded[status] ?? status, this.#figure(count)]),
      none,
    };
  }

  /** Replaces the narrow no-break space of French thousands, which the document fonts lack. */
  #figure(value: number): string {
    return this.#count.format(value).replaceAll('\u202f', '\u00a0');
  }

  #amount(currency: Currency, units: string): string {
    return amountIn(this.#language, totalOf(currency, BigInt(units)));
  }
}
