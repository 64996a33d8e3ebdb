import { Ctx, Query, Resolver } from 'type-graphql';
import { isSignedIn } from '../../../platform/access/actor.ts';
import { Open, Requires, SignedIn } from '../../../platform/graphql/access.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentUser, presentViewer } from '../identity.present.ts';
import { ProfileInput, RegisterInput, RegisterPayload, User, Viewer } from '../identity.schema.ts';
import { readViewer } from './account.reads.ts';
import { register } from './register.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

@Resolver()
export class AccountResolver {
  @Open()
  @Query(() => Viewer, { nullable: true, description: 'The signed-in user. Null for a visitor.' })
  async viewer(@Ctx() scope: Scope): Promise<Viewer | null> {
    const { actor } = scope;
    if (!isSignedIn(actor) && actor.kind !== 'restricted') return null;
    return presentViewer(await readViewer(scope), actor);
  }

  @Open()
  @Mutation(() => RegisterPayload, {
    description: 'Creates an account and, for issuer roles, an organisation of that name.',
  })
  async register(
    @InputFields(() => RegisterInput) input: RegisterInput,
    @Ctx() scope: Scope,
  ): Promise<RegisterPayload> {
    const registered = await register(scope, input);
    const user = presentUser(await readViewer(registered.scope));
    return { user, hasWallet: user.hasWallet };
  }

  @Requires('EDIT_PROFILE')
  @Mutation('user', () => User, { description: 'Changes the name, phone number or theme of the caller.' })
  async updateProfile(
    @InputFields(() => ProfileInput) input: ProfileInput,
    @Ctx() scope: Scope,
  ): Promise<User> {
    await updateProfile(scope, input);
    return presentUser(await readViewer(scope));
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Confirms an email address with the secret from the emailed link, and with a session or the password of its account.',
  })
  async verifyEmail(
    @Input('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
    @Input('password', () => String, {
      nullable: true,
      description:
        'Password of the account that the link belongs to. Not needed with a session of that account.',
    })
    password: string | null,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await verifyEmail(scope, token, password);
    return true;
  }

  @SignedIn()
  @Mutation('done', () => Boolean, { description: 'Sends a new link to confirm the address of the caller.' })
  async resendVerification(@Ctx() scope: Scope): Promise<boolean> {
    await resendVerification(scope);
    return true;
  }
}
