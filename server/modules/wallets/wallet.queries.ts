import { can, isLimited, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { followChanges } from '../../platform/follow-changes.ts';
import type { Money } from '../../platform/graphql/money.schema.ts';
import { type Page, type Paging, pageOf, sliceBy } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import type { KnownAccount } from './follower/follower.writes.ts';
import { lumens, presentMovement, presentWallet } from './wallet.present.ts';
import {
  type Booked,
  type MovementRecord,
  type OrderOfTransaction,
  readLastNetwork,
  readMovements,
  readOrdersOfTransactions,
  readWallet,
} from './wallet.reads.ts';
import type { WalletOwner, WalletRecord } from './wallet.record.ts';
import { NoWalletHere, walletOwner } from './wallet.rules.ts';
import type { Wallet, WalletMovement } from './wallet.schema.ts';

/** Finds the actor's own wallet or that of their issuer, with its current balance; null when there is none. */
export async function findWallet(scope: Scope, of: WalletOwner['kind']): Promise<Wallet | null> {
  const owner = walletOwner(scope.actor, of, 'see');
  const wallet = await readWallet(scope, owner);
  return wallet ? presentWallet(scope, wallet) : null;
}

/**
 * Finds a wallet that the actor may manage.
 * @throws Forbidden, NoWallet
 */
export async function ownWallet(scope: Scope, of: WalletOwner['kind']): Promise<WalletRecord> {
  const owner = walletOwner(scope.actor, of, 'manage');
  const wallet = await readWallet(scope, owner);
  if (!wallet) throw new NoWalletHere();
  return wallet;
}

/**
 * The current XLM balance of the wallet that the actor works with: that of their issuer, or their own. null when there
 * is none, or when the actor may not see it.
 */
export async function findBalance(scope: Scope): Promise<Money | null> {
  const actor = signedIn(scope.actor);
  if (!can(actor, 'VIEW_WALLET') || isLimited(actor)) return null;
  const owner = walletOwner(actor, actor.issuerId === null ? 'user' : 'issuer', 'see');
  const wallet = await readWallet(scope, owner);
  return wallet ? lumens((await scope.services.wallets.balance(wallet)).balance) : null;
}

const OPERATION_ID = /^[1-9]\d{0,18}$/;

/**
 * Lists the movements of a wallet that the actor may see, newest first.
 * @throws BadInput for an invalid page or cursor
 */
export async function listMovements(
  scope: Scope,
  publicKey: string,
  paging: Paging,
): Promise<Page<WalletMovement>> {
  const slice = sliceBy(paging, ([id]) =>
    typeof id === 'string' && OPERATION_ID.test(id) ? BigInt(id) : undefined,
  );
  const networkId = await followedNetwork(scope);
  const booked = networkId
    ? await readMovements(scope.db, tenancyOf(scope.actor), {
        networkId,
        publicKey,
        slice,
      })
    : [];
  const hashes = booked.map((row) => row.transactionHash);
  const orders =
    networkId && hashes.length > 0
      ? await readOrdersOfTransactions(scope.db, networkId, publicKey, hashes)
      : [];
  const rows = booked.map((row) => explained(row, orders));
  return pageOf(
    rows,
    slice,
    (row) => [String(row.operationId)],
    (row) => presentMovement(scope, row),
  );
}

async function followedNetwork(scope: Scope): Promise<string | undefined> {
  const { ledger, ledgerState } = scope.services;
  return ledgerState.standing.up ? ledger.networkId() : readLastNetwork(scope.db);
}

/** Adds the order to a movement: the ledger has payments alone, their purpose is in the orders. */
function explained(row: Booked, orders: OrderOfTransaction[]): MovementRecord {
  const order = orders.find((one) => one.transactionHash === row.transactionHash);
  if (!order) return { ...row, orderId: null, eventName: null };
  return { ...row, kind: kindOf(row, order), orderId: order.orderId, eventName: order.eventName };
}

function kindOf({ kind, units }: Booked, order: OrderOfTransaction): MovementRecord['kind'] {
  if (order.kind === 'payout') return kind;
  if (order.kind === 'refund') return 'refund';
  return units < 0n ? 'ticket_payment' : 'ticket_sale';
}

/** A payment is published before the order that it belongs to is booked; by so many closes, it is. */
const CLOSES_TO_LOOK_AGAIN = 3;

/** Yields the wallet after each change; also one that is created later. Each read has the subscriber's rights. */
export function watchWallet(scope: Scope, of: WalletOwner['kind']): AsyncIterableIterator<Wallet> {
  const owner = walletOwner(scope.actor, of, 'see');
  const { topics } = scope.services;
  let again = 0;
  return followChanges({
    coalesceMs: 200,
    capacity: 5,
    listen: (changed) => [
      topics.listen('wallet.changed', `${owner.kind}:${owner.id}`, () => {
        again = CLOSES_TO_LOOK_AGAIN;
        changed();
      }),
      topics.listen('ledger.closed', 'all', () => {
        if (again === 0) return;
        again -= 1;
        changed();
      }),
    ],
    read: () => findWallet(scope, of),
  });
}

/** Publishes a wallet's change by its public key and by its owner, since subscribers may precede the wallet. */
export function announceWallet(
  topics: Topics,
  { publicKey, owner }: Pick<KnownAccount, 'publicKey' | 'owner'>,
): void {
  topics.publish('wallet.changed', publicKey, { publicKey });
  if (owner) topics.publish('wallet.changed', `${owner.kind}:${owner.id}`, { publicKey });
}
