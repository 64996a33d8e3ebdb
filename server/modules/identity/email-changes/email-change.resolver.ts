import { Ctx, Resolver } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Confirmed, Open, SignedIn, WithoutKey } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { cancelEmailChange, changeEmail, confirmEmailChange } from './change-email.ts';
import { EmailChange } from './email-change.schema.ts';

@Resolver()
export class EmailChangeResolver {
  @SignedIn()
  @Confirmed('persons')
  @Mutation('emailChange', () => EmailChange, {
    description:
      'Begins a change of the email address of the caller. It counts once the links to the old and to the new mailbox were followed. Takes the place of a change that waits.',
  })
  async changeEmail(
    @Input('email', () => String, { description: `The new address. ${upTo(ACCOUNT_LIMITS.email)}` })
    email: string,
    @Input('withoutOld', () => Boolean, {
      defaultValue: false,
      description:
        'The old mailbox is lost: the change counts 48 hours after the link to the new one. The old mailbox gets a notice with a link that stops it.',
    })
    withoutOld: boolean | undefined,
    @Ctx() scope: Scope,
  ): Promise<EmailChange> {
    const change = await changeEmail(scope, email, withoutOld ?? false);
    return { ...change, oldConfirmed: change.oldConfirmedAt !== null, newConfirmed: false };
  }

  @Open()
  @WithoutKey()
  @Mutation('effectiveAt', () => DateTimeScalar, {
    nullable: true,
    payload: 'When the change counts. Null while the link to the other mailbox was not followed.',
    description:
      'Confirms a change of an email address with the secret from a mailed link, and with a session or the password of its account.',
  })
  async confirmEmailChange(
    @Input('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
    @Input('password', () => String, {
      nullable: true,
      description: 'Password of the account. Not needed with a session of that account.',
    })
    password: string | null,
    @Ctx() scope: Scope,
  ): Promise<Date | null> {
    return (await confirmEmailChange(scope, token, password)) ?? null;
  }

  @Open()
  @WithoutKey()
  @Mutation('done', () => Boolean, {
    description:
      'Cancels the change of an email address that waits: that of the caller, or that of a mailed link.',
  })
  async cancelEmailChange(
    @Input('token', () => String, {
      nullable: true,
      description: 'Secret from the link of the notice. Not needed by the owner of the account.',
    })
    token: string | null | undefined,
    @Ctx() scope: Scope,
  ): Promise<boolean> {
    await cancelEmailChange(scope, token ?? null);
    return true;
  }
}
