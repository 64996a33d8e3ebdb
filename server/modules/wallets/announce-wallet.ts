import type { Topics } from '../../platform/topics/topics.ts';
import type { WalletRecord } from './wallet.record.ts';

/** Publishes a wallet's change by its public key and by its owner, since subscribers may precede the wallet. */
export function announceWallet(topics: Topics, { publicKey, owner }: WalletRecord): void {
  topics.publish('wallet.changed', publicKey, { publicKey });
  topics.publish('wallet.changed', `${owner.kind}:${owner.id}`, { publicKey });
}
