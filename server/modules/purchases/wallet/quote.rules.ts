import {
  type Amount,
  amountOf,
  convert,
  formatAmount,
  multiply,
  PAYMENT_CURRENCIES,
  type Rate,
  type RateTable,
  rateBetween,
} from '../../../money/index.ts';

export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number];
export type TicketCurrency = Exclude<PaymentCurrency, 'MOCK'>;

/** What tickets cost at one moment, in every currency that matters to their payment. */
export interface Quote {
  readonly eventId: string;
  readonly tier: string;
  readonly quantity: number;
  /** Of one ticket. */
  readonly unit: Amount<TicketCurrency>;
  /** Of all tickets. */
  readonly price: Amount<TicketCurrency>;
  /** What the buyer confirms. */
  readonly payment: Amount<PaymentCurrency>;
  /** What the ledger moves; null for play money. */
  readonly charge: Amount<'XLM'> | null;
  /** From the price to the charge, or to the payment for play money. */
  readonly rate: Rate;
}

export interface Quoted {
  eventId: string;
  tier: string;
  quantity: number;
  unit: Amount<TicketCurrency>;
}

/**
 * Multiplies first and converts once, and what does not come out even is rounded up to a unit of 10^-7: a buyer's
 * amount and the charge are each made from the price, never from one another.
 * @throws MoneyRefused RANGE for sums that no ledger holds
 */
export function quoteOf(wanted: Quoted, currency: PaymentCurrency, table: RateTable): Quote {
  const price = multiply(wanted.unit, wanted.quantity);
  const payment = convert(price, currency, 'ceil', table);
  return {
    ...wanted,
    price,
    payment,
    charge: currency === 'MOCK' ? null : convert(price, 'XLM', 'ceil', table),
    rate: rateBetween(price.currency, currency === 'MOCK' ? 'MOCK' : 'XLM', table),
  };
}

/** What a buyer says that he was shown. */
export interface Confirmed {
  paymentAmount: Amount<PaymentCurrency> | null;
  /** Units of one ticket's price. */
  price: bigint | null;
  currency: TicketCurrency | null;
}

/** Whether the buyer agreed to just this. Equal to the unit: not a stroop more, not one less. */
export function isConfirmed(quote: Quote, { paymentAmount, price, currency }: Confirmed): boolean {
  if (paymentAmount !== null && paymentAmount.units !== quote.payment.units) return false;
  if (currency !== null && currency !== quote.price.currency) return false;
  return price === null || price === quote.unit.units;
}

/** What a wallet has, as the ledger says. null: it is not on the ledger. */
export type WalletState = { balance: bigint; reserve: bigint } | null;

export type Shortage = 'no_wallet' | 'not_funded' | 'insufficient' | null;

/**
 * @param wallet undefined: the buyer has none
 * @param reserved stroops that other payments of the wallet are about to take, their fees included
 * @param fee stroops that the ledger may ask for
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
