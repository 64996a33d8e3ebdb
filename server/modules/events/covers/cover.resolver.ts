import { Arg, Ctx, FieldResolver, Float, ID, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../event.queries.ts';
import { Event } from '../event.schema.ts';
import { removeCover, setCoverFocus } from './change-cover.ts';
import { coverOf, coverPath } from './cover.queries.ts';
import type { CoverFormat } from './cover.rules.ts';
import { CoverFormatEnum, EventCover } from './cover.schema.ts';

@Resolver(() => Event)
export class CoverResolver {
  @FieldResolver(() => EventCover, {
    nullable: true,
    description: 'Uploaded picture of the event. Null: it is shown with a drawn poster.',
  })
  async cover(@Ctx() scope: Scope, @Root() event: Event): Promise<EventCover | null> {
    return (await coverOf(scope, event.id)) ?? null;
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description: 'Removes the cover of an event. Upload one with `PUT /api/events/{id}/cover`.',
  })
  async removeCover(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<Event> {
    await removeCover(scope, eventId);
    return findEvent(scope, eventId);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description: 'Sets the point of the cover that stays visible when it is cropped.',
  })
  async setCoverFocus(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Input('focalX', () => Float, { description: 'Horizontal position, from 0 (left) to 1 (right).' })
    focalX: number,
    @Input('focalY', () => Float, { description: 'Vertical position, from 0 (top) to 1 (bottom).' })
    focalY: number,
  ): Promise<Event> {
    await setCoverFocus(scope, eventId, { x: focalX, y: focalY });
    return findEvent(scope, eventId);
  }
}

@Resolver(() => EventCover)
export class CoverUrlResolver {
  @FieldResolver(() => [String], { description: 'URLs of the sizes, in the order of `widths`.' })
  urls(
    @Ctx() scope: Scope,
    @Root() { hash, widths }: EventCover,
    @Arg('format', () => CoverFormatEnum, {
      defaultValue: 'webp',
      description: 'Format of the files.',
    })
    format: CoverFormat,
  ): string[] {
    return widths.map((width) => scope.services.config.publicUrl + coverPath(hash, width, format));
  }
}
