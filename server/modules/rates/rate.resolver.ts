import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import type { Scope } from '../../platform/scope.ts';
import { listRates } from './rate.queries.ts';
import { ExchangeRate, ExchangeRateInput } from './rate.schema.ts';
import { setExchangeRate } from './set-exchange-rate.ts';

@Resolver()
export class RateResolver {
  @Open()
  @Query(() => [ExchangeRate], {
    description: 'The whole table that quotes are made with: one rate for each pair of currencies.',
  })
  exchangeRates(@Ctx() scope: Scope): Promise<ExchangeRate[]> {
    return listRates(scope);
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation(() => ExchangeRate, { description: 'One direction of a pair; the other is a rate of its own.' })
  setExchangeRate(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: ExchangeRateInput,
  ): Promise<ExchangeRate> {
    return setExchangeRate(scope, input);
  }
}
