import { Ctx, ID, Resolver } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import {
  Confirmed,
  DuringMaintenance,
  Identified,
  Open,
  SignedIn,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentLogin } from '../identity.present.ts';
import { ConfirmLoginPayload, LoginWithPasskeyPayload, REFRESH } from '../identity.schema.ts';
import { confirmAppCode, startApp } from './app-authenticator.ts';
import { confirmIdentity, startPasskeyConfirmation } from './confirm-identity.ts';
import { confirmLogin } from './confirm-login.ts';
import { MAX_PASSKEYS } from './factor.rules.ts';
import {
  Authenticator,
  ConfirmAuthenticatorAppPayload,
  RegisterPasskeyPayload,
  StartAuthenticatorAppPayload,
} from './factor.schema.ts';
import { loginWithPasskey, startPasskeyLogin } from './login-with-passkey.ts';
import { addPasskey, renameAuthenticator, startPasskey } from './passkeys.ts';
import { cancelRecovery, requestRecovery, startRecovery } from './recover-factors.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { removeAuthenticator } from './remove-authenticator.ts';

const PASSKEY_ANSWER = 'Answer of `navigator.credentials.get`, in the JSON form of WebAuthn.';
const OPTIONS = 'Options for `navigator.credentials.get`, in the JSON form of WebAuthn.';
const NAME_LENGTH = ACCOUNT_LIMITS.name;
const CODE = 'Code of six digits from the authenticator app. Each works once.';

@Resolver()
export class FactorResolver {
  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => ConfirmLoginPayload, {
    description:
      'Completes a sign-in that was answered with SECOND_FACTOR_REQUIRED. Takes exactly one of `code`, `recoveryCode` and `passkey`.',
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
    @Input('passkey', () => JsonScalar, {
      nullable: true,
      description: `${PASSKEY_ANSWER} Its options are \`passkey\` in the details of that error.`,
    })
    passkey: unknown,
    @Input('refresh', () => Boolean, { defaultValue: false, description: REFRESH }) refresh: boolean,
    @Ctx() scope: Scope,
  ): Promise<ConfirmLoginPayload> {
    return presentLogin(await confirmLogin(scope, challenge, { code, recoveryCode, passkey }, refresh));
  }

  @Identified()
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
    @Input('passkey', () => JsonScalar, {
      nullable: true,
      description: `${PASSKEY_ANSWER} Its options are those of \`startPasskeyConfirmation\`.`,
    })
    passkey: unknown,
    @Ctx() scope: Scope,
  ): Promise<Date> {
    return confirmIdentity(scope, { password, code, passkey });
  }

  @Open()
  @DuringMaintenance()
  @Mutation('options', () => JsonScalar, {
    payload: OPTIONS,
    description: 'Begins a sign-in by a passkey. `loginWithPasskey` completes it.',
  })
  async startPasskeyLogin(@Ctx() scope: Scope): Promise<unknown> {
    return startPasskeyLogin(scope);
  }

  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => LoginWithPasskeyPayload, {
    description: 'Opens a session by a passkey, which counts as both factors.',
  })
  async loginWithPasskey(
    @Input('passkey', () => JsonScalar, { description: PASSKEY_ANSWER }) passkey: unknown,
    @Ctx() scope: Scope,
  ): Promise<LoginWithPasskeyPayload> {
    return presentLogin(await loginWithPasskey(scope, passkey));
  }

  @Identified()
  @DuringMaintenance()
  @Mutation('options', () => JsonScalar, {
    payload: OPTIONS,
    description: 'Begins a confirmation by a passkey of the caller. `confirmIdentity` completes it.',
  })
  async startPasskeyConfirmation(@Ctx() scope: Scope): Promise<unknown> {
    return startPasskeyConfirmation(scope);
  }

  @Identified()
  @Confirmed('persons')
  @Mutation('options', () => JsonScalar, {
    payload: 'Options for `navigator.credentials.create`, in the JSON form of WebAuthn.',
    description:
      'Begins the registration of a passkey. `registerPasskey` completes it. Needs a confirmed email address.',
  })
  async startPasskeyRegistration(@Ctx() scope: Scope): Promise<unknown> {
    return startPasskey(scope);
  }

  @Identified()
  @Mutation(() => RegisterPasskeyPayload, {
    description: `Adds a passkey to the account of the caller: at most ${MAX_PASSKEYS}.`,
  })
  async registerPasskey(
    @Input('name', () => String, { description: `Display name. ${upTo(NAME_LENGTH)}` }) name: string,
    @Input('passkey', () => JsonScalar, {
      description: 'Answer of `navigator.credentials.create`, in the JSON form of WebAuthn.',
    })
    passkey: unknown,
    @Ctx() scope: Scope,
  ): Promise<RegisterPasskeyPayload> {
    return addPasskey(scope, { name, response: passkey });
  }

  @SignedIn()
  @Mutation('authenticator', () => Authenticator, { description: 'Renames a second factor of the caller.' })
  async updateAuthenticator(
    @Input('id', () => ID, { description: 'ID of the authenticator.' }) id: string,
    @Input('name', () => String, { description: `Display name. ${upTo(NAME_LENGTH)}` }) name: string,
    @Ctx() scope: Scope,
  ): Promise<Authenticator> {
    return renameAuthenticator(scope, { id, name });
  }

  @Identified()
  @Confirmed('persons')
  @Mutation(() => StartAuthenticatorAppPayload, {
    description:
      'Prepares an authenticator app as second factor. It counts after `confirmAuthenticatorApp`. Needs a confirmed email address.',
  })
  async startAuthenticatorApp(@Ctx() scope: Scope): Promise<StartAuthenticatorAppPayload> {
    return startApp(scope);
  }

  @Identified()
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
  @Confirmed('persons')
  @Mutation('recoveryCodes', () => [String], {
    payload: 'The new codes. Returned only once.',
    description: 'Makes ten new recovery codes. Those from before stop working.',
  })
  async createRecoveryCodes(@Ctx() scope: Scope): Promise<string[]> {
    return createRecoveryCodes(scope);
  }

  @SignedIn()
  @Confirmed('persons')
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

  @Open()
  @DuringMaintenance()
  @Mutation('done', () => Boolean, {
    description:
      'Mails the link that begins the recovery of an account whose second factors and recovery codes are lost.',
  })
  async requestFactorRecovery(
    @Input('challenge', () => String, {
      description: 'Challenge from the details of SECOND_FACTOR_REQUIRED, which proves the password.',
    })
    challenge: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await requestRecovery(scope, challenge);
    return true;
  }

  @Open()
  @DuringMaintenance()
  @Mutation('effectiveAt', () => DateTimeScalar, {
    payload: 'When the second factors are removed.',
    description:
      'Begins a recovery with the secret from the emailed link. The second factors of the account are removed after 48 hours, unless someone signs in to it or the recovery is cancelled.',
  })
  async startFactorRecovery(
    @Input('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
    @Ctx() scope: Scope,
  ): Promise<Date> {
    return startRecovery(scope, token);
  }

  @Open()
  @DuringMaintenance()
  @Mutation('done', () => Boolean, {
    description: 'Cancels a recovery with the secret from the mail about its start.',
  })
  async cancelFactorRecovery(
    @Input('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await cancelRecovery(scope, token);
    return true;
  }
}
