import { Field, ID, InputType } from 'type-graphql';
import { MessageAudienceEnum, MessageTypeEnum } from '../../graphql/enums.ts';
import type { MessageAudience, MessageType } from '../../vocabulary.ts';

@InputType()
export class MessageInput {
  @Field(() => String, {
    nullable: true,
    description: 'May be left out of a reply, which goes to the other person of its thread.',
  })
  recipientEmail?: string | null;

  @Field(() => String)
  subject!: string;

  @Field(() => String)
  body!: string;

  @Field(() => MessageTypeEnum, { defaultValue: 'notice' })
  type!: MessageType;

  @Field(() => ID, { nullable: true, description: 'The message that this one answers.' })
  inReplyTo?: string | null;
}

@InputType()
export class GroupMessageInput {
  @Field(() => MessageAudienceEnum)
  audience!: MessageAudience;

  @Field(() => ID, { nullable: true, description: 'Of ticket holders: of which event.' })
  eventId?: string | null;

  @Field(() => [String], { nullable: true, description: 'Only holders of these tiers; all when left out.' })
  tiers?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Of signatories: of which contract.' })
  contractId?: string | null;

  @Field(() => String)
  subject!: string;

  @Field(() => String)
  body!: string;

  @Field(() => MessageTypeEnum, { defaultValue: 'notice' })
  type!: MessageType;
}
