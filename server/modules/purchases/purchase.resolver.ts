import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Open } from '../../graphql/access.ts';
import type { Scope } from '../../scope.ts';
import { Event, eventOfHolder, presentEvent } from '../events/index.ts';
import { FormPurchasePayload, Order } from './order.type.ts';
import { FormPurchaseInput } from './purchase.inputs.ts';
import { purchaseByForm } from './purchase-by-form.ts';

@Resolver(() => Order)
export class PurchaseResolver {
  @Open()
  @Mutation(() => FormPurchasePayload, {
    description: 'Buys by the form of the public page; what is due is paid at the door.',
  })
  purchaseByForm(
    @Ctx() scope: Scope,
    @Arg('input') input: FormPurchaseInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<FormPurchasePayload> {
    return purchaseByForm(scope, input, idempotencyKey ?? null);
  }

  @FieldResolver(() => Event)
  event(@Ctx() scope: Scope, @Root() order: Order): Promise<Event> | Event {
    return order.offered ? presentEvent(order.offered(), scope.actor) : eventOfHolder(scope, order.eventId);
  }
}
