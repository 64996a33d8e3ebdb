import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Open } from '../../platform/graphql/access.ts';
import type { Scope } from '../../platform/scope.ts';
import { FormPurchasePayload } from './order.type.ts';
import { FormPurchaseInput } from './purchase.inputs.ts';
import { purchaseByForm } from './purchase-by-form.ts';

@Resolver()
export class PurchaseResolver {
  @Open()
  @Mutation(() => FormPurchasePayload, {
    description: 'Buys by the form of the public page; what is due is paid at the door.',
  })
  purchaseByForm(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: FormPurchaseInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<FormPurchasePayload> {
    return purchaseByForm(scope, input, idempotencyKey ?? null);
  }
}
