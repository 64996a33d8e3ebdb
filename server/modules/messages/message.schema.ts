import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { MessageAudience, MessageType } from '../../platform/vocabulary.ts';
import { ACCOUNT_LIMITS } from '../identity/index.ts';
import { LONGEST } from './message.rules.ts';

export const MessageTypeEnum = registerEnum<MessageType>('MessageType', 'An alert is told by the bell too.', {
  notice: 'An ordinary message.',
  alert: 'Told by the bell too.',
});

export const MessageBoxEnum = registerEnum('MessageBox', 'What came in, or what one sent.', {
  inbox: 'What came in.',
  sent: 'What one sent.',
});

export const MessageAudienceEnum = registerEnum<MessageAudience>(
  'MessageAudience',
  'The group that a message goes to.',
  {
    event_holders: 'Who holds a ticket of an event.',
    contract_signatories: 'Who signs for a contract.',
  },
);

@Carries('personal data')
@SeenWithObject('its sender and its recipient')
@ObjectType({ implements: Node, simpleResolvers: true, description: 'What one person wrote to another.' })
export class Message {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => ID, { description: 'The message that began the conversation.' })
  threadId!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  inReplyTo!: string | null;

  @Field(() => ID, { nullable: true, description: 'Null for somebody without an account.' })
  senderId!: string | null;

  @Field(() => String, { description: 'The name of who sent it.' })
  senderName!: string;

  @Field(() => String, { description: 'Who sent it.' })
  senderEmail!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Null for a person without an account, and for the sender until the recipient has answered: a message tells nothing about an address.',
  })
  recipientId!: string | null;

  @Field(() => String, { description: 'The name of whom it is for.' })
  recipientName!: string;

  @Field(() => String, { description: 'Whom it is for.' })
  recipientEmail!: string;

  @Field(() => String, { description: 'What it is about, up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'The text.' })
  body!: string;

  @Field(() => MessageTypeEnum, { description: 'What kind it is of.' })
  type!: MessageType;

  @Field(() => Boolean, {
    description:
      'Whether its recipient has opened it; false for the sender until the recipient has answered.',
  })
  isRead!: boolean;

  @Field(() => Boolean, { description: 'Sent by whoever asks.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'One of a message to a group.' })
  toGroup!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class MessageConnection {
  @Field(() => [Message], { description: 'The entries of the page.' })
  nodes!: Message[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'A message that came, was sent or was opened.' })
export class MessageArrival {
  @Field(() => Message, { description: 'What happened, in a sentence for people.' })
  message!: Message;

  @Field(() => Int, { description: 'How many are unread now.' })
  unreadMessages!: number;
}

@InputType({ description: 'A message to one person.' })
export class MessageInput {
  @Field(() => String, {
    nullable: true,
    description: `May be left out of a reply, which goes to the other person of its thread. ${upTo(ACCOUNT_LIMITS.email)}`,
  })
  recipientEmail?: string | null;

  @Field(() => String, { description: `What it is about. ${upTo(LONGEST.subject)}` })
  subject!: string;

  @Field(() => String, { description: `The text. ${upTo(LONGEST.body)}` })
  body!: string;

  @Field(() => MessageTypeEnum, { defaultValue: 'notice', description: 'What kind it is of.' })
  type!: MessageType;

  @Field(() => ID, { nullable: true, description: 'The message that this one answers.' })
  inReplyTo?: string | null;
}

@InputType({ description: 'A message to many.' })
export class GroupMessageInput {
  @Field(() => MessageAudienceEnum, { description: 'Which group it goes to.' })
  audience!: MessageAudience;

  @Field(() => ID, { nullable: true, description: 'Of ticket holders: of which event.' })
  eventId?: string | null;

  @Field(() => [String], { nullable: true, description: 'Only holders of these tiers; all when left out.' })
  tiers?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Of signatories: of which contract.' })
  contractId?: string | null;

  @Field(() => String, { description: `What it is about. ${upTo(LONGEST.subject)}` })
  subject!: string;

  @Field(() => String, { description: `The text. ${upTo(LONGEST.body)}` })
  body!: string;

  @Field(() => MessageTypeEnum, { defaultValue: 'notice', description: 'What kind it is of.' })
  type!: MessageType;
}

@InputType({ description: 'What somebody writes to the platform, with or without an account.' })
export class ContactInput {
  @Field(() => String, { description: `The name, for people. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: `Where the answer goes. ${upTo(ACCOUNT_LIMITS.email)}` })
  email!: string;

  @Field(() => String, { description: `One line. ${upTo(LONGEST.subject)}` })
  subject!: string;

  @Field(() => String, { description: `The text. ${upTo(LONGEST.body)}` })
  message!: string;
}
