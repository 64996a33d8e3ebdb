import { tenancyOf } from '../../../platform/access/actor.ts';
import { type Page, type Paging, pageOf, sliceBy } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentMovement } from './movement.present.ts';
import {
  type OrderOfTransaction,
  readLastNetwork,
  readMovements,
  readOrdersOfTransactions,
} from './movement.reads.ts';
import type { MovementRecord } from './movement.record.ts';
import type { WalletMovement } from './movement.type.ts';

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
  const hashes = booked.map((row) => row.transaction_hash);
  const orders =
    networkId && hashes.length > 0
      ? await readOrdersOfTransactions(scope.db, networkId, publicKey, hashes)
      : [];
  const rows = booked.map((row) => explained(row, orders));
  return pageOf(
    rows,
    slice,
    (row) => [String(row.operation_id)],
    (row) => presentMovement(scope, row),
  );
}

async function followedNetwork(scope: Scope): Promise<string | undefined> {
  const { ledger, ledgerState } = scope.services;
  return ledgerState.standing.up ? ledger.networkId() : readLastNetwork(scope.db);
}

type Booked = Omit<MovementRecord, 'order_id' | 'event_name'>;

/** Adds the order to a movement: the ledger has payments alone, their purpose is in the orders. */
function explained(row: Booked, orders: OrderOfTransaction[]): MovementRecord {
  const order = orders.find((one) => one.transaction_hash === row.transaction_hash);
  if (!order) return { ...row, order_id: null, event_name: null };
  return { ...row, kind: kindOf(row, order), order_id: order.order_id, event_name: order.event_name };
}

function kindOf({ kind, units }: Booked, order: OrderOfTransaction): MovementRecord['kind'] {
  if (order.kind === 'payout') return kind;
  if (order.kind === 'refund') return 'refund';
  return units < 0n ? 'ticket_payment' : 'ticket_sale';
}
