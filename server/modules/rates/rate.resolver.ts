import { Ctx, Query, Resolver } from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import type { Scope } from '../../platform/scope.ts';
import { listRates } from './rate.queries.ts';
import { ExchangeRate, ExchangeRateInput } from './rate.schema.ts';
import { setExchangeRate } from './set-exchange-rate.ts';

@Resolver()
export class RateResolver {
  @Open()
  @Query(() => [ExchangeRate], {
    description:
      'All exchange rates used for quotes: one per ordered currency pair. Of UGX, TZS, RWF and EUR, those that were set: other amounts in them are not converted.',
  })
  exchangeRates(@Ctx() scope: Scope): Promise<ExchangeRate[]> {
    return listRates(scope);
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation('exchangeRate', () => ExchangeRate, {
    description: 'Sets the rate of one direction of a currency pair. The other direction has its own rate.',
  })
  setExchangeRate(@Ctx() scope: Scope, @InputFields() input: ExchangeRateInput): Promise<ExchangeRate> {
    return setExchangeRate(scope, input);
  }
}
