import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { Confirmed, Open, Requires } from '../../../platform/graphql/access.ts';
import { RoleEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { MAX_ASSIGNED_EVENTS } from '../assigned-events/assigned-events.rules.ts';
import { acceptStaffInvitation } from './accept-staff-invitation.ts';
import { inviteUser, withdrawInvitation } from './invite-user.ts';
import { findStaffInvitation, listStaffInvitations } from './staff-invitation.queries.ts';
import {
  NewStaffAccount,
  OpenStaffInvitation,
  StaffInvitation,
  StaffInvitationConnection,
} from './staff-invitation.schema.ts';

@Resolver()
export class StaffInvitationResolver {
  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Query(() => StaffInvitationConnection, {
    description: 'Pending staff invitations, most recently invited first.',
  })
  staffInvitations(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<StaffInvitationConnection> {
    return listStaffInvitations(scope, page.of(order));
  }

  @Open()
  @Lookup()
  @Query(() => OpenStaffInvitation, {
    nullable: true,
    description:
      'Looks up a staff invitation by the secret from its emailed link. Null if it can no longer be answered.',
  })
  staffInvitation(
    @Ctx() scope: Scope,
    @Arg('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<OpenStaffInvitation | null> {
    return findStaffInvitation(scope, token);
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Confirmed()
  @Mutation('invitation', () => StaffInvitation, {
    description:
      'Invites a user to a role by email. Owners and admins invite to their own organisation; a system admin names the issuer for an issuer role. An owner or admin invited without an issuer gets a new organisation of their name on acceptance.',
  })
  inviteUser(
    @Ctx() scope: Scope,
    @Input('email', () => String, { description: `Email address. ${upTo(ACCOUNT_LIMITS.email)}` })
    email: string,
    @Input('name', () => String, { description: `Name. ${upTo(ACCOUNT_LIMITS.name)}` }) name: string,
    @Input('role', () => RoleEnum, { defaultValue: 'attendee', description: 'Role to invite to.' })
    role: Role,
    @Input('issuerId', () => ID, { nullable: true, description: 'ID of the issuer.' }) issuerId:
      | string
      | null,
    @Input('eventIds', () => [ID], {
      nullable: true,
      description: `IDs of the events that a validator or a member of finance is limited to. Null: all events of the organisation. At most ${MAX_ASSIGNED_EVENTS}.`,
    })
    eventIds: string[] | null,
  ): Promise<StaffInvitation> {
    return inviteUser(scope, { email, name, role, issuerId, eventIds });
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Mutation('withdrawnId', () => ID, {
    payload: 'ID of the invitation that was withdrawn.',
    description: 'Withdraws a staff invitation. Its link becomes invalid.',
  })
  async withdrawStaffInvitation(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the invitation.' }) id: string,
  ): Promise<string> {
    await withdrawInvitation(scope, id);
    return id;
  }

  @Open()
  @Mutation('invitation', () => StaffInvitation, {
    description:
      'Accepts a staff invitation with the secret from the emailed link. If the address has a confirmed account, the caller must be signed in to it; otherwise a new password is required.',
  })
  acceptStaffInvitation(
    @Ctx() scope: Scope,
    @Input('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
    @Input('newAccount', () => NewStaffAccount, {
      nullable: true,
      description: 'Account to create when no account has the address.',
    })
    newAccount: NewStaffAccount | null,
  ): Promise<StaffInvitation> {
    return acceptStaffInvitation(scope, { token, newAccount });
  }
}
