import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
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
    description: 'Messages of the viewer, newest first: both mailboxes unless `box` is given.',
  })
  messages(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Arg('box', () => MessageBoxEnum, {
      nullable: true,
      description: 'Returns only messages in this mailbox.',
    })
    box: MessageBox | null,
    @Arg('unread', () => Boolean, { defaultValue: false, description: 'Returns only unread messages.' })
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
  @Query(() => Message, {
    nullable: true,
    description: 'Looks up a message that the viewer sent or received.',
  })
  message(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
  ): Promise<Message> {
    return findMessage(scope, id);
  }

  @Requires('VIEW_MESSAGES')
  @Query(() => Int, { description: 'Number of unread messages of the viewer.' })
  unreadMessages(@Ctx() scope: Scope): Promise<number> {
    return countUnread(scope);
  }

  @FieldResolver(() => Message, {
    nullable: true,
    description: 'Message that this one replies to. Null if it is not a reply.',
  })
  inReplyTo(
    @Ctx() scope: Scope,
    @Root() { inReplyTo: id }: Message,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Message | null> | Message | null {
    return id === null ? null : reference(info, { id }, () => messageSeen(scope, id));
  }

  @FieldResolver(() => [Message], {
    description: 'All messages of the conversation, oldest first, including this one.',
  })
  thread(@Root() message: Message, @Ctx() scope: Scope): Promise<Message[]> {
    return findThread(scope, message.threadId);
  }

  @Requires('SEND_MESSAGES')
  @Mutation('message', () => Message, { description: 'Sends a message to one person.' })
  sendMessage(
    @Ctx() scope: Scope,
    @InputFields(() => MessageInput) input: MessageInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Message> {
    return sendMessage(scope, input, idempotencyKey ?? null);
  }

  @Requires('VIEW_MESSAGES')
  @Mutation('message', () => Message, {
    description: 'Marks a received message as read. A message that the caller sent is returned unchanged.',
  })
  markMessageRead(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the message.' }) id: string,
  ): Promise<Message> {
    return markMessageRead(scope, id);
  }

  @Requires('VIEW_MESSAGES')
  @Subscription(() => MessageArrival, {
    description: 'Each message of the viewer, when it is received, sent or opened.',
    subscribe: ({ context }: Subscribing) => watchMessages(context),
  })
  messageArrived(@Root() arrival: MessageArrival): MessageArrival {
    return arrival;
  }
}

@Resolver()
export class ContactResolver {
  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Sends a message to the platform operators, who reply by email. Returns `true` once it is accepted.',
  })
  async sendContactMessage(
    @Ctx() scope: Scope,
    @InputFields(() => ContactInput) input: ContactInput,
  ): Promise<boolean> {
    await sendContactMessage(scope, input);
    return true;
  }
}
