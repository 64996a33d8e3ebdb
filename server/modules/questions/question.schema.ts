import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { QUESTION_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { LONGEST_RETENTION, MOST_OPTIONS, type QuestionKind, USUAL_RETENTION } from './question.rules.ts';

export const QuestionKindEnum = registerEnum<QuestionKind>('QuestionKind', 'Kind of answer to a question.', {
  text: 'Free text.',
  choice: 'One of the options.',
  number: 'Number, such as 3 or 2.5.',
  date: 'Date in the form 2026-12-31.',
  consent: 'Box to tick: `true` once ticked.',
  guest_name: 'Name of the guest, which becomes the holder of the ticket. Asked for every ticket.',
});

const OPTIONS = `Options of a choice: up to ${MOST_OPTIONS}, each up to ${QUESTION_LIMITS.option} characters.`;
const RETENTION = `Days after the end of the event for which answers are stored, 1 to ${LONGEST_RETENTION}.`;

@ObjectType({ simpleResolvers: true, description: 'Question that an issuer asks buyers at checkout.' })
export class Question {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => QuestionKindEnum, { description: 'Kind of answer.' })
  kind!: QuestionKind;

  @Field({ description: 'Wording of the question.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Help text. Null without one.' })
  help!: string | null;

  @Field(() => [String], { nullable: true, description: 'Options of a choice. Null for other kinds.' })
  options!: string[] | null;

  @Field({ description: 'Whether it is asked for each ticket, or once per order.' })
  perTicket!: boolean;

  @Field({ description: 'Whether an order needs an answer.' })
  required!: boolean;

  @Field({ description: 'Whether staff at the door see the answers.' })
  atDoor!: boolean;

  @Field(() => Int, { description: RETENTION })
  retentionDays!: number;

  @Field(() => Int, { description: 'Position among the questions of the event, from 1.' })
  position!: number;

  @Field({ description: 'Whether it is no longer asked.' })
  archived!: boolean;

  /** Not a field of the API: identifies the tier for the field resolver. */
  tierId!: string | null;
}

@InputType({ description: 'Changes to a question.' })
export class QuestionChangesInput {
  @Field({ description: `Wording of the question. ${upTo(QUESTION_LIMITS.label)}` })
  label!: string;

  @Field(() => String, { nullable: true, description: `Help text. ${upTo(QUESTION_LIMITS.help)}` })
  help?: string | null;

  @Field(() => [String], { nullable: true, description: OPTIONS })
  options?: string[] | null;

  @Field({ defaultValue: false, description: 'Whether an order needs an answer.' })
  required!: boolean;

  @Field({ defaultValue: false, description: 'Whether staff at the door see the answers.' })
  atDoor!: boolean;

  @Field(() => Int, { defaultValue: USUAL_RETENTION, description: RETENTION })
  retentionDays!: number;
}

@InputType({ description: 'New question. Its kind, tier and scope cannot be changed later.' })
export class QuestionInput extends QuestionChangesInput {
  @Field(() => QuestionKindEnum, { description: 'Kind of answer.' })
  kind!: QuestionKind;

  @Field({ defaultValue: false, description: 'Whether it is asked for each ticket, or once per order.' })
  perTicket!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the tier whose buyers are asked. Null: all tiers of the event.',
  })
  tierId?: string | null;
}

@InputType({ description: 'Answer to a question of the event.' })
export class AnswerInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the tier, for a question that is asked for each ticket. Can be omitted in an order of one tier.',
  })
  tier?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the ticket among those of its tier in the order, from 1, for a question that is asked for each ticket. Can be omitted for the only ticket.',
  })
  ticket?: number | null;

  @Field({
    description: `Answer: text, an option, a number, a date such as 2026-12-31, or \`true\` for a ticked box. ${upTo(QUESTION_LIMITS.answer)}`,
  })
  value!: string;
}

@Carries('personal data')
@SeenWithObject(
  'the holder of its ticket, staff with VIEW_PERSONAL_DATA, and the door if the question is for it',
)
@ObjectType({ simpleResolvers: true, description: 'Answer that the buyer of a ticket gave.' })
export class Answer {
  @Field(() => Question, { description: 'Question, as it is asked now.' })
  question!: Question;

  @Field({ description: 'Wording of the question when it was answered.' })
  label!: string;

  @Field({ description: 'Answer. `true` for a ticked box.' })
  value!: string;
}
