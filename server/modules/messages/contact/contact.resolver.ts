import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Open } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ContactInput } from './contact.inputs.ts';
import { sendContactMessage } from './send-contact-message.ts';

@Resolver()
export class ContactResolver {
  @Open()
  @Mutation(() => Boolean, {
    description: 'Writes to those who run the platform; they answer by mail. True once they have it.',
  })
  async sendContactMessage(
    @Ctx() scope: Scope,
    @Arg('input', () => ContactInput, { description: 'The input.' }) input: ContactInput,
  ): Promise<boolean> {
    await sendContactMessage(scope, input);
    return true;
  }
}
