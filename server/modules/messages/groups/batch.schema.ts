import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { MessageAudience, MessageBatchStatus, MessageType } from '../../../platform/vocabulary.ts';
import { MessageAudienceEnum, MessageTypeEnum } from '../message.schema.ts';

const MessageBatchStatusEnum = registerEnum<MessageBatchStatus>(
  'MessageBatchStatus',
  'How far a message to a group has come.',
  {
    queued: 'It waits for its turn.',
    sending: 'Some have it already.',
    sent: 'All of them have it.',
  },
);

@Carries('personal data')
@SeenWithObject('its sender')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'One message to a group, and how far it has come.',
})
export class MessageBatch {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => MessageAudienceEnum, { description: 'Which group it goes to.' })
  audience!: MessageAudience;

  @Field(() => String, { description: 'The name of the event or contract.' })
  about!: string;

  @Field(() => [String], { nullable: true, description: 'Tiers; null: all of them.' })
  tiers!: string[] | null;

  @Field(() => String, { description: 'What it is about, up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'The text.' })
  body!: string;

  @Field(() => MessageTypeEnum, { description: 'What kind it is of.' })
  type!: MessageType;

  @Field(() => MessageBatchStatusEnum, { description: 'How it stands.' })
  status!: MessageBatchStatus;

  @Field(() => Int, { description: 'People in the group; counted when the sending begins.' })
  total!: number;

  @Field(() => Int, { description: 'Found it among their messages.' })
  delivered!: number;

  @Field(() => Int, { description: 'Of the delivered: opened it.' })
  opened!: number;

  @Field(() => Int, { description: 'Have no account and got it by mail, or will.' })
  mailed!: number;

  @Field(() => Int, { description: 'No mail reached them.' })
  failed!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over.' })
  finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class MessageBatchConnection {
  @Field(() => [MessageBatch], { description: 'The entries of the page.' })
  nodes!: MessageBatch[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
