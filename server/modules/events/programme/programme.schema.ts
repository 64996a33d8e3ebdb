import { Field, InputType, ObjectType } from 'type-graphql';
import { PROGRAMME_LIMITS } from '../../../lib/limits/text-limits.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { RichTextBlock } from '../../../platform/graphql/rich-text.schema.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Act of the line-up of an event.' })
export class EventAct {
  @Field({ description: 'Name of the act.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it does, in a line.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it begins. Null if that is open.' })
  startsAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Website of the act.' })
  link!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Question that the page of an event answers.' })
export class EventFaq {
  @Field({ description: 'The question.' })
  question!: string;

  @Field({ description: 'The answer as it was written, in Markdown.' })
  answer!: string;

  @Field(() => [RichTextBlock], { description: 'The answer as formatted text.' })
  answerBlocks!: readonly RichTextBlock[];
}

@InputType({ description: 'Act of the line-up of an event.' })
export class EventActInput {
  @Field({ description: `Name of the act. ${upTo(PROGRAMME_LIMITS.name)}` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it does, in a line. ${upTo(PROGRAMME_LIMITS.note)}`,
  })
  note?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it begins.' })
  startsAt?: Date | null;

  @Field(() => String, { nullable: true, description: `Its website. ${upTo(PROGRAMME_LIMITS.link)}` })
  link?: string | null;
}

@InputType({ description: 'Question that the page of an event answers.' })
export class EventFaqInput {
  @Field({ description: `The question. ${upTo(PROGRAMME_LIMITS.question)}` })
  question!: string;

  @Field({ description: `The answer, in Markdown. ${upTo(PROGRAMME_LIMITS.answer)}` })
  answer!: string;
}
