import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Ticket } from '../tickets/index.ts';
import { WalletMovement } from '../wallets/index.ts';
import { orderSeen } from './find-order.ts';
import { Order } from './order.type.ts';

@Resolver(() => Ticket)
export class TicketOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'By which it was bought. Its id is always answered; with more it is null for readers who may not see the order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: Ticket,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    return reference(info, { id: orderId }, () => orderSeen(scope, orderId));
  }
}

@Resolver(() => WalletMovement)
export class MovementOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'That it paid or refunded; null for another payment, and for readers who may not see the order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: WalletMovement,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    return orderId === null ? null : reference(info, { id: orderId }, () => orderSeen(scope, orderId));
  }
}
