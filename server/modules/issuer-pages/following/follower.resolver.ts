import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Open, SignedIn, WithoutKey } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { FormerName, Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer } from '../../issuers/index.ts';
import { findPageOwner } from '../issuer-page.queries.ts';
import { confirmFollow, followIssuer, requestFollow, unfollowByLink, unfollowIssuer } from './follow.ts';
import { issuerOfFollow } from './follower.queries.ts';
import { CONFIRM_DAYS, type ConsentPlace, MAX_EMAIL_LENGTH } from './follower.rules.ts';

const ConsentPlaceEnum = registerEnum<ConsentPlace>(
  'ConsentPlace',
  'Where a person agrees to be written to. The wording there is recorded with the consent.',
  { page: 'Page of the issuer.', checkout: 'Checkout of an event.' },
);

@Resolver()
export class FollowerResolver {
  @Open()
  @Lookup()
  @Query(() => Issuer, {
    nullable: true,
    description: 'Looks up the issuer that an email is about by the secret of its link to unsubscribe.',
  })
  followedIssuer(
    @Ctx() scope: Scope,
    @Arg('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<Issuer> {
    return issuerOfFollow(scope, token);
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description: `Sends a link that confirms that an email address follows an issuer, valid for ${CONFIRM_DAYS} days. The result does not reveal whether the address follows it already.`,
  })
  async requestFollow(
    @Ctx() scope: Scope,
    @Input('issuerId', () => ID, { description: 'ID of the issuer.' }) issuerId: string,
    @Input('email', { description: `Email address. ${upTo(MAX_EMAIL_LENGTH)}` }) email: string,
    @Input('place', () => ConsentPlaceEnum, {
      nullable: true,
      description: 'Where the person agrees. By default the page of the issuer.',
    })
    place: ConsentPlace | null,
  ): Promise<boolean> {
    await requestFollow(scope, issuerId, email, place ?? 'page');
    return true;
  }

  @Open()
  @WithoutKey()
  @Mutation('issuer', () => Issuer, {
    description:
      'Confirms an email address, which follows the issuer from then on. A repeat changes nothing.',
  })
  async confirmFollow(
    @Ctx() scope: Scope,
    @Input('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<Issuer> {
    return findPageOwner(scope, await confirmFollow(scope, token));
  }

  @Open()
  @WithoutKey()
  @FormerName('stopFollowing', '2026-11-29')
  @Mutation('done', () => Boolean, {
    description: 'Unsubscribes an email address from an issuer, by the secret of an emailed link.',
  })
  async unfollowByLink(
    @Ctx() scope: Scope,
    @Input('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<boolean> {
    await unfollowByLink(scope, token);
    return true;
  }

  @SignedIn()
  @WithoutKey()
  @Mutation('issuer', () => Issuer, {
    description: "Follows an issuer with the viewer's email address, which must be confirmed.",
  })
  async followIssuer(
    @Ctx() scope: Scope,
    @Input('issuerId', () => ID, { description: 'ID of the issuer.' }) issuerId: string,
  ): Promise<Issuer> {
    await followIssuer(scope, issuerId);
    return findPageOwner(scope, issuerId);
  }

  @SignedIn()
  @WithoutKey()
  @Mutation('issuer', () => Issuer, { description: "Ends the emails of an issuer to the viewer's address." })
  async unfollowIssuer(
    @Ctx() scope: Scope,
    @Input('issuerId', () => ID, { description: 'ID of the issuer.' }) issuerId: string,
  ): Promise<Issuer> {
    await unfollowIssuer(scope, issuerId);
    return findPageOwner(scope, issuerId);
  }
}
