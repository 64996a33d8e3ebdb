import { Ctx, Resolver } from 'type-graphql';
import { Identified, Open } from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { changePassword } from './change-password.ts';
import { PASSWORD_WORDS } from './password.rules.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';

@Resolver()
export class PasswordResolver {
  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Sends a link to reset the password. Returns `true` whether or not the address has an account.',
  })
  async requestPasswordReset(
    @Input('email', () => String, { description: 'Email address.' }) email: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await requestPasswordReset(scope, email);
    return true;
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description: 'Sets a new password with the secret from the emailed link.',
  })
  async resetPassword(
    @Input('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
    @Input('newPassword', () => String, { description: PASSWORD_WORDS })
    newPassword: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await resetPassword(scope, token, newPassword);
    return true;
  }

  @Identified()
  @Mutation('done', () => Boolean, {
    description: 'Changes the password of the caller. Ends all other sessions and revokes all API keys.',
  })
  async changePassword(
    @Input('currentPassword', () => String, { description: 'Current password.' })
    currentPassword: string,
    @Input('newPassword', () => String, { description: PASSWORD_WORDS })
    newPassword: string,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await changePassword(scope, currentPassword, newPassword);
    return true;
  }
}
