import { Ctx, ID, Int, Resolver } from 'type-graphql';
import {
  DuringMaintenance,
  Identified,
  Open,
  SignedIn,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentLogin } from '../identity.present.ts';
import { LoginPayload, REFRESH, RefreshSessionPayload } from '../identity.schema.ts';
import { login } from './login.ts';
import { endOtherSessions, endSession, logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';

@Resolver()
export class SessionResolver {
  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => LoginPayload, {
    description:
      'Opens a session. An account with a second factor is answered with SECOND_FACTOR_REQUIRED: `confirmLogin` completes the sign-in.',
  })
  async login(
    @Input('email', () => String, { description: 'Email address.' }) email: string,
    @Input('password', () => String, { description: 'Password of the account.' }) password: string,
    @Input('refresh', () => Boolean, { defaultValue: false, description: REFRESH }) refresh: boolean,
    @Ctx() scope: Scope,
  ): Promise<LoginPayload> {
    return presentLogin(await login(scope, email, password, { refresh }));
  }

  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => RefreshSessionPayload, {
    description:
      'Renews the token of a session. Each refresh token works once and is replaced by that of the answer. One that was used before ends the session; only the device that used it last may repeat the call, for 5 minutes and until it uses the answer.',
  })
  async refreshSession(
    @Input('refreshToken', () => String, { description: 'Refresh token of the last answer.' })
    refreshToken: string,
    @Ctx() scope: Scope,
  ): Promise<RefreshSessionPayload> {
    return refreshSession(scope, refreshToken);
  }

  @Identified()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('done', () => Boolean, { description: 'Ends the given session or, by default, the current one.' })
  async logout(
    @Input('sessionId', () => ID, {
      nullable: true,
      description: 'ID of the session to end. Defaults to the current session.',
    })
    sessionId: string | null,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await logout(scope, sessionId);
    return true;
  }

  @SignedIn()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('endedId', () => ID, {
    payload: 'ID of the session that was ended.',
    description: 'Ends another session of the caller.',
  })
  async endSession(
    @Input('id', () => ID, { description: 'ID of the session.' }) id: string,
    @Ctx() scope: Scope,
  ): Promise<string> {
    await endSession(scope, id);
    return id;
  }

  @SignedIn()
  @DuringMaintenance()
  @Mutation('ended', () => Int, {
    payload: 'Number of sessions that were ended.',
    description: 'Ends all other sessions of the caller. API keys of programs go on.',
  })
  async endOtherSessions(@Ctx() scope: Scope): Promise<number> {
    return endOtherSessions(scope);
  }
}
