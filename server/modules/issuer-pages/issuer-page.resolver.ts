import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { PAGE_LIMITS } from '../../lib/limits/text-limits.ts';
import { Open, Requires, WithoutKey } from '../../platform/graphql/access.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import {
  LATEST_FIRST,
  SOONEST_FIRST,
  type StartOrder,
  StartOrderEnum,
} from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { asksFor } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { EventConnection, TIER_FIELDS } from '../events/index.ts';
import { Issuer } from '../issuers/index.ts';
import { countFollowers, isFollowedByViewer } from './following/follower.queries.ts';
import {
  contactOf,
  findIssuerBySlug,
  findPageOwner,
  pastEvents,
  upcomingEvents,
} from './issuer-page.queries.ts';
import { mayChangeSlug, mayEditPage } from './issuer-page.rules.ts';
import { UpdateIssuerPageInput } from './issuer-page.schema.ts';
import { changeIssuerSlug, updateIssuerPage } from './update-issuer-page.ts';

@Resolver()
export class IssuerPageResolver {
  @Open()
  @Lookup()
  @Query(() => Issuer, {
    nullable: true,
    description:
      'Looks up an issuer by its name in URLs. A former name finds it too; `slug` of the result is the present one.',
  })
  issuerBySlug(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'Name of the issuer in URLs.' }) slug: string,
  ): Promise<Issuer> {
    return findIssuerBySlug(scope, slug);
  }

  @Requires('MANAGE_VALIDATORS')
  @Mutation('issuer', () => Issuer, {
    description: "Changes the public page of the caller's organisation. Owners and admins may.",
  })
  async updateIssuerPage(
    @Ctx() scope: Scope,
    @InputFields(() => UpdateIssuerPageInput)
    input: UpdateIssuerPageInput,
  ): Promise<Issuer> {
    return findPageOwner(scope, await updateIssuerPage(scope, input));
  }

  @Requires('MANAGE_VALIDATORS')
  @WithoutKey()
  @Mutation('issuer', () => Issuer, {
    description:
      "Changes the name of the caller's organisation in URLs. The former name redirects and is never given to another issuer. Only owners may.",
  })
  async changeIssuerSlug(
    @Ctx() scope: Scope,
    @Input('slug', { description: `Lower-case letters, digits and hyphens. ${upTo(PAGE_LIMITS.slug)}` })
    slug: string,
  ): Promise<Issuer> {
    return findPageOwner(scope, await changeIssuerSlug(scope, slug));
  }
}

@Resolver(() => Issuer)
export class IssuerPageFieldsResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Website of the issuer.' })
  async website(@Ctx() scope: Scope, @Root() { id }: Issuer): Promise<string | null> {
    return (await contactOf(scope, id))?.website ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Public email address of the issuer. Null when visitors use the contact form.',
  })
  async contactEmail(@Ctx() scope: Scope, @Root() { id }: Issuer): Promise<string | null> {
    return (await contactOf(scope, id))?.contactEmail ?? null;
  }

  @FieldResolver(() => EventConnection, {
    description: 'Events of the issuer on sale, soonest first. Empty while it is inactive.',
  })
  upcomingEvents(
    @Ctx() scope: Scope,
    @Root() issuer: Issuer,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => StartOrderEnum, SOONEST_FIRST) order: StartOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    const tiers = asksFor(info, ...TIER_FIELDS);
    return upcomingEvents(scope, issuer, { page: page.of(order), tiers });
  }

  @FieldResolver(() => EventConnection, {
    description: 'Events of the issuer that have ended, latest first.',
  })
  pastEvents(
    @Ctx() scope: Scope,
    @Root() issuer: Issuer,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => StartOrderEnum, LATEST_FIRST) order: StartOrder,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventConnection> {
    const tiers = asksFor(info, ...TIER_FIELDS);
    return pastEvents(scope, issuer, { page: page.of(order), tiers });
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Number of people who follow the issuer by mail. Visible to the issuer's staff; null for others.",
  })
  followers(@Ctx() scope: Scope, @Root() { id }: Issuer): Promise<number | null> {
    return countFollowers(scope, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer follows the issuer by mail. False for visitors.',
  })
  viewerFollows(@Ctx() scope: Scope, @Root() { id }: Issuer): Promise<boolean> {
    return isFollowedByViewer(scope, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can edit the public page.' })
  viewerCanEditPage(@Ctx() { actor }: Scope, @Root() { id }: Issuer): boolean {
    return mayEditPage(actor, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can change the name in URLs.' })
  viewerCanChangeSlug(@Ctx() { actor }: Scope, @Root() { id }: Issuer): boolean {
    return mayChangeSlug(actor, id);
  }
}
