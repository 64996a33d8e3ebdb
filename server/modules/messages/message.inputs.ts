import { Field, ID, InputType } from 'type-graphql';
import { MessageAudienceEnum, MessageTypeEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import type { MessageAudience, MessageType } from '../../platform/vocabulary.ts';
import { ACCOUNT_LIMITS } from '../identity/index.ts';
import { LONGEST } from './message.rules.ts';

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
