import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { MessageAudience, MessageBatchStatus, MessageType } from '../../../platform/vocabulary.ts';
import { MessageAudienceEnum, MessageTypeEnum } from '../message.schema.ts';

const MessageBatchStatusEnum = registerEnum<MessageBatchStatus>(
  'MessageBatchStatus',
  'Status of a message to a group.',
  {
    queued: 'Queued.',
    sending: 'Some recipients have received it.',
    sent: 'All recipients have received it.',
  },
);

@Carries('personal data')
@SeenWithObject('its sender')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Message to a group, with its delivery progress.',
})
export class MessageBatch {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => MessageAudienceEnum, { description: 'Group of recipients.' })
  audience!: MessageAudience;

  @Field(() => String, { description: 'Name of the event or contract.' })
  about!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Tiers whose holders receive the message. Null: all tiers.',
  })
  tiers!: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of tickets that were chosen as recipients. Null: all tickets of these tiers.',
  })
  chosenTickets!: number | null;

  @Field(() => String, { description: 'Subject, up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Text of the message.' })
  body!: string;

  @Field(() => MessageTypeEnum, { description: 'Kind of message.' })
  type!: MessageType;

  @Field(() => MessageBatchStatusEnum, { description: 'Current status.' })
  status!: MessageBatchStatus;

  @Field(() => Int, { description: 'Number of people in the group, counted when sending starts.' })
  total!: number;

  @Field(() => Int, { description: 'Number of recipients with an account who received the message.' })
  delivered!: number;

  @Field(() => Int, { description: 'Number of delivered messages that were opened.' })
  opened!: number;

  @Field(() => Int, { description: 'Number of recipients without an account, who are notified by email.' })
  mailed!: number;

  @Field(() => Int, { description: 'Number of recipients whom no email reached.' })
  failed!: number;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last message was delivered. Null until then.',
  })
  finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class MessageBatchConnection extends ConnectionOf(MessageBatch) {}
