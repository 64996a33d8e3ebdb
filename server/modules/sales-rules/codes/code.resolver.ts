import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Tier, tierOfHolder } from '../../events/index.ts';
import { codeOffer, listCodes } from './code.queries.ts';
import { CodeOffer, SellingCode, SellingCodeConnection, SellingCodeInput } from './code.schema.ts';
import { changeCode, createCode } from './save-code.ts';

@Resolver(() => SellingCode)
export class CodeResolver {
  @FieldResolver(() => [Tier], {
    nullable: true,
    description: 'Tiers that the code applies to. Null: all tiers of the event.',
  })
  tiers(
    @Ctx() scope: Scope,
    @Root() { tierIds }: SellingCode,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Tier[]> | null {
    if (tierIds === null) return null;
    return Promise.all(tierIds.map((id) => reference(info, { id }, () => tierOfHolder(scope, id))));
  }

  @Open()
  @Lookup('CODE_UNKNOWN')
  @Query(() => CodeOffer, {
    nullable: true,
    description: 'Effect of a code on a published event.',
  })
  codeOffer(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'Name of the event in URLs.' }) slug: string,
    @Arg('code', { description: 'Code that the buyer entered.' }) code: string,
  ): Promise<CodeOffer> {
    return codeOffer(scope, slug, code);
  }

  @Requires('MANAGE_TIERS')
  @Query(() => SellingCodeConnection, { description: 'Codes of an event, newest first.' })
  sellingCodes(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<SellingCodeConnection> {
    return listCodes(scope, eventId, page.of(order));
  }

  @Requires('MANAGE_TIERS')
  @Mutation('sellingCode', () => SellingCode, {
    description: 'Creates a promo code or an access code for an event.',
  })
  createSellingCode(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @InputFields() input: SellingCodeInput,
  ): Promise<SellingCode> {
    return createCode(scope, eventId, input);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('sellingCode', () => SellingCode, {
    description: 'Replaces the terms of a code. Existing orders keep their prices.',
  })
  changeSellingCode(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the code.' }) id: string,
    @InputFields() input: SellingCodeInput,
  ): Promise<SellingCode> {
    return changeCode(scope, id, input);
  }
}
