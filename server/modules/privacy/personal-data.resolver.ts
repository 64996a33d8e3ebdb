import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../platform/access/actor.ts';
import { Confirmed, Requires, SignedIn } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { JsonScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import { deleteMyAccount, deleteUser } from './delete-account.ts';
import { personalData } from './export-personal-data.ts';
import { deleteGuest, guestData } from './guest-data.ts';

@Resolver()
export class PersonalDataResolver {
  @Requires('VIEW_PROFILE')
  @Query(() => JsonScalar, { description: 'All data stored about the viewer.' })
  myPersonalData(@Ctx() scope: Scope): Promise<unknown> {
    return personalData(scope, signedIn(scope.actor).userId);
  }

  @Requires('MANAGE_USERS')
  @Query(() => JsonScalar, { description: 'All data stored about a person, for a request by that person.' })
  personalData(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the account.' }) id: string,
  ): Promise<unknown> {
    return personalData(scope, id);
  }

  @Requires('MANAGE_USERS')
  @Query(() => JsonScalar, {
    description: 'All data stored about a guest without an account, for a request by that guest.',
  })
  guestData(
    @Ctx() scope: Scope,
    @Arg('email', () => String, { description: 'Email address of the guest.' }) email: string,
  ): Promise<unknown> {
    return guestData(scope, email);
  }

  @SignedIn()
  @Confirmed('persons')
  @Mutation('done', () => Boolean, {
    description: 'Deletes the account of the caller. Tickets and payments remain, without personal data.',
  })
  async deleteMyAccount(
    @Ctx() scope: Scope,
    @Input('password', () => String, { description: 'Password of the account.' }) password: string,
  ): Promise<boolean> {
    await deleteMyAccount(scope, password);
    return true;
  }

  @Requires('MANAGE_USERS')
  @Confirmed()
  @Mutation('deletedId', () => ID, {
    payload: 'ID of the deleted object.',
    description:
      'Deletes an account at the request of its owner. Tickets and payments remain, without personal data.',
  })
  async deleteUser(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the account.' }) id: string,
  ): Promise<string> {
    await deleteUser(scope, id);
    return id;
  }

  @Requires('MANAGE_USERS')
  @Confirmed()
  @Mutation('done', () => Boolean, {
    description:
      'Erases the data of a guest without an account, at the request of that guest. Tickets and payments remain, without personal data.',
  })
  async deleteGuest(
    @Ctx() scope: Scope,
    @Input('email', () => String, { description: 'Email address of the guest.' }) email: string,
  ): Promise<boolean> {
    await deleteGuest(scope, email);
    return true;
  }
}
