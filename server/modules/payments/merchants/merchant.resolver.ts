import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Confirmed, Requires, WholeOrganisation } from '../../../platform/graphql/access.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { PROVIDERS } from '../providers.ts';
import { closeMerchant } from './close-merchant.ts';
import { connectMerchant } from './connect-merchant.ts';
import { presentMerchant, presentProvider } from './merchant.present.ts';
import { listMerchants, nextCallbackUrl } from './merchant.queries.ts';
import type { ProviderName } from './merchant.rules.ts';
import { MerchantAccount, MerchantAccountInput, PaymentProviderEnum } from './merchant.schema.ts';
import { MerchantProvider } from './provider.schema.ts';
import { testMerchant } from './test-merchant.ts';

const ID_OF = { description: 'ID of the account.' };

@Resolver()
export class MerchantResolver {
  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => [MerchantAccount], {
    description:
      'Accounts of the issuer at payment providers, without closed ones: at most two of each method, an active one and an untested or waiting one.',
  })
  async merchantAccounts(@Ctx() scope: Scope): Promise<MerchantAccount[]> {
    const accounts = await listMerchants(scope);
    return accounts.map((account) => presentMerchant(scope, account));
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => [MerchantProvider], {
    description:
      'Payment providers at which accounts can be connected, with the fields of their credentials.',
  })
  merchantProviders(): MerchantProvider[] {
    return PROVIDERS.map(presentProvider);
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => String, {
    nullable: true,
    description:
      "Address for events of the account that is connected next, to be entered in the provider's settings before. Null if the provider has no such setting.",
  })
  nextMerchantCallbackUrl(
    @Ctx() scope: Scope,
    @Arg('provider', () => PaymentProviderEnum, { description: 'Payment provider.' }) provider: ProviderName,
  ): Promise<string | null> {
    return nextCallbackUrl(scope, provider);
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('merchantAccount', () => MerchantAccount, {
    description:
      'Connects an account at a payment provider. It becomes active by `testMerchantAccount`, and replaces an untested or waiting one of its method.',
  })
  async connectMerchantAccount(
    @Ctx() scope: Scope,
    @InputFields(() => MerchantAccountInput)
    input: MerchantAccountInput,
  ): Promise<MerchantAccount> {
    return presentMerchant(scope, await connectMerchant(scope, input));
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('merchantAccount', () => MerchantAccount, {
    description:
      'Asks the provider whether the credentials of an account work. If so, the account becomes active in place of another one of its method: at once for an owner, else after the approval of an owner or 24 hours (`accountChanges`). Every owner is notified. No money moves.',
  })
  async testMerchantAccount(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<MerchantAccount> {
    return presentMerchant(scope, await testMerchant(scope, id));
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('merchantAccount', () => MerchantAccount, {
    description:
      'Disconnects an account. Buyers cannot use it any longer; payments under way end, and refunds of its payments still go through it. An active account is closed at once for an owner, else after the approval of an owner or 24 hours (`accountChanges`). Every owner is notified.',
  })
  async closeMerchantAccount(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<MerchantAccount> {
    return presentMerchant(scope, await closeMerchant(scope, id));
  }
}
