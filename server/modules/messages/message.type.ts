import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { MessageTypeEnum } from '../../platform/graphql/enums.ts';
import { Node } from '../../platform/graphql/node.type.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars/index.ts';
import type { MessageType } from '../../platform/vocabulary.ts';

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
