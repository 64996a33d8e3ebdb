import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { isSignedIn, signedIn } from '../../../platform/access/actor.ts';
import { SignedIn } from '../../../platform/graphql/access.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Viewer } from '../../identity/index.ts';
import { claimOwnership } from './claim-ownership.ts';
import { isFounderWithoutOwner } from './ownership.reads.ts';
import { presentAccount } from './user-account.present.ts';
import { UserAccount } from './user-account.type.ts';

@Resolver()
export class OwnershipResolver {
  @SignedIn()
  @Answers('user')
  @Mutation(() => UserAccount, {
    description:
      'Makes the founder of an organisation without an owner its owner. Signs the caller out everywhere.',
  })
  async claimOwnership(
    @Ctx() scope: Scope,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
  ): Promise<UserAccount> {
    const account = await claimOwnership(scope, password);
    return presentAccount({ ...signedIn(scope.actor), role: account.role }, account);
  }
}

@Resolver(() => Viewer)
export class ViewerOwnershipResolver {
  @FieldResolver(() => Boolean, {
    description:
      'The viewer founded their organisation, and it has no owner: `claimOwnership` is for them. It needs a confirmed address.',
  })
  async canClaimOwnership(@Ctx() scope: Scope): Promise<boolean> {
    return isSignedIn(scope.actor) && isFounderWithoutOwner(scope);
  }
}
