import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Open, Requires, SignedIn } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRole, PartnerStatus } from '../../../platform/vocabulary.ts';
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
  @Query(() => PartnerConnection, { description: 'Partners of the issuer, most recently invited first.' })
  partners(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Arg('status', () => PartnerStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: PartnerStatus | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<PartnerConnection> {
    return listPartners(scope, { search, status, page: page.of(order) });
  }

  @SignedIn()
  @Query(() => PartnerInvitationConnection, {
    description:
      "Partner invitations to the viewer's confirmed email address. Pending invitations come first.",
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
    description:
      'Looks up a partner invitation by the secret from its emailed link. Null if it can no longer be answered.',
  })
  partnerInvitation(
    @Ctx() scope: Scope,
    @Arg('token', () => String, { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<PartnerInvitation | null> {
    return findInvitation(scope, token);
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation('partner', () => Partner, {
    description: 'Invites a partner by email. The name defaults to the local part of the address.',
  })
  async invitePartner(
    @Ctx() scope: Scope,
    @Input('email', () => String, { description: `Email address. ${upTo(ACCOUNT_LIMITS.email)}` })
    email: string,
    @Input('role', () => PartnerRoleEnum, { description: 'Role to invite to.' }) role: PartnerRole,
    @Input('name', () => String, { nullable: true, description: `Name. ${upTo(ACCOUNT_LIMITS.name)}` })
    name: string | null,
  ): Promise<Partner> {
    return presentPartner(await invitePartner(scope, { email, role, name }));
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation('partner', () => Partner, {
    description: 'Sends a partner invitation again with a new link. The previous link becomes invalid.',
  })
  async resendPartnerInvitation(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the invitation.' }) id: string,
  ): Promise<Partner> {
    return presentPartner(await resendInvitation(scope, id));
  }

  @Open()
  @Mutation(() => AnswerInvitationPayload, {
    description:
      'Answers a partner invitation, with the secret from the emailed link or, signed in, by its ID. Accepting requires `newAccount` if the address has no account.',
  })
  answerInvitation(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { nullable: true, description: 'ID of the invitation.' }) id: string | null,
    @Input('token', () => String, { nullable: true, description: 'Secret from the emailed link.' }) token:
      | string
      | null,
    @Input('accept', () => Boolean, { description: '`true` accepts and `false` declines the invitation.' })
    accept: boolean,
    @Input('newAccount', () => NewPartnerAccount, {
      nullable: true,
      description: 'Account to create when no account has the address.',
    })
    newAccount: NewPartnerAccount | null,
  ): Promise<AnswerInvitationPayload> {
    return answerInvitation(scope, { id, token, accept, newAccount });
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Partner, {
    description: 'Each partner of the issuer, when they are invited or answer.',
    subscribe: ({ context }: Subscribing) => watchPartners(context),
  })
  partnersChanged(@Root() partner: Partner): Partner {
    return partner;
  }
}
