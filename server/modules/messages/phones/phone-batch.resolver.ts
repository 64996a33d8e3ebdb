import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { PhoneBatch, PhoneBatchConnection, PhoneBatchInput, PhoneBudget } from './phone-batch.schema.ts';
import { estimatePhoneBatch, findPhoneBudget, listPhoneBatches, sendPhoneBatch } from './phone-batches.ts';

@Resolver()
export class PhoneBatchResolver {
  @Requires('SEND_MESSAGES')
  @Query(() => PhoneBatchConnection, {
    description:
      'Messages to phones of the ticket holders of an event, newest first. For staff who may write to them.',
  })
  phoneBatches(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<PhoneBatchConnection> {
    return listPhoneBatches(scope, eventId, page.of(order));
  }

  @Requires('SEND_MESSAGES')
  @Query(() => PhoneBudget, {
    description:
      "Budget of the event's organisation for messages to phones. For staff who may write to its ticket holders.",
  })
  phoneBudget(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<PhoneBudget> {
    return findPhoneBudget(scope, eventId);
  }

  @Requires('SEND_MESSAGES')
  @Mutation('batch', () => PhoneBatch, {
    description:
      'Estimates the cost of a message to the phones of ticket holders who asked for messages. Nothing is sent. For staff who may write to the ticket holders.',
  })
  estimatePhoneBatch(@Ctx() scope: Scope, @InputFields() input: PhoneBatchInput): Promise<PhoneBatch> {
    return estimatePhoneBatch(scope, input);
  }

  @Requires('SEND_MESSAGES')
  @Mutation('batch', () => PhoneBatch, {
    description:
      'Sends an estimated message within 15 minutes, once. Refused if it would cost more than the estimate, or than is left of the budget.',
  })
  sendPhoneBatch(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the estimate.' }) id: string,
  ): Promise<PhoneBatch> {
    return sendPhoneBatch(scope, id);
  }
}
