import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { DuringMaintenance, Requires, WithoutKey } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import { doorRoster } from './door-roster.ts';
import { requestRosterKey } from './request-roster-key.ts';
import { KEY_HOURS_AFTER_END, ROSTER_PAGES } from './roster.rules.ts';
import { DoorRoster, RosterKey } from './roster.schema.ts';

const ID_OF_EVENT = 'ID of the event.';

@Resolver()
export class RosterResolver {
  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorRoster, {
    description: `Guests of an event, which a door device stores to find them offline, up to ${KEY_HOURS_AFTER_END} hours after the event; see docs/door.md.`,
  })
  doorRoster(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: ID_OF_EVENT }) eventId: string,
    @Arg('digests', () => [String], {
      nullable: true,
      description: `Digests of the ${ROSTER_PAGES} pages that the device holds, in their order, empty for a page that it does not hold. Omit it for all pages.`,
    })
    digests: string[] | null,
    @Arg('since', () => DateTimeScalar, {
      nullable: true,
      description: '`asOf` of an earlier response, to get entries since then.',
    })
    since: Date | null,
  ): Promise<DoorRoster> {
    return doorRoster(scope, { eventId, digests: digests ?? null, since: since ?? null });
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('key', () => RosterKey, {
    payload: 'Key of this device or session, the same at each call.',
    description:
      'Requests the key with which a device encrypts the roster of an event. It is deleted when the device is cut off or may no longer search, when the session ends, and by its time.',
  })
  requestRosterKey(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: ID_OF_EVENT }) eventId: string,
  ): Promise<RosterKey> {
    return requestRosterKey(scope, eventId);
  }
}
