import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event } from '../../events/index.ts';
import { eventMoney } from './event-money.queries.ts';
import { EventMoney } from './event-money.schema.ts';

@Resolver(() => Event)
export class EventMoneyResolver {
  @Requires('VIEW_SALES')
  @FieldResolver(() => EventMoney, {
    nullable: true,
    description:
      'Where the money of the event came from and where it is. Null, with a coded error, for viewers who cannot see its sales.',
  })
  money(@Ctx() scope: Scope, @Root() event: Event): Promise<EventMoney> {
    return eventMoney(scope, { id: event.id, issuerId: event.issuer.id });
  }
}
