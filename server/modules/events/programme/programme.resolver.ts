import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { parseRichText } from '../../../lib/rich-text/rich-text.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { Requires } from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../event.queries.ts';
import { Event } from '../event.schema.ts';
import { readProgrammes } from './programme.reads.ts';
import { EventAct, EventActInput, EventFaq, EventFaqInput } from './programme.schema.ts';
import { setFaq, setLineUp } from './set-programme.ts';

const loadProgrammes = batchByKey(readProgrammes);

/** Line-up and answered questions of an event. */
@Resolver(() => Event)
export class ProgrammeResolver {
  @FieldResolver(() => [EventAct], { description: 'Line-up, at most 40 acts in order.' })
  async lineUp(@Ctx() scope: Scope, @Root() { id }: Event): Promise<EventAct[]> {
    return (await loadProgrammes(scope, id))?.acts ?? [];
  }

  @FieldResolver(() => [EventFaq], { description: 'Questions that its page answers, at most 40 in order.' })
  async faq(@Ctx() scope: Scope, @Root() { id }: Event): Promise<EventFaq[]> {
    const faqs = (await loadProgrammes(scope, id))?.faqs ?? [];
    return faqs.map((faq) => ({ ...faq, answerBlocks: parseRichText(faq.answer) }));
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, { description: 'Sets the line-up of an event. An empty list removes it.' })
  async setEventLineUp(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: "ID of an event of the caller's issuer." }) eventId: string,
    @Input('acts', () => [EventActInput], { description: 'Acts in order, at most 40.' })
    acts: EventActInput[],
  ): Promise<Event> {
    await setLineUp(scope, eventId, acts);
    return findEvent(scope, eventId);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description: 'Sets the questions that the page of an event answers. An empty list removes them.',
  })
  async setEventFaq(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: "ID of an event of the caller's issuer." }) eventId: string,
    @Input('questions', () => [EventFaqInput], { description: 'Questions in order, at most 40.' })
    questions: EventFaqInput[],
  ): Promise<Event> {
    await setFaq(scope, eventId, questions);
    return findEvent(scope, eventId);
  }
}
