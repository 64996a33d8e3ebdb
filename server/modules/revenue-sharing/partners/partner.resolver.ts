import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires, SignedIn } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRole, PartnerStatus } from '../../../platform/vocabulary.ts';
import { ACCOUNT_LIMITS } from '../../identity/index.ts';
import { answerInvitation } from './answer-invitation.ts';
import { invitePartner, resendInvitation } from './invite-partner.ts';
import {
  findInvitation,
  listInvitations,
  listPartners,
  presentPartner,
  watchPartners,
} from './partner.queries.ts';
import {
  AnswerInvitationPayload,
  NewPartnerAccount,
  Partner,
  PartnerConnection,
  PartnerInvitation,
  PartnerInvitationConnection,
  PartnerRoleEnum,
  PartnerStatusEnum,
} from './partner.schema.ts';

@Resolver()
export class PartnerResolver {
  @Requires('VIEW_CONTRACTS')
  @Query(() => PartnerConnection, { description: "The organiser's partners, the last invited first." })
  partners(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'A part of what the list searches.' }) search:
      | string
      | null,
    @Arg('status', () => PartnerStatusEnum, { nullable: true, description: 'Only those that stand so.' })
    status: PartnerStatus | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<PartnerConnection> {
    return listPartners(scope, { search, status, page: page.of(order) });
  }

  @SignedIn()
  @Query(() => PartnerInvitationConnection, {
    description: 'What went to the own address, once that is confirmed; what waits for an answer first.',
  })
  myInvitations(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<PartnerInvitationConnection> {
    return listInvitations(scope, page.of(order));
  }

  @Open()
  @Lookup()
  @Query(() => PartnerInvitation, {
    nullable: true,
    description: 'By the secret of a mailed link. Null when it can no longer be answered.',
  })
  partnerInvitation(
    @Ctx() scope: Scope,
    @Arg('token', () => String, { description: 'The secret of the mailed link.' }) token: string,
  ): Promise<PartnerInvitation | null> {
    return findInvitation(scope, token);
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation(() => Partner, { description: 'By mail. The name is taken from the address unless given.' })
  async invitePartner(
    @Ctx() scope: Scope,
    @Arg('email', () => String, { description: `The e-mail address. ${upTo(ACCOUNT_LIMITS.email)}` })
    email: string,
    @Arg('role', () => PartnerRoleEnum, { description: 'Which role.' }) role: PartnerRole,
    @Arg('name', () => String, { nullable: true, description: `The name. ${upTo(ACCOUNT_LIMITS.name)}` })
    name: string | null,
  ): Promise<Partner> {
    return presentPartner(await invitePartner(scope, { email, role, name }));
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation(() => Partner, { description: 'With a new link; the last one stops working.' })
  async resendPartnerInvitation(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Partner> {
    return presentPartner(await resendInvitation(scope, id));
  }

  @Open()
  @Mutation(() => AnswerInvitationPayload, {
    description:
      'By the secret of the mailed link, or signed in by id. Accepting needs a new account when the address has none.',
  })
  answerInvitation(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { nullable: true, description: 'The identifier.' }) id: string | null,
    @Arg('token', () => String, { nullable: true, description: 'The secret of the mailed link.' }) token:
      | string
      | null,
    @Arg('accept', () => Boolean, { description: 'true accepts, false declines.' }) accept: boolean,
    @Arg('newAccount', () => NewPartnerAccount, {
      nullable: true,
      description: 'The account to be made when the address has none.',
    })
    newAccount: NewPartnerAccount | null,
  ): Promise<AnswerInvitationPayload> {
    return answerInvitation(scope, { id, token, accept, newAccount });
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Partner, {
    description: "Each of the organiser's partners after he was invited or answered.",
    subscribe: ({ context }: Subscribing) => watchPartners(context),
  })
  partnersChanged(@Root() partner: Partner): Partner {
    return partner;
  }
}
