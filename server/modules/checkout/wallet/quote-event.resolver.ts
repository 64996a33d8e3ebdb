import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, eventOfHolder } from '../../events/index.ts';
import { PurchaseQuote } from './wallet-purchase.type.ts';

@Resolver(() => PurchaseQuote)
export class QuoteEventResolver {
  @FieldResolver(() => Event, { description: 'The event that the tickets are for.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: PurchaseQuote,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
