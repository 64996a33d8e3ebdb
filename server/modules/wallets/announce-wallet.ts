import type { Topics } from '../../platform/topics/topics.ts';
import type { WalletRecord } from './wallet.record.ts';

/** Tells whoever watches the wallet, by its public key or by its owner, who may have watched before there was one. */
export function announceWallet(topics: Topics, { publicKey, owner }: WalletRecord): void {
  topics.publish('wallet.changed', publicKey, { publicKey });
  topics.publish('wallet.changed', `${owner.kind}:${owner.id}`, { publicKey });
}
