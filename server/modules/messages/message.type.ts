import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../graphql/access.ts';
import { MessageTypeEnum } from '../../graphql/enums.ts';
import { Node } from '../../graphql/node.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { MessageType } from '../../vocabulary.ts';

@Carries('personal data')
@SeenWithObject('its sender and its recipient')
@ObjectType({ implements: Node, simpleResolvers: true, description: 'What one person wrote to another.' })
export class Message {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  threadId!: string;

  @Field(() => ID, { nullable: true })
  inReplyTo!: string | null;

  @Field(() => ID, { nullable: true, description: 'Null for somebody without an account.' })
  senderId!: string | null;

  @Field(() => String)
  senderName!: string;

  @Field(() => String)
  senderEmail!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Null for a person without an account, and for the sender until the recipient has answered: a message tells nothing about an address.',
  })
  recipientId!: string | null;

  @Field(() => String)
  recipientName!: string;

  @Field(() => String)
  recipientEmail!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => String)
  body!: string;

  @Field(() => MessageTypeEnum)
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

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class MessageConnection {
  @Field(() => [Message])
  nodes!: Message[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'A message that came, was sent or was opened.' })
export class MessageArrival {
  @Field(() => Message)
  message!: Message;

  @Field(() => Int)
  unreadMessages!: number;
}
