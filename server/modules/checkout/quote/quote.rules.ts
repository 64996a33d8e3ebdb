import {
  type Amount,
  amountOf,
  convert,
  formatAmount,
  hasRate,
  multiply,
  type PaymentCurrency,
  type Rate,
  type RateTable,
  rateBetween,
  splitAmount,
  sum,
  type TicketCurrency,
} from '../../../lib/money/index.ts';

/** A number of tickets of a tier. */
export interface QuotedLine {
  readonly tier: string;
  readonly quantity: number;
  /** The price of one ticket. */
  readonly unit: Amount<TicketCurrency>;
}

/** The price of tickets at one time, in every currency that their payment needs. */
export interface Quote {
  readonly eventId: string;
  /** Each tier once. */
  readonly lines: readonly QuotedLine[];
  /** The total of all tickets; in XLM when they are sold in several currencies. */
  readonly price: Amount<TicketCurrency>;
  /** The amount that the buyer confirms. */
  readonly payment: Amount<PaymentCurrency>;
  /** The amount that moves on the ledger; null for play money. */
  readonly charge: Amount<'XLM'> | null;
  /** The part of each line in the charge, in stroops and in their order: they add up exactly. null for play money. */
  readonly shares: readonly bigint[] | null;
  /** Converts the price to the charge, or to the payment for play money. */
  readonly rate: Rate;
}

/**
 * Multiplies and adds first and converts once per currency, and rounds up to a unit of 10^-7: a buyer's amount and the
 * charge are each made from the prices, never from one another.
 * @throws MoneyRefused RANGE for sums that no ledger holds, and RATE for currencies without a rate
 */
export function quoteOf(
  wanted: Pick<Quote, 'eventId' | 'lines'>,
  currency: PaymentCurrency,
  table: RateTable,
): Quote {
  const sums = sumsOf(wanted.lines);
  const { price, payment } = collectedOf(wanted.lines, currency, table);
  const charge = currency === 'MOCK' ? null : together(sums, 'XLM', table);
  return {
    ...wanted,
    price,
    payment,
    charge,
    shares: charge && sharesOf(charge, wanted.lines, table),
    rate: rateOf(price, currency === 'MOCK' ? 'MOCK' : 'XLM', table),
  };
}

/** Free tickets are not converted, so they need no rate. */
function rateOf(price: Amount<TicketCurrency>, to: 'MOCK' | 'XLM', table: RateTable): Rate {
  const isConverted = price.units > 0n || hasRate(price.currency, to, table);
  return rateBetween(isConverted ? price.currency : to, to, table);
}

/**
 * Adds up the prices and converts them to one currency, as `quoteOf` does, without a charge on the ledger.
 * @throws as `quoteOf`
 */
export function collectedOf<C extends PaymentCurrency>(
  lines: readonly QuotedLine[],
  currency: C,
  table: RateTable,
): { price: Amount<TicketCurrency>; payment: Amount<C> } {
  const sums = sumsOf(lines);
  const [only] = sums;
  const price = only && sums.length === 1 ? only : together(sums, 'XLM', table);
  return { price, payment: together(sums, currency, table) };
}

/** The total of the lines, one sum per currency. */
function sumsOf(lines: readonly QuotedLine[]): Amount<TicketCurrency>[] {
  const currencies = new Set(lines.map(({ unit }) => unit.currency));
  return [...currencies].map((currency) =>
    sum(
      currency,
      lines
        .filter(({ unit }) => unit.currency === currency)
        .map(({ unit, quantity }) => multiply(unit, quantity)),
    ),
  );
}

function together<C extends PaymentCurrency>(
  sums: readonly Amount<TicketCurrency>[],
  currency: C,
  table: RateTable,
): Amount<C> {
  const converted = sums.map((part) => convert(part, currency, 'ceil', table));
  return amountOf(
    currency,
    converted.reduce((units, part) => units + part.units, 0n),
  );
}

function sharesOf(charge: Amount<'XLM'>, lines: readonly QuotedLine[], table: RateTable): bigint[] {
  if (lines.length === 1 || charge.units === 0n) return lines.map(() => charge.units);
  const weights = lines.map(
    ({ unit, quantity }) => convert(multiply(unit, quantity), 'XLM', 'ceil', table).units,
  );
  return splitAmount(charge, weights).map(({ units }) => units);
}

/** The amount that the buyer was shown, as their request states it. */
export interface Confirmed {
  paymentAmount: Amount<PaymentCurrency> | null;
  /** Units of one ticket's price. */
  price: bigint | null;
  currency: TicketCurrency | null;
}

/** Whether the buyer agreed to exactly this quote. Equal to the unit: not a stroop more, not one less. */
export function isConfirmed(quote: Quote, { paymentAmount, price, currency }: Confirmed): boolean {
  if (paymentAmount !== null && paymentAmount.units !== quote.payment.units) return false;
  if (currency !== null && currency !== quote.price.currency) return false;
  if (price === null) return true;
  const [line, ...others] = quote.lines;
  return others.length === 0 && price === line?.unit.units;
}

/** The balance of a wallet on the ledger. null: it is not on the ledger. */
export type WalletState = { balance: bigint; reserve: bigint } | null;

type Shortage = 'no_wallet' | 'not_funded' | 'insufficient' | null;

/**
 * @param wallet undefined: the buyer has none
 * @param reserved stroops that other payments of the wallet are about to take, their fees included
 * @param fee stroops that the ledger may charge
 */
export function shortageOf(
  quote: Quote,
  wallet: WalletState | undefined,
  reserved: bigint,
  fee: bigint,
): Shortage {
  if (quote.charge === null || quote.charge.units === 0n) return null;
  if (wallet === undefined) return 'no_wallet';
  if (wallet === null) return 'not_funded';
  return spendableOf(wallet, reserved) < quote.charge.units + fee ? 'insufficient' : null;
}

/** Never negative: an account may be below its reserve. */
export function spendableOf({ balance, reserve }: NonNullable<WalletState>, reserved: bigint): bigint {
  const left = balance - reserve - reserved;
  return left > 0n ? left : 0n;
}

/** The notice beside the disabled button (specification 1, section 5). */
export function shortageNotice(shortage: Shortage, quote: Quote): string | null {
  if (shortage === 'no_wallet') return 'No wallet found. Please create a wallet first.';
  if (shortage === 'not_funded') return 'Wallet not funded';
  if (shortage === 'insufficient')
    return `Insufficient XLM balance (need ${formatAmount(quote.charge ?? amountOf('XLM', 0n))} XLM)`;
  return null;
}

interface PresentedLines {
  /** null for several. */
  tier: string | null;
  quantity: number;
  lines: { tier: string; quantity: number }[];
}

/** The tickets of a quote: their tier when there is one, the number in all, and each tier with its own. */
export function presentLines({ lines }: Quote): PresentedLines {
  const [only, ...others] = lines;
  return {
    tier: only && others.length === 0 ? only.tier : null,
    quantity: lines.reduce((total, { quantity }) => total + quantity, 0),
    lines: lines.map(({ tier, quantity }) => ({ tier, quantity })),
  };
}
