import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import {
  DuringMaintenance,
  Identified,
  Open,
  SignedIn,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readViewer } from '../accounts/account.reads.ts';
import { presentUser } from '../identity.present.ts';
import { LoginPayload } from '../identity.schema.ts';
import { login } from './login.ts';
import { endSession, logout } from './logout.ts';

@Resolver()
export class SessionResolver {
  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => LoginPayload, { description: 'Opens a session.' })
  async login(
    @Arg('email', () => String, { description: 'The e-mail address.' }) email: string,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
    @Ctx() scope: Scope,
  ): Promise<LoginPayload> {
    const { token, expiresAt, sessionId, scope: own } = await login(scope, email, password);
    return { token, expiresAt, sessionId, user: presentUser(await readViewer(own)) };
  }

  @Identified()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => Boolean, { description: 'Ends the named session, or the one that asks.' })
  async logout(
    @Arg('sessionId', () => ID, { nullable: true, description: 'The session; without it the one that asks.' })
    sessionId: string | null,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await logout(scope, sessionId);
    return true;
  }

  @SignedIn()
  @DuringMaintenance()
  @WithoutKey()
  @Answers('endedId', 'The session that was ended.')
  @Mutation(() => ID, { description: 'Signs a device of one’s own out.' })
  async endSession(
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Ctx() scope: Scope,
  ): Promise<string> {
    await endSession(scope, id);
    return id;
  }
}
