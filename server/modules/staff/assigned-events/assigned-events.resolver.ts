import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { isSignedIn, signedIn } from '../../../platform/access/actor.ts';
import { Confirmed, Requires } from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Viewer } from '../../identity/index.ts';
import { StaffInvitation } from '../invitations/staff-invitation.schema.ts';
import { presentAccount } from '../people/user-account.queries.ts';
import { UserAccount } from '../people/user-account.schema.ts';
import { readAssignedEvents, readInvitedEvents } from './assigned-events.reads.ts';
import { MAX_ASSIGNED_EVENTS } from './assigned-events.rules.ts';
import { AssignedEvent } from './assigned-events.schema.ts';
import { setStaffEvents } from './set-staff-events.ts';

const LIMITED_TO = `Events that the person is limited to, by start. Null: all events of the organisation. At most ${MAX_ASSIGNED_EVENTS}.`;
const NULLABLE = { nullable: true, description: LIMITED_TO };

@Resolver(() => UserAccount)
export class StaffEventsResolver {
  @FieldResolver(() => [AssignedEvent], NULLABLE)
  async limitedTo(@Ctx() scope: Scope, @Root() { id }: UserAccount): Promise<AssignedEvent[] | null> {
    return (await readAssignedEvents(scope, id)) ?? null;
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Confirmed()
  @Mutation('user', () => UserAccount, {
    description:
      'Limits a validator or a member of finance to events of their organisation. Takes effect immediately; sessions stay.',
  })
  async setStaffEvents(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the account.' }) id: string,
    @Input('eventIds', () => [ID], {
      nullable: true,
      description: `IDs of the events. Null: all events of the organisation. At most ${MAX_ASSIGNED_EVENTS}.`,
    })
    eventIds: string[] | null,
  ): Promise<UserAccount> {
    const account = await setStaffEvents(scope, { userId: id, eventIds });
    return presentAccount(signedIn(scope.actor), account);
  }
}

@Resolver(() => StaffInvitation)
export class InvitedEventsResolver {
  @FieldResolver(() => [AssignedEvent], NULLABLE)
  async limitedTo(@Ctx() scope: Scope, @Root() { id }: StaffInvitation): Promise<AssignedEvent[] | null> {
    return (await readInvitedEvents(scope, id)) ?? null;
  }
}

@Resolver(() => Viewer)
export class ViewerEventsResolver {
  @FieldResolver(() => [AssignedEvent], NULLABLE)
  async limitedTo(@Ctx() scope: Scope): Promise<AssignedEvent[] | null> {
    if (!isSignedIn(scope.actor)) return null;
    return (await readAssignedEvents(scope, scope.actor.userId)) ?? null;
  }
}
