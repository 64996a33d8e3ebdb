import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Open, Requires } from '../../../platform/graphql/access.ts';
import { RoleEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ACCOUNT_LIMITS } from '../../identity/index.ts';
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
    description: 'What waits for an answer, the last invited first.',
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
    description: 'By the secret of a mailed link. Null when it can no longer be answered.',
  })
  staffInvitation(
    @Ctx() scope: Scope,
    @Arg('token', () => String, { description: 'The secret of the mailed link.' }) token: string,
  ): Promise<OpenStaffInvitation | null> {
    return findStaffInvitation(scope, token);
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Answers('invitation')
  @Mutation(() => StaffInvitation, {
    description:
      'By mail. Owners and admins invite into their organisation; a system admin names the organiser of such a role. An owner or admin without one gets a new organisation of their name when they accept.',
  })
  inviteUser(
    @Ctx() scope: Scope,
    @Arg('email', () => String, { description: `The e-mail address. ${upTo(ACCOUNT_LIMITS.email)}` })
    email: string,
    @Arg('name', () => String, { description: `The name. ${upTo(ACCOUNT_LIMITS.name)}` }) name: string,
    @Arg('role', () => RoleEnum, { defaultValue: 'attendee', description: 'Which role.' }) role: Role,
    @Arg('issuerId', () => ID, { nullable: true, description: 'The organiser.' }) issuerId: string | null,
  ): Promise<StaffInvitation> {
    return inviteUser(scope, { email, name, role, issuerId });
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Answers('withdrawnId', 'The invitation that was withdrawn.')
  @Mutation(() => ID, { description: 'The mailed link stops working.' })
  async withdrawStaffInvitation(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<string> {
    await withdrawInvitation(scope, id);
    return id;
  }

  @Open()
  @Answers('invitation')
  @Mutation(() => StaffInvitation, {
    description:
      'By the secret of the mailed link. A confirmed account of the address signs in first; otherwise a new password is given.',
  })
  acceptStaffInvitation(
    @Ctx() scope: Scope,
    @Arg('token', () => String, { description: 'The secret of the mailed link.' }) token: string,
    @Arg('newAccount', () => NewStaffAccount, {
      nullable: true,
      description: 'The account to be made when the address has none.',
    })
    newAccount: NewStaffAccount | null,
  ): Promise<StaffInvitation> {
    return acceptStaffInvitation(scope, { token, newAccount });
  }
}
