import type { MigrationInterface, QueryRunner } from 'typeorm';

const SPECIFIED = `'USD', 'XLM', 'KES'`;
const PROVIDERS = `'UGX', 'TZS', 'RWF', 'EUR'`;

/** Constraints that list the currencies of prices: table, name, column. */
const PRICES = [
  ['tiers', 'tiers_currency', 'currency'],
  ['payments', 'payments_price_currency', 'price_currency'],
  ['payment_lines', 'payment_lines_currency', 'currency'],
  ['selling_codes', 'selling_codes_currency', 'currency'],
] as const;

/** As `PRICES`, for currencies of payments, which may be play money. */
const PAYMENTS = [
  ['payments', 'payments_currency', 'payment_currency'],
  ['exchange_rates', 'exchange_rates_from', 'from_currency'],
  ['exchange_rates', 'exchange_rates_to', 'to_currency'],
] as const;

/** Prices and discounts that are entered: table, name, column of the amount. */
const ENTERED = [
  ['tiers', 'tiers_decimals', 'price_units'],
  ['selling_codes', 'selling_codes_decimals', 'units_off'],
] as const;

/** Tickets can be priced in UGX, TZS, RWF and EUR, with no more decimals than these currencies have. */
export class SellInProviderCurrencies1710000011330 implements MigrationInterface {
  name = 'SellInProviderCurrencies1710000011330';

  async up(q: QueryRunner): Promise<void> {
    await listCurrencies(q, `${SPECIFIED}, ${PROVIDERS}`);
    for (const [table, name, column] of ENTERED) {
      await q.query(`
        ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (CASE
          WHEN currency IN ('UGX', 'TZS', 'RWF') THEN ${column} % 10000000 = 0
          WHEN currency = 'EUR' THEN ${column} % 100000 = 0
          ELSE true END)`);
    }
  }

  /** Fails once there is a price, a code, a payment or an exchange rate in one of the currencies. */
  async down(q: QueryRunner): Promise<void> {
    for (const [table, name] of ENTERED) await q.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    await listCurrencies(q, SPECIFIED);
  }
}

async function listCurrencies(q: QueryRunner, currencies: string): Promise<void> {
  const lists = [
    ...PRICES.map((one) => [...one, currencies] as const),
    ...PAYMENTS.map((one) => [...one, `${currencies}, 'MOCK'`] as const),
  ];
  for (const [table, name, column, list] of lists) {
    await q.query(
      `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (${column} IN (${list}))`,
    );
  }
}
