import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { isSignedIn, signedIn } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { Confirmed, Requires, SignedIn, WholeOrganisation } from '../../../platform/graphql/access.ts';
import { CurrencyEnum, RoleEnum, UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ApiKey, Viewer } from '../../identity/index.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { setGuestAccess } from '../issuers/set-guest-access.ts';
import { setMainCurrency } from '../issuers/set-main-currency.ts';
import { setSecondFactorRequired } from '../issuers/set-second-factor-required.ts';
import { claimOwnership } from './claim-ownership.ts';
import { revokeStaffKey } from './revoke-staff-key.ts';
import { setUserRole } from './set-user-role.ts';
import { activateUser, suspendUser } from './set-user-status.ts';
import { listUsers, presentAccount, watchUsers } from './user-account.queries.ts';
import {
  isFounderWithoutOwner,
  readFactorRequired,
  readGuestAccess,
  readKeysOf,
  readMainCurrency,
} from './user-account.reads.ts';
import { UserAccount, UserAccountConnection } from './user-account.schema.ts';

/** System admins hold the first permission; owners and admins of an organiser, who manage its staff, the second. */
@Resolver()
export class UserAccountResolver {
  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Query(() => UserAccountConnection, {
    description:
      "User accounts by name: all of them for system admins, the issuer's staff for its owners and admins.",
  })
  users(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Arg('role', () => RoleEnum, { nullable: true, description: 'Returns only accounts with this role.' })
    role: Role | null,
    @Arg('status', () => UserStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: 'active' | 'suspended' | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<UserAccountConnection> {
    return listUsers(scope, { search, role, status, page: page.of(order) });
  }

  @Requires('MANAGE_ROLES', 'MANAGE_VALIDATORS')
  @Confirmed()
  @Mutation('user', () => UserAccount, {
    description:
      'Changes the role of a user and ends all their sessions. An issuer role requires the issuer.',
  })
  async setUserRole(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the account.' }) id: string,
    @Input('role', () => RoleEnum, { description: 'New role.' }) role: Role,
    @Input('issuerId', () => ID, { nullable: true, description: 'ID of the issuer.' }) issuerId:
      | string
      | null,
  ): Promise<UserAccount> {
    const account = await setUserRole(scope, { userId: id, role, issuerId });
    return presentAccount(signedIn(scope.actor), account);
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Mutation('user', () => UserAccount, {
    description: 'Suspends an account. Ends all its sessions and disables all its keys immediately.',
  })
  async suspendUser(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the account.' }) id: string,
  ): Promise<UserAccount> {
    return presentAccount(signedIn(scope.actor), await suspendUser(scope, id));
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Mutation('user', () => UserAccount, { description: 'Reactivates a suspended account.' })
  async activateUser(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the account.' }) id: string,
  ): Promise<UserAccount> {
    return presentAccount(signedIn(scope.actor), await activateUser(scope, id));
  }

  @Requires('MANAGE_USERS', 'MANAGE_VALIDATORS')
  @Subscription(() => UserAccount, {
    description: 'Each account that the viewer manages, after a change.',
    subscribe: ({ context }: Subscribing) => watchUsers(context),
  })
  usersChanged(@Root() account: UserAccount): UserAccount {
    return account;
  }
}

@Resolver(() => UserAccount)
export class StaffKeyResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'Issuer that the account belongs to.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: UserAccount,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return issuerId === null ? null : reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }

  @Requires('MANAGE_API_KEYS')
  @FieldResolver(() => [ApiKey], {
    nullable: true,
    description: 'Valid API keys of the account, newest first.',
  })
  async apiKeys(@Ctx() scope: Scope, @Root() { id }: UserAccount): Promise<ApiKey[]> {
    return (await readKeysOf(scope, id)) ?? [];
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation('revokedId', () => ID, {
    payload: 'ID of the key that was revoked.',
    description: 'Revokes an API key of a person whom the caller manages, immediately.',
  })
  async revokeStaffKey(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the API key.' }) id: string,
  ): Promise<string> {
    await revokeStaffKey(scope, id);
    return id;
  }
}

@Resolver()
export class OwnershipResolver {
  @SignedIn()
  @Mutation('user', () => UserAccount, {
    description:
      'Makes the founder of an organisation without an owner its owner. Ends all sessions of the caller.',
  })
  async claimOwnership(
    @Ctx() scope: Scope,
    @Input('password', () => String, { description: 'Password of the account.' }) password: string,
  ): Promise<UserAccount> {
    const account = await claimOwnership(scope, password);
    return presentAccount({ ...signedIn(scope.actor), role: account.role }, account);
  }

  @Requires('MANAGE_VALIDATORS')
  @Mutation('adminsSeeGuests', () => Boolean, {
    payload: 'The setting after the change.',
    description:
      "Sets whether admins of the caller's organisation see names and contact data of its guests. Only owners may.",
  })
  async setGuestAccess(
    @Ctx() scope: Scope,
    @Input('adminsSeeGuests', () => Boolean, { description: 'Whether admins see them.' })
    adminsSeeGuests: boolean,
  ): Promise<boolean> {
    await setGuestAccess(scope, adminsSeeGuests);
    return adminsSeeGuests;
  }

  @Requires('MANAGE_VALIDATORS')
  @Confirmed()
  @Mutation('required', () => Boolean, {
    payload: 'The setting after the change.',
    description:
      "Sets whether staff of the caller's organisation need a second factor. Those without one can only set one up from then on. Only owners with a second factor may.",
  })
  async setSecondFactorRequired(
    @Ctx() scope: Scope,
    @Input('required', () => Boolean, { description: 'Whether they need one.' }) required: boolean,
  ): Promise<boolean> {
    await setSecondFactorRequired(scope, required);
    return required;
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Mutation('mainCurrency', () => CurrencyEnum, {
    nullable: true,
    payload: 'The setting after the change.',
    description:
      "Sets the currency that the screens of the caller's organisation show sums in first. Only owners may.",
  })
  async setMainCurrency(
    @Ctx() scope: Scope,
    @Input('currency', () => CurrencyEnum, {
      nullable: true,
      description: 'Main currency. Null: that of most sales.',
    })
    currency: keyof typeof CurrencyEnum | null,
  ): Promise<keyof typeof CurrencyEnum | null> {
    await setMainCurrency(scope, currency ?? null);
    return currency ?? null;
  }
}

@Resolver(() => Viewer)
export class ViewerOwnershipResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer founded their organisation and it has no owner, so that they can use `claimOwnership`. Requires a confirmed email address.',
  })
  async canClaimOwnership(@Ctx() scope: Scope): Promise<boolean> {
    return isSignedIn(scope.actor) && isFounderWithoutOwner(scope);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether admins of the viewer's organisation see names and contact data of its guests. Null without an organisation.",
  })
  async adminsSeeGuests(@Ctx() scope: Scope): Promise<boolean | null> {
    return isSignedIn(scope.actor) ? readGuestAccess(scope) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the organisation of the user requires a second factor of its staff. Null without an organisation.',
  })
  async secondFactorRequired(@Ctx() scope: Scope): Promise<boolean | null> {
    return isSignedIn(scope.actor) ? readFactorRequired(scope) : null;
  }

  @FieldResolver(() => CurrencyEnum, {
    nullable: true,
    description:
      "Currency that an owner chose for the sums of the viewer's organisation. Null without a choice: that of most sales comes first.",
  })
  async mainCurrency(@Ctx() scope: Scope): Promise<keyof typeof CurrencyEnum | null> {
    return isSignedIn(scope.actor) ? readMainCurrency(scope) : null;
  }
}
