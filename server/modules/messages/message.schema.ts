import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ACCOUNT_LIMITS, MESSAGE_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { MessageAudience, MessageType } from '../../platform/vocabulary.ts';

export const MessageTypeEnum = registerEnum<MessageType>(
  'MessageType',
  'Kind of message. An alert also creates a notification.',
  {
    notice: 'Ordinary message.',
    alert: 'Message that also creates a notification.',
  },
);

export const MessageBoxEnum = registerEnum('MessageBox', 'Mailbox.', {
  inbox: 'Received messages.',
  sent: 'Sent messages.',
});

export const MessageAudienceEnum = registerEnum<MessageAudience>('MessageAudience', 'Group of recipients.', {
  event_holders: 'Ticket holders of an event.',
  contract_signatories: 'Signatories of a contract.',
  followers:
    'People who agreed to be written to about other events of the issuer. Only by email, each with a link to unsubscribe.',
});

@Carries('personal data')
@SeenWithObject('its sender and its recipient')
@ObjectType({ implements: Node, simpleResolvers: true, description: 'Message from one person to another.' })
export class Message {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the first message of the conversation.' })
  threadId!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  inReplyTo!: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the sender. Null for a person without an account.' })
  senderId!: string | null;

  @Field(() => String, { description: 'Name of the sender.' })
  senderName!: string;

  @Field(() => String, { description: 'Email address of the sender.' })
  senderEmail!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the recipient. Null for a person without an account, and for the sender until the recipient has replied, so that messages do not reveal which addresses have accounts.',
  })
  recipientId!: string | null;

  @Field(() => String, { description: 'Name of the recipient.' })
  recipientName!: string;

  @Field(() => String, { description: 'Email address of the recipient.' })
  recipientEmail!: string;

  @Field(() => String, { description: 'Subject, up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Text of the message.' })
  body!: string;

  @Field(() => MessageTypeEnum, { description: 'Kind of message.' })
  type!: MessageType;

  @Field(() => Boolean, {
    description:
      'Whether the recipient has opened the message. `false` for the sender until the recipient has replied.',
  })
  isRead!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer sent the message.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'Whether the message was sent to a group.' })
  toGroup!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the message was sent.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class MessageConnection extends ConnectionOf(Message) {}

@ObjectType({ simpleResolvers: true, description: 'Message that was received, sent or opened.' })
export class MessageArrival {
  @Field(() => Message, { description: 'Message that was received, sent or opened.' })
  message!: Message;

  @Field(() => Int, { description: 'Current number of unread messages.' })
  unreadMessages!: number;
}

@InputType({ description: 'Message to one person.' })
export class MessageInput {
  @Field(() => String, {
    nullable: true,
    description: `Email address of the recipient. Optional in a reply, which goes to the other person of its thread. ${upTo(ACCOUNT_LIMITS.email)}`,
  })
  recipientEmail?: string | null;

  @Field(() => String, { description: `Subject. ${upTo(MESSAGE_LIMITS.subject)}` })
  subject!: string;

  @Field(() => String, { description: `Text of the message. ${upTo(MESSAGE_LIMITS.body)}` })
  body!: string;

  @Field(() => MessageTypeEnum, { defaultValue: 'notice', description: 'Kind of message.' })
  type!: MessageType;

  @Field(() => ID, { nullable: true, description: 'ID of the message to reply to.' })
  inReplyTo?: string | null;
}

@InputType({
  description:
    'Group of recipients: ticket holders of an event, signatories of a contract, or followers of the issuer.',
})
export class MessageGroupInput {
  @Field(() => MessageAudienceEnum, { description: 'Group of recipients.' })
  audience!: MessageAudience;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the event whose ticket holders receive the message.',
  })
  eventId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Tiers whose holders receive the message. Omit it for all tiers.',
  })
  tiers?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Tickets of the event whose holders receive the message, at most 500. Omit it for all.',
  })
  ticketIds?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the contract whose signatories receive the message.',
  })
  contractId?: string | null;
}

@InputType({ description: 'Message to a group.' })
export class GroupMessageInput extends MessageGroupInput {
  @Field(() => String, { description: `Subject. ${upTo(MESSAGE_LIMITS.subject)}` })
  subject!: string;

  @Field(() => String, { description: `Text of the message. ${upTo(MESSAGE_LIMITS.body)}` })
  body!: string;

  @Field(() => MessageTypeEnum, { defaultValue: 'notice', description: 'Kind of message.' })
  type!: MessageType;
}

@InputType({ description: 'Message to the platform operators, from anyone.' })
export class ContactInput {
  @Field(() => String, { description: `Display name. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: `Email address for the reply. ${upTo(ACCOUNT_LIMITS.email)}` })
  email!: string;

  @Field(() => String, { description: `Subject in one line. ${upTo(MESSAGE_LIMITS.subject)}` })
  subject!: string;

  @Field(() => String, { description: `Text of the message. ${upTo(MESSAGE_LIMITS.body)}` })
  message!: string;
}
