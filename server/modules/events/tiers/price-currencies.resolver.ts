import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { TicketCurrency } from '../../../lib/money/index.ts';
import { Open } from '../../../platform/graphql/access.ts';
import { CurrencyEnum } from '../../../platform/graphql/enums.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer } from '../../issuers/index.ts';
import { priceCurrencies } from './price-currencies.ts';

@Resolver(() => Issuer)
export class IssuerCurrenciesResolver {
  @Open()
  @FieldResolver(() => [CurrencyEnum], {
    description:
      'Currencies in which tiers of a new event can be priced: USD, XLM, KES, and those that a payment provider of the issuer takes.',
  })
  priceCurrencies(@Ctx() scope: Scope, @Root() issuer: Issuer): Promise<TicketCurrency[]> {
    return priceCurrencies(scope, issuer.id);
  }
}
