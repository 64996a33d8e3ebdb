import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { Confirmed, Requires, WholeOrganisation } from '../../platform/graphql/access.ts';
import { ProviderMethodEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import {
  BY_NAME,
  type NameOrder,
  NameOrderEnum,
  NEWEST_FIRST,
  type TimeOrder,
  TimeOrderEnum,
} from '../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ProviderMethod } from '../../platform/vocabulary.ts';
import { Issuer, issuerSeen } from '../issuers/index.ts';
import { settlePayout } from './complete-payout.ts';
import { approvePayout, rejectPayout } from './decide-payout.ts';
import { findSelling, issuerOf, listPayouts, listSellers, platformMethods } from './payout.queries.ts';
import { type PayoutState } from './payout.rules.ts';
import {
  Payout,
  PayoutConnection,
  PayoutDestinationInput,
  PayoutRequestInput,
  PayoutSettlementInput,
  PayoutStatusEnum,
  PlatformSelling,
  PlatformSellingConnection,
  PlatformSellingInput,
} from './payout.schema.ts';
import { choosePlatformSelling, setPlatformSelling } from './platform-selling.ts';
import { requestPayout } from './request-payout.ts';
import { sendPayout } from './send-payout.ts';
import { setPayoutDestination } from './set-destination.ts';

const ID_OF = { description: 'ID of the payout.' };
const ISSUER = {
  nullable: true,
  description: 'ID of the issuer, for operators of the platform.',
} as const;

@Resolver()
export class PlatformSellingResolver {
  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => PlatformSelling, {
    description:
      "How an issuer sells through the platform's account, what is due to it, and where payouts go.",
  })
  platformSelling(
    @Ctx() scope: Scope,
    @Arg('issuerId', () => ID, ISSUER) issuerId: string | null,
  ): Promise<PlatformSelling> {
    return findSelling(scope, issuerOf(scope.actor, issuerId ?? null));
  }

  @Requires('MANAGE_SYSTEM')
  @Query(() => PlatformSellingConnection, {
    description: 'Issuers for which the platform was ever opened, by name.',
  })
  platformSellers(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<PlatformSellingConnection> {
    return listSellers(scope, page.of(order));
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation('platformSelling', () => PlatformSelling, {
    description:
      "Opens or closes the platform's account for an issuer, and sets the share that the platform keeps.",
  })
  setPlatformSelling(
    @Ctx() scope: Scope,
    @InputFields() input: PlatformSellingInput,
  ): Promise<PlatformSelling> {
    return setPlatformSelling(scope, input);
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('platformSelling', () => PlatformSelling, {
    description:
      "Lets the viewer's issuer sell through the platform's account where it has none of its own, or ends that.",
  })
  choosePlatformSelling(
    @Ctx() scope: Scope,
    @Input('isChosen', () => Boolean, { description: 'Whether to sell through it.' }) isChosen: boolean,
  ): Promise<PlatformSelling> {
    return choosePlatformSelling(scope, isChosen);
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('platformSelling', () => PlatformSelling, {
    description:
      "Sets the account that payouts of the viewer's issuer in a currency go to: at once for an owner, else after the approval of an owner or 24 hours (`accountChanges`). Every owner is notified. Payouts that are not sent yet go there too, and lose their approvals.",
  })
  setPayoutDestination(
    @Ctx() scope: Scope,
    @InputFields() input: PayoutDestinationInput,
  ): Promise<PlatformSelling> {
    return setPayoutDestination(scope, input);
  }
}

@Resolver()
export class PayoutResolver {
  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => PayoutConnection, {
    description: "Payouts of the viewer's issuer, or for operators of the platform of all issuers.",
  })
  payouts(
    @Ctx() scope: Scope,
    @Arg('issuerId', () => ID, ISSUER) issuerId: string | null,
    @Arg('status', () => PayoutStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: PayoutState | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<PayoutConnection> {
    return listPayouts(scope, { issuerId: issuerId ?? null, status: status ?? null, page: page.of(order) });
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('payout', () => Payout, {
    description:
      'Requests a payout of money that the platform collected. It is approved by two people of the platform.',
  })
  requestPayout(@Ctx() scope: Scope, @InputFields() input: PayoutRequestInput): Promise<Payout> {
    return requestPayout(scope, input);
  }

  @Requires('MANAGE_SYSTEM')
  @Confirmed('money')
  @Mutation('payout', () => Payout, {
    description:
      'Approves a payout to a destination. Two people must, and neither can be the one who requested it. API keys cannot.',
  })
  approvePayout(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
    @Input('destinationId', () => ID, { description: 'ID of the destination that the approval is for.' })
    destinationId: string,
  ): Promise<Payout> {
    return approvePayout(scope, { id, destinationId });
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Mutation('payout', () => Payout, { description: 'Rejects or withdraws a payout that is not sent yet.' })
  rejectPayout(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
    @Input('reason', () => String, { description: `Reason in plain text. ${upTo(PAYOUT_LIMITS.reason)}` })
    reason: string,
  ): Promise<Payout> {
    return rejectPayout(scope, { id, reason });
  }

  @Requires('MANAGE_SYSTEM')
  @Confirmed('money')
  @Mutation('payout', () => Payout, {
    description:
      "Sends an approved payout by the provider of the platform's account, or records that it was sent by hand. It is never requested twice.",
  })
  sendPayout(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
    @Input('reference', () => String, {
      nullable: true,
      description: `Reference of a transfer by hand. Null: the provider sends it. ${upTo(PAYOUT_LIMITS.receipt)}`,
    })
    transfer: string | null,
  ): Promise<Payout> {
    return sendPayout(scope, { id, reference: transfer ?? null });
  }

  @Requires('MANAGE_SYSTEM')
  @Confirmed('money')
  @Mutation('payout', () => Payout, {
    description:
      'Records whether a payout arrived that was sent by hand, or that its provider has not confirmed for a day.',
  })
  settlePayout(@Ctx() scope: Scope, @InputFields() input: PayoutSettlementInput): Promise<Payout> {
    return settlePayout(scope, input);
  }
}

@Resolver(() => Payout)
export class PayoutIssuerResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'Issuer that gets it.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId, issuerName }: Payout,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId, name: issuerName }, () => issuerSeen(scope, issuerId));
  }
}

@Resolver(() => PlatformSelling)
export class SellingFieldsResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'Issuer that sells.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { id, issuerName }: PlatformSelling,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id, name: issuerName }, () => issuerSeen(scope, id));
  }
  @FieldResolver(() => [ProviderMethodEnum], {
    description:
      'Methods that active accounts of the platform take. While there are none, buyers cannot pay through the platform.',
  })
  methods(@Ctx() scope: Scope): Promise<ProviderMethod[]> {
    return platformMethods(scope);
  }
}
