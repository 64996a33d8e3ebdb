import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { MessageAudienceEnum, MessageBatchStatusEnum, MessageTypeEnum } from '../../../graphql/enums.ts';
import { Node } from '../../../graphql/node.type.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import type { MessageAudience, MessageBatchStatus, MessageType } from '../../../vocabulary.ts';

@Carries('personal data')
@SeenWithObject('its sender')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'One message to a group, and how far it has come.',
})
export class MessageBatch {
  @Field(() => ID)
  id!: string;

  @Field(() => MessageAudienceEnum)
  audience!: MessageAudience;

  @Field(() => String, { description: 'The name of the event or contract.' })
  about!: string;

  @Field(() => [String], { nullable: true, description: 'Tiers; null: all of them.' })
  tiers!: string[] | null;

  @Field(() => String)
  subject!: string;

  @Field(() => String)
  body!: string;

  @Field(() => MessageTypeEnum)
  type!: MessageType;

  @Field(() => MessageBatchStatusEnum)
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

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class MessageBatchConnection {
  @Field(() => [MessageBatch])
  nodes!: MessageBatch[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
