import { type Amount, formatFull } from '../../../lib/money/index.ts';

export interface PaymentRequest {
  destination: string;
  amount: Amount<'XLM'>;
  /** 64 hexadecimal digits. */
  memoHash: string;
  passphrase: string;
}

/**
 * Builds a payment link for wallets (SEP-7, `pay`). The memo of type hash goes as base64; the amount has all seven
 * decimals, since it must be met exactly.
 */
export function sep7Uri({ destination, amount, memoHash, passphrase }: PaymentRequest): string {
  const fields = [
    ['destination', destination],
    ['amount', formatFull(amount)],
    ['memo', Buffer.from(memoHash, 'hex').toString('base64')],
    ['memo_type', 'MEMO_HASH'],
    ['network_passphrase', passphrase],
  ] as const;
  return `web+stellar:pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
