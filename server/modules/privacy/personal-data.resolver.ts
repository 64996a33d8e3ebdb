import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../platform/access/actor.ts';
import { Requires, SignedIn } from '../../platform/graphql/access.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import { JsonScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import { deleteMyAccount, deleteUser } from './delete-account.ts';
import { personalData } from './export-personal-data.ts';

@Resolver()
export class PersonalDataResolver {
  @Requires('VIEW_PROFILE')
  @Query(() => JsonScalar, { description: 'Everything that is kept about the viewer.' })
  myPersonalData(@Ctx() scope: Scope): Promise<unknown> {
    return personalData(scope, signedIn(scope.actor).userId);
  }

  @Requires('MANAGE_USERS')
  @Query(() => JsonScalar, { description: 'Everything that is kept about a person, on his request.' })
  personalData(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<unknown> {
    return personalData(scope, id);
  }

  @SignedIn()
  @Mutation(() => Boolean, { description: 'Tickets and money stay, without a name.' })
  async deleteMyAccount(
    @Ctx() scope: Scope,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
  ): Promise<boolean> {
    await deleteMyAccount(scope, password);
    return true;
  }

  @Requires('MANAGE_USERS')
  @Answers('deletedId', 'The id of what was deleted.')
  @Mutation(() => ID, {
    description: 'On the request of the person. Tickets and money stay, without a name.',
  })
  async deleteUser(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<string> {
    await deleteUser(scope, id);
    return id;
  }
}
