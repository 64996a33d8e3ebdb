import { readPhoneNumber } from '../../../lib/phone/phone-number.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput, Failure, NotFound } from '../../../platform/failures.ts';
import { type PhoneChannel, storeNumber } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findOrder, type Order } from '../../orders/index.ts';
import { deleteOrderPhone, storeOrderPhone } from './order-phone.writes.ts';
import { textTickets } from './text-tickets.ts';

/** No provider of the platform sends by the channel. */
class ChannelUnavailable extends Failure {
  constructor() {
    super('CHANNEL_UNAVAILABLE', 'unavailable', 'Messages cannot be sent this way at the moment.');
  }
}

/** How a buyer proves an order; by the account where both are null. */
export interface BuyerProof {
  orderId: string;
  orderKey: string | null;
  pass: string | null;
}

/**
 * Sends the link to the tickets of an order to a phone, now or once there are tickets, and from then on messages about the
 * event. For the buyer alone. A number that has opted out gets none until its owner allows it.
 * @throws NotFound for other callers, BadInput for a number without its country code, ChannelUnavailable, RateLimited
 */
export async function setOrderPhone(
  scope: Scope,
  proof: BuyerProof,
  { phone, channel }: { phone: string; channel: PhoneChannel },
): Promise<Order> {
  const number = readPhoneNumber(phone);
  if (number === undefined)
    throw new BadInput([
      {
        field: 'phone',
        code: 'COUNTRY_CODE',
        message: 'Please give a phone number with its country code, such as +254 712 345 678.',
      },
    ]);
  if (!scope.services.phone.channels.includes(channel)) throw new ChannelUnavailable();
  const order = await ownOrder(scope, proof);
  await scope.services.limits.consume('order_phone', { address: scope.address, account: number });
  await inTransaction(
    scope,
    async (tx) => {
      await storeNumber(tx, number);
      await storeOrderPhone(tx, { orderId: order.id, number, channel });
      await tx.audit({
        action: 'order.phone_set',
        entityType: 'order',
        entityId: order.id,
        details: { channel },
      });
    },
    SYSTEM_TENANCY,
  );
  await textTickets(scope);
  return order;
}

/**
 * Ends messages about an order to its phone, at once.
 * @throws NotFound for callers who are not its buyer
 */
export async function removeOrderPhone(scope: Scope, proof: BuyerProof): Promise<Order> {
  const order = await ownOrder(scope, proof);
  await inTransaction(
    scope,
    async (tx) => {
      await deleteOrderPhone(tx, order.id);
      await tx.audit({ action: 'order.phone_remove', entityType: 'order', entityId: order.id });
    },
    SYSTEM_TENANCY,
  );
  return order;
}

/** Finds an order of the caller. Staff see orders, and choose nothing for their buyers. */
async function ownOrder(scope: Scope, { orderId, orderKey, pass }: BuyerProof): Promise<Order> {
  const order = await findOrder(scope, orderId, orderKey, pass);
  if (!order.viewerIsBuyer) throw new NotFound('order');
  return order;
}
