import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires, WholeOrganisation } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { Order } from '../orders/index.ts';
import { presentSettings } from './receipt.present.ts';
import { listFoundReceipts, receiptsOfOrder } from './receipt.queries.ts';
import { Receipt, ReceiptConnection, ReceiptSettings, ReceiptSettingsInput } from './receipt.schema.ts';
import { ownReceiptSettings, updateReceiptSettings } from './settings/update-receipt-settings.ts';

@Resolver(() => Order)
export class OrderReceiptsResolver {
  @FieldResolver(() => [Receipt], {
    description:
      'Receipts and credit notes of the order, oldest first: one receipt for each currency that was paid, and a credit note for each amount that was returned.',
  })
  receipts(@Ctx() scope: Scope, @Root() order: Order): Promise<Receipt[]> {
    return receiptsOfOrder(scope, order);
  }
}

@Resolver()
export class ReceiptResolver {
  @Open()
  @Query(() => ReceiptConnection, {
    description: 'Receipts of the orders that the email address of a pass made, newest first.',
  })
  foundReceipts(
    @Ctx() scope: Scope,
    @Arg('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ReceiptConnection> {
    return listFoundReceipts(scope, { pass, page: page.of(order) });
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => ReceiptSettings, {
    description: "What the viewer's issuer prints on receipts and credit notes.",
  })
  async receiptSettings(@Ctx() scope: Scope): Promise<ReceiptSettings> {
    return presentSettings(await ownReceiptSettings(scope));
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Mutation('receiptSettings', () => ReceiptSettings, {
    description:
      "Sets what the viewer's issuer prints on receipts and credit notes from now on. Those that were issued do not change.",
  })
  async updateReceiptSettings(
    @Ctx() scope: Scope,
    @InputFields(() => ReceiptSettingsInput) input: ReceiptSettingsInput,
  ): Promise<ReceiptSettings> {
    return presentSettings(await updateReceiptSettings(scope, input));
  }
}
