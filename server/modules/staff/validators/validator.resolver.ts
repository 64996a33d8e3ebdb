import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Confirmed, Requires } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { MAX_ASSIGNED_EVENTS } from '../assigned-events/assigned-events.rules.ts';
import { registerValidator } from './register-validator.ts';
import { revokeDevice } from './revoke-device.ts';
import { listValidators, watchValidators } from './validator.queries.ts';
import { RegisterValidatorPayload, ValidatorConnection } from './validator.schema.ts';

@Resolver()
export class ValidatorResolver {
  @Requires('MANAGE_VALIDATORS')
  @Query(() => ValidatorConnection, {
    description: 'Validators of the issuer by name; all validators for system admins.',
  })
  validators(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<ValidatorConnection> {
    return listValidators(scope, page.of(order));
  }

  @Requires('MANAGE_VALIDATORS')
  @Confirmed()
  @Mutation(() => RegisterValidatorPayload, {
    description:
      'Creates a validator account with a temporary password that opens one session within 24 hours.',
  })
  registerValidator(
    @Ctx() scope: Scope,
    @Input('email', () => String, { description: `Email address. ${upTo(ACCOUNT_LIMITS.email)}` })
    email: string,
    @Input('name', () => String, { nullable: true, description: `Name. ${upTo(ACCOUNT_LIMITS.name)}` })
    name: string | null,
    @Input('eventIds', () => [ID], {
      nullable: true,
      description: `IDs of the events that the validator is limited to. Null: all events of the organisation, or those of a validator who is registered again. At most ${MAX_ASSIGNED_EVENTS}.`,
    })
    eventIds: string[] | null,
  ): Promise<RegisterValidatorPayload> {
    return registerValidator(scope, { email, name, eventIds });
  }

  @Requires('MANAGE_VALIDATORS')
  @Mutation('revokedId', () => ID, {
    payload: 'ID of the device that was revoked.',
    description: "Signs out a validator's device immediately and revokes the keys created on it.",
  })
  async revokeDevice(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the device.' }) id: string,
  ): Promise<string> {
    await revokeDevice(scope, id);
    return id;
  }

  @Requires('MANAGE_VALIDATORS')
  @Subscription(() => DateTimeScalar, {
    description: 'Signals that the list of validators may have changed, at most once per second.',
    subscribe: ({ context }: Subscribing) => watchValidators(context),
  })
  validatorsChanged(@Root() at: Date): Date {
    return at;
  }
}
