import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Identified, Open } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import { changePassword } from './change-password.ts';
import { PASSWORD_WORDS } from './password.rules.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';

@Resolver()
export class PasswordResolver {
  @Open()
  @Mutation(() => Boolean, { description: 'Always true: nobody learns which addresses have accounts.' })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The e-mail address.' }) email: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await requestPasswordReset(scope, email);
    return true;
  }

  @Open()
  @Mutation(() => Boolean, { description: 'Sets a new password by the secret of the mailed link.' })
  async resetPassword(
    @Arg('token', () => String, { description: 'The secret of the mailed link.' }) token: string,
    @Arg('newPassword', () => String, { description: PASSWORD_WORDS })
    newPassword: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await resetPassword(scope, token, newPassword);
    return true;
  }

  @Identified()
  @Mutation(() => Boolean, { description: 'Ends the other sessions and all API keys.' })
  async changePassword(
    @Arg('currentPassword', () => String, { description: 'The password as it is now.' })
    currentPassword: string,
    @Arg('newPassword', () => String, { description: PASSWORD_WORDS })
    newPassword: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await changePassword(scope, currentPassword, newPassword);
    return true;
  }
}
