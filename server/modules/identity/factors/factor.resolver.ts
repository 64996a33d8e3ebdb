import { Ctx, ID, Resolver } from 'type-graphql';
import {
  Confirmed,
  DuringMaintenance,
  Open,
  SignedIn,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentLogin } from '../identity.present.ts';
import { ConfirmLoginPayload } from '../identity.schema.ts';
import { confirmAppCode, startApp } from './app-authenticator.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { confirmLogin } from './confirm-login.ts';
import { ConfirmAuthenticatorAppPayload, StartAuthenticatorAppPayload } from './factor.schema.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { removeAuthenticator } from './remove-authenticator.ts';

const CODE = 'Code of six digits from the authenticator app. Each works once.';

@Resolver()
export class FactorResolver {
  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => ConfirmLoginPayload, {
    description:
      'Completes a sign-in that was answered with SECOND_FACTOR_REQUIRED. Takes exactly one of `code` and `recoveryCode`.',
  })
  async confirmLogin(
    @Input('challenge', () => String, {
      description: 'Challenge from the details of that error. Works once, for 5 minutes.',
    })
    challenge: string,
    @Input('code', () => String, { nullable: true, description: CODE }) code: string | null,
    @Input('recoveryCode', () => String, {
      nullable: true,
      description: 'One of the recovery codes of the account. Each works once.',
    })
    recoveryCode: string | null,
    @Ctx() scope: Scope,
  ): Promise<ConfirmLoginPayload> {
    return presentLogin(await confirmLogin(scope, challenge, { code, recoveryCode }));
  }

  @SignedIn()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('confirmedUntil', () => DateTimeScalar, {
    payload: 'When the next confirmation is needed.',
    description:
      'Confirms that the person of the session is present, for calls that answer CONFIRMATION_REQUIRED. Takes exactly one of its fields. Not available to API keys, which need none.',
  })
  async confirmIdentity(
    @Input('password', () => String, {
      nullable: true,
      description: 'Password of an account without a second factor.',
    })
    password: string | null,
    @Input('code', () => String, { nullable: true, description: CODE }) code: string | null,
    @Ctx() scope: Scope,
  ): Promise<Date> {
    return confirmIdentity(scope, { password, code });
  }

  @SignedIn()
  @Confirmed()
  @Mutation(() => StartAuthenticatorAppPayload, {
    description:
      'Prepares an authenticator app as second factor. It counts after `confirmAuthenticatorApp`. Needs a confirmed email address.',
  })
  async startAuthenticatorApp(@Ctx() scope: Scope): Promise<StartAuthenticatorAppPayload> {
    return startApp(scope);
  }

  @SignedIn()
  @Mutation(() => ConfirmAuthenticatorAppPayload, {
    description: 'Adds the authenticator app that was prepared, with its first code.',
  })
  async confirmAuthenticatorApp(
    @Input('id', () => ID, { description: 'ID of the authenticator.' }) id: string,
    @Input('code', () => String, { description: CODE }) code: string,
    @Ctx() scope: Scope,
  ): Promise<ConfirmAuthenticatorAppPayload> {
    return confirmAppCode(scope, id, code);
  }

  @SignedIn()
  @Confirmed()
  @Mutation('recoveryCodes', () => [String], {
    payload: 'The new codes. Returned only once.',
    description: 'Makes ten new recovery codes. Those from before stop working.',
  })
  async createRecoveryCodes(@Ctx() scope: Scope): Promise<string[]> {
    return createRecoveryCodes(scope);
  }

  @SignedIn()
  @Confirmed()
  @Mutation('removedId', () => ID, {
    payload: 'ID of the authenticator that was removed.',
    description: 'Removes a second factor of the caller. The recovery codes go with the last one.',
  })
  async removeAuthenticator(
    @Input('id', () => ID, { description: 'ID of the authenticator.' }) id: string,
    @Ctx() scope: Scope,
  ): Promise<string> {
    await removeAuthenticator(scope, id);
    return id;
  }
}
