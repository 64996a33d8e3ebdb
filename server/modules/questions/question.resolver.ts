import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, ID, Info, Int, Resolver, Root } from 'type-graphql';
import { Requires, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { ScanResult } from '../door/index.ts';
import { Event, Tier, tierOfHolder } from '../events/index.ts';
import { Ticket } from '../tickets/index.ts';
import { answersAtDoor, answersOfTicket, questionsOfEvent, questionsOfTier } from './question.queries.ts';
import { Answer, Question, QuestionChangesInput, QuestionInput } from './question.schema.ts';
import { archiveQuestion, changeQuestion, createQuestion, moveQuestion } from './save-question.ts';

@Resolver(() => Question)
export class QuestionResolver {
  @Requires('MANAGE_TIERS')
  @Mutation('question', () => Question, {
    description: 'Adds a question, as the last one of an event: at most 20.',
  })
  createQuestion(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @InputFields() input: QuestionInput,
  ): Promise<Question> {
    return createQuestion(scope, eventId, input);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('question', () => Question, {
    description: 'Changes a question. Earlier answers keep the wording that they were given to.',
  })
  changeQuestion(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the question.' }) id: string,
    @InputFields() input: QuestionChangesInput,
  ): Promise<Question> {
    return changeQuestion(scope, id, input);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('question', () => Question, { description: 'Moves a question to another position.' })
  moveQuestion(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the question.' }) id: string,
    @Input('position', () => Int, { description: 'Position among the questions of the event, from 1.' })
    position: number,
  ): Promise<Question> {
    return moveQuestion(scope, id, position);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('question', () => Question, {
    description: 'Stops asking a question. Its answers are stored until their retention ends.',
  })
  archiveQuestion(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the question.' }) id: string,
  ): Promise<Question> {
    return archiveQuestion(scope, id);
  }

  @FieldResolver(() => Tier, {
    nullable: true,
    description: 'Tier whose buyers are asked. Null: all tiers of the event.',
  })
  tier(
    @Ctx() scope: Scope,
    @Root() { tierId: id }: Question,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Tier> | Tier | null {
    return id === null ? null : reference(info, { id }, () => tierOfHolder(scope, id));
  }
}

@Resolver(() => Event)
export class EventQuestionsResolver {
  @FieldResolver(() => [Question], {
    description: 'Questions that buyers are asked, in their order. Those of hidden tiers are for managers.',
  })
  questions(@Ctx() scope: Scope, @Root() event: Event): Promise<Question[]> {
    return questionsOfEvent(scope, event);
  }
}

@Resolver(() => Tier)
export class TierQuestionsResolver {
  @FieldResolver(() => [Question], {
    description: 'Questions that buyers of the tier are asked, those of the whole event included.',
  })
  questions(@Ctx() scope: Scope, @Root() { id }: Tier): Promise<Question[]> {
    return questionsOfTier(scope, id);
  }
}

const HOLDER = visibleTo<Ticket>(
  'its holder, and staff with VIEW_PERSONAL_DATA',
  ({ showsPerson }) => showsPerson,
);

@Resolver(() => Ticket)
export class TicketAnswersResolver {
  @Visible(HOLDER)
  @FieldResolver(() => [Answer], {
    nullable: true,
    description:
      'Answers about the ticket and its order. None for the new holder of a transferred ticket. Requires VIEW_PERSONAL_DATA, or being the holder.',
  })
  answers(@Ctx() scope: Scope, @Root() { id }: Ticket): Promise<Answer[]> {
    return answersOfTicket(scope, id);
  }
}

@Resolver(() => ScanResult)
export class ScanAnswersResolver {
  @FieldResolver(() => [Answer], { description: 'Answers to the questions that are for the door.' })
  answers(@Ctx() scope: Scope, @Root() result: ScanResult): Promise<Answer[]> {
    return answersAtDoor(scope, result);
  }
}
