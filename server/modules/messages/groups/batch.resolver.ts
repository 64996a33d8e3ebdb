import { Arg, Args, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { GroupMessageInput, MessageGroupInput } from '../message.schema.ts';
import { findBatch, listBatches, watchBatch } from './batch.queries.ts';
import { MessageBatch, MessageBatchConnection } from './batch.schema.ts';
import { countMessageRecipients } from './message-group.ts';
import { sendGroupMessage } from './send-group-message.ts';

@Resolver()
export class MessageBatchResolver {
  @Requires('SEND_MESSAGES')
  @Lookup()
  @Query(() => MessageBatch, {
    nullable: true,
    description: 'Looks up a group message that the viewer sent.',
  })
  messageBatch(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the group message.' }) id: string,
  ): Promise<MessageBatch> {
    return findBatch(scope, id);
  }

  @Requires('SEND_MESSAGES')
  @Query(() => MessageBatchConnection, {
    description: 'Group messages that the viewer sent, newest first.',
  })
  messageBatches(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'Returns only messages to ticket holders of this event.',
    })
    eventId: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<MessageBatchConnection> {
    return listBatches(scope, eventId ?? null, page.of(order));
  }

  @Requires('SEND_MESSAGES')
  @Query(() => Int, {
    description:
      'Number of people whom a message to a group would reach now, each once and without the viewer. For those who may write to the group.',
  })
  messageRecipients(
    @Ctx() scope: Scope,
    @Arg('group', () => MessageGroupInput, { description: 'Group of recipients.' })
    group: MessageGroupInput,
  ): Promise<number> {
    return countMessageRecipients(scope, group);
  }

  @Requires('SEND_MESSAGES')
  @Mutation('batch', () => MessageBatch, {
    description:
      'Sends a message to a group: to ticket holders by staff who run the event, to signatories by the issuer or any of them.',
  })
  sendGroupMessage(
    @Ctx() scope: Scope,
    @InputFields(() => GroupMessageInput)
    input: GroupMessageInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<MessageBatch> {
    return sendGroupMessage(scope, input, idempotencyKey ?? null);
  }

  @Requires('SEND_MESSAGES')
  @Subscription(() => MessageBatch, {
    subscribe: ({ context, args }: Subscribing<{ id: string }>) => watchBatch(context, args.id),
    description: 'Progress of a group message.',
  })
  messageBatchChanged(
    @Arg('id', () => ID, { description: 'ID of the group message.' }) _id: string,
    @Root() batch: MessageBatch,
  ): MessageBatch {
    return batch;
  }
}
