import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { markMessageRead } from './mark-message-read.ts';
import { findMessage, findThread, listMessages, messageSeen, watchMessages } from './message.queries.ts';
import { countUnread, type MessageBox } from './message.reads.ts';
import {
  ContactInput,
  Message,
  MessageArrival,
  MessageBoxEnum,
  MessageConnection,
  MessageInput,
} from './message.schema.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendMessage } from './send-message.ts';

@Resolver(() => Message)
export class MessageResolver {
  @Requires('VIEW_MESSAGES')
  @Query(() => MessageConnection, {
    description: "The reader's own, newest first: both boxes unless one is named.",
  })
  messages(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Arg('search', () => String, { nullable: true, description: 'A part of what the list searches.' }) search:
      | string
      | null,
    @Arg('box', () => MessageBoxEnum, { nullable: true, description: 'Only one of the boxes.' })
    box: MessageBox | null,
    @Arg('unread', () => Boolean, { defaultValue: false, description: 'Only what was not opened yet.' })
    unread: boolean,
  ): Promise<MessageConnection> {
    return listMessages(scope, {
      page: page.of(order),
      search: search ?? null,
      box: box ?? null,
      unread,
    });
  }

  @Requires('VIEW_MESSAGES')
  @Lookup()
  @Query(() => Message, { nullable: true, description: 'A message that the reader sent or got.' })
  message(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Message> {
    return findMessage(scope, id);
  }

  @Requires('VIEW_MESSAGES')
  @Query(() => Int, { description: 'How many messages the reader has not opened.' })
  unreadMessages(@Ctx() scope: Scope): Promise<number> {
    return countUnread(scope);
  }

  @FieldResolver(() => Message, { nullable: true, description: 'The message that it answers.' })
  inReplyTo(
    @Ctx() scope: Scope,
    @Root() { inReplyTo: id }: Message,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Message | null> | Message | null {
    return id === null ? null : reference(info, { id }, () => messageSeen(scope, id));
  }

  @FieldResolver(() => [Message], {
    description: 'What was written to and fro, oldest first, this message among it.',
  })
  thread(@Root() message: Message, @Ctx() scope: Scope): Promise<Message[]> {
    return findThread(scope, message.threadId);
  }

  @Requires('SEND_MESSAGES')
  @Mutation(() => Message, { description: 'Sends a message to one person.' })
  sendMessage(
    @Ctx() scope: Scope,
    @Arg('input', () => MessageInput, { description: 'The input.' }) input: MessageInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Message> {
    return sendMessage(scope, input, idempotencyKey ?? null);
  }

  @Requires('VIEW_MESSAGES')
  @Mutation(() => Message, { description: 'By its recipient; one that the reader sent stays as it is.' })
  markMessageRead(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Message> {
    return markMessageRead(scope, id);
  }

  @Requires('VIEW_MESSAGES')
  @Subscription(() => MessageArrival, {
    description: "Each of the reader's messages when it came, was sent or was opened.",
    subscribe: ({ context }: Subscribing) => watchMessages(context),
  })
  messageArrived(@Root() arrival: MessageArrival): MessageArrival {
    return arrival;
  }
}

@Resolver()
export class ContactResolver {
  @Open()
  @Mutation(() => Boolean, {
    description: 'Writes to those who run the platform; they answer by mail. True once they have it.',
  })
  async sendContactMessage(
    @Ctx() scope: Scope,
    @Arg('input', () => ContactInput, { description: 'The input.' }) input: ContactInput,
  ): Promise<boolean> {
    await sendContactMessage(scope, input);
    return true;
  }
}
