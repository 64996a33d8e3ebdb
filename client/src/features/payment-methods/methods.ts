import { bank } from './bank/bank.ts';
import { card } from './card/card.ts';
import { ledgerWallet } from './ledger-wallet/ledger-wallet.ts';
import { mobileMoney } from './mobile-money/mobile-money.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Every payment method, in display order. */
export const PAYMENT_METHODS: PaymentMethod[] = [ledgerWallet, mobileMoney, bank, card];
