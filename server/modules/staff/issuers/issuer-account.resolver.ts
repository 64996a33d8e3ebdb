import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listIssuerAccounts } from './issuer-account.queries.ts';
import {
  IssuerAccountConnection,
  IssuerAccountPayload,
  SetIssuerActiveInput,
  UpdateIssuerInput,
} from './issuer-account.schema.ts';
import { setIssuerActive } from './set-issuer-active.ts';
import { updateIssuer } from './update-issuer.ts';

@Resolver()
export class IssuerAccountResolver {
  @Requires('MANAGE_ISSUERS')
  @Query(() => IssuerAccountConnection, { description: 'Every organiser, by name, for system admins.' })
  issuerAccounts(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'A part of the name or description.' })
    search: string | null,
    @Arg('active', () => Boolean, { nullable: true, description: 'Only active or only inactive ones.' })
    active: boolean | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<IssuerAccountConnection> {
    return listIssuerAccounts(scope, { search, active, page: page.of(order) });
  }

  @Requires('MANAGE_ISSUERS')
  @Mutation(() => IssuerAccountPayload, { description: 'Changes name and description of an organiser.' })
  async updateIssuer(
    @Ctx() scope: Scope,
    @Arg('input', () => UpdateIssuerInput, { description: 'The input.' }) input: UpdateIssuerInput,
  ): Promise<IssuerAccountPayload> {
    return { issuer: await updateIssuer(scope, input) };
  }

  @Requires('MANAGE_ISSUERS')
  @Mutation(() => IssuerAccountPayload, {
    description:
      'An inactive organiser publishes and sells nothing. Its tickets stay valid and its data readable. Its owners and admins are alerted with the reason.',
  })
  async setIssuerActive(
    @Ctx() scope: Scope,
    @Arg('input', () => SetIssuerActiveInput, { description: 'The input.' }) input: SetIssuerActiveInput,
  ): Promise<IssuerAccountPayload> {
    return { issuer: await setIssuerActive(scope, input) };
  }
}
