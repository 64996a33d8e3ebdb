import { publicKeyBytes } from '../../ledger/stellar/strkey.ts';
import { type Actor, can, isLimited, signedIn } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { Failure, Forbidden, LimitedToEvents } from '../../platform/failures.ts';
import type { WalletOwner } from './wallet.record.ts';

export class NoWallet extends Failure {
  constructor(message = 'No wallet found. Please create a wallet first.') {
    super('NO_WALLET', 'bad_input', message);
  }
}

/** For the wallet's own page, which has a button to create one. */
export class NoWalletHere extends NoWallet {
  constructor() {
    super('No wallet found. Please create a new wallet first.');
  }
}

/**
 * Resolves the owner of a wallet and authorizes the actor. One's own is seen, created, funded and exported with
 * VIEW_WALLET; the issuer's is seen with it and everything else needs MANAGE_WALLET.
 * @throws Unauthenticated, Forbidden, LimitedToEvents
 */
export function walletOwner(actor: Actor, of: WalletOwner['kind'], request: 'see' | 'manage'): WalletOwner {
  const person = signedIn(actor);
  if (of === 'user') return allowed(actor, 'VIEW_WALLET', { kind: 'user', id: person.userId });
  // System roles see every issuer's rows but belong to none: they own none of the wallets.
  if (person.issuerId === null) throw new Forbidden('Your account belongs to no organiser.');
  if (isLimited(actor)) throw new LimitedToEvents();
  const needed = request === 'see' ? 'VIEW_WALLET' : 'MANAGE_WALLET';
  return allowed(actor, needed, { kind: 'issuer', id: person.issuerId });
}

function allowed(actor: Actor, permission: Permission, owner: WalletOwner): WalletOwner {
  if (!can(actor, permission)) throw new Forbidden();
  return owner;
}

/** Whether a text is a public key of the ledger, `G...`, with its checksum. */
export const isPublicKey = (text: string): boolean => publicKeyBytes(text) !== undefined;
