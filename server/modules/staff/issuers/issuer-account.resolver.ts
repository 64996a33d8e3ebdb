import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listIssuerAccounts } from './issuer-account.queries.ts';
import {
  IssuerAccount,
  IssuerAccountConnection,
  SetIssuerActiveInput,
  UpdateIssuerInput,
} from './issuer-account.schema.ts';
import { setIssuerActive } from './set-issuer-active.ts';
import { updateIssuer } from './update-issuer.ts';

@Resolver()
export class IssuerAccountResolver {
  @Requires('MANAGE_ISSUERS')
  @Query(() => IssuerAccountConnection, { description: 'All issuers by name, for system admins.' })
  issuerAccounts(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name or description.' })
    search: string | null,
    @Arg('active', () => Boolean, {
      nullable: true,
      description: 'Returns only active or only inactive issuers.',
    })
    active: boolean | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<IssuerAccountConnection> {
    return listIssuerAccounts(scope, { search, active, page: page.of(order) });
  }

  @Requires('MANAGE_ISSUERS')
  @Mutation('issuer', () => IssuerAccount, {
    payload: 'The issuer.',
    description: 'Changes the name and description of an issuer.',
  })
  updateIssuer(
    @Ctx() scope: Scope,
    @InputFields(() => UpdateIssuerInput)
    input: UpdateIssuerInput,
  ): Promise<IssuerAccount> {
    return updateIssuer(scope, input);
  }

  @Requires('MANAGE_ISSUERS')
  @Mutation('issuer', () => IssuerAccount, {
    payload: 'The issuer.',
    description:
      'Activates or deactivates an issuer. An inactive issuer cannot publish or sell; its tickets stay valid and its data readable. Its owners and admins are notified of the reason.',
  })
  setIssuerActive(
    @Ctx() scope: Scope,
    @InputFields(() => SetIssuerActiveInput)
    input: SetIssuerActiveInput,
  ): Promise<IssuerAccount> {
    return setIssuerActive(scope, input);
  }
}
