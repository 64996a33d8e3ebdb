import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Scope } from '../../scope.ts';
import { Ticket } from '../tickets/index.ts';
import { WalletMovement } from '../wallets/index.ts';
import { orderSeen } from './find-order.ts';
import { Order } from './order.type.ts';

@Resolver(() => Ticket)
export class TicketOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description: 'By which it was bought; null for readers who may not see the order.',
  })
  order(@Ctx() scope: Scope, @Root() { record }: Ticket): Promise<Order | null> {
    return orderSeen(scope, record.order_id);
  }
}

@Resolver(() => WalletMovement)
export class MovementOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'That it paid or refunded; null for another payment, and for readers who may not see the order.',
  })
  order(@Ctx() scope: Scope, @Root() { orderId }: WalletMovement): Promise<Order | null> | null {
    return orderId === null ? null : orderSeen(scope, orderId);
  }
}
