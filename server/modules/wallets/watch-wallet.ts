import type { Scope } from '../../scope.ts';
import { Coalescer } from '../../topics/coalescer.ts';
import { Mailbox } from '../../topics/mailbox.ts';
import { findWallet } from './find-wallet.ts';
import { walletOwner } from './wallet.policy.ts';
import type { WalletOwner } from './wallet.record.ts';
import type { Wallet } from './wallet.type.ts';

const BETWEEN_READS_MS = 200;
const KEPT_FOR_SLOW_WATCHERS = 5;

/** The wallet each time that it changed; also one that is made later. Read anew, as whoever watches. */
export function watchWallet(scope: Scope, of: WalletOwner['kind']): AsyncIterableIterator<Wallet> {
  const owner = walletOwner(scope.actor, of, 'see');
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const wallet = await findWallet(scope, of);
    if (wallet) mailbox.push(wallet);
  });
  const stop = scope.parts.topics.listen('wallet.changed', `${owner.kind}:${owner.id}`, () =>
    coalescer.poke(),
  );
  const mailbox = new Mailbox<Wallet>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
