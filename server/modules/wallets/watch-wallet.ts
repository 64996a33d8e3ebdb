import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../platform/scope.ts';
import { findWallet } from './find-wallet.ts';
import { walletOwner } from './wallet.policy.ts';
import type { WalletOwner } from './wallet.record.ts';
import type { Wallet } from './wallet.type.ts';

const BETWEEN_READS_MS = 200;
const KEPT_FOR_SLOW_WATCHERS = 5;
/** A payment is published before the order that it belongs to is booked; by so many closes, it is. */
const CLOSES_TO_LOOK_AGAIN = 3;

/** Yields the wallet after each change; also one that is created later. Each read has the subscriber's rights. */
export function watchWallet(scope: Scope, of: WalletOwner['kind']): AsyncIterableIterator<Wallet> {
  const owner = walletOwner(scope.actor, of, 'see');
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const wallet = await findWallet(scope, of);
    if (wallet) mailbox.push(wallet);
  });
  const { topics } = scope.services;
  let again = 0;
  const stops = [
    topics.listen('wallet.changed', `${owner.kind}:${owner.id}`, () => {
      again = CLOSES_TO_LOOK_AGAIN;
      coalescer.poke();
    }),
    topics.listen('ledger.closed', 'all', () => {
      if (again === 0) return;
      again -= 1;
      coalescer.poke();
    }),
  ];
  const mailbox = new Mailbox<Wallet>(KEPT_FOR_SLOW_WATCHERS, () => {
    for (const stop of stops) stop();
    coalescer.stop();
  });
  return mailbox;
}
