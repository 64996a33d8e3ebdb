import { describe, expect, it } from 'vitest';
import {
  paymentNotice,
  type WalletQuote,
} from '../../../client/src/features/purchases/wallet/use-wallet-quote.ts';

const wallet = (funded: boolean) => ({
  __typename: 'Wallet' as const,
  id: 'w',
  funded,
  balance: { amount: funded ? '10000' : '0', currency: 'XLM' as const },
  spendable: { amount: funded ? '9999' : '0', currency: 'XLM' as const },
  fundable: true,
});

const quote = (currency: 'USD' | 'XLM' | 'KES' | 'MOCK', enough: boolean): WalletQuote => ({
  event: { id: 'e' },
  lines: [],
  quantity: 1,
  price: { amount: '50', currency: 'USD' },
  payment: { amount: currency === 'XLM' ? '20425.5' : '50', currency },
  charge: currency === 'MOCK' ? null : { amount: '20425.5', currency: 'XLM' },
  fee: { amount: '0.01', currency: 'XLM' },
  spendable: { amount: '9999', currency: 'XLM' },
  enough,
  refusal: null,
});

describe('what stands between a wallet and a purchase', () => {
  it.each([
    ['nothing, with enough', quote('XLM', true), wallet(true), null],
    ['too little XLM', quote('XLM', false), wallet(true), 'Insufficient XLM balance (need 20,425.50 XLM)'],
    ['an empty wallet, in XLM', quote('XLM', false), wallet(false), 'Wallet not funded'],
    [
      'too little for dollars',
      quote('USD', false),
      wallet(true),
      'Insufficient balance. Please fund your wallet first.',
    ],
    [
      'an empty wallet, in shillings',
      quote('KES', false),
      wallet(false),
      'Wallet not funded. Please fund your wallet first.',
    ],
    ['no wallet', quote('XLM', false), null, 'No wallet found. Please create a wallet first.'],
    ['nothing, for play money', quote('MOCK', true), null, null],
  ])('%s', (_name, asked, held, reported) => {
    expect(paymentNotice(asked, held)).toBe(reported);
  });
});
