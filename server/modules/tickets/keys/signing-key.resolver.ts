import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires } from '../../../platform/graphql/access.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { revocationSnapshot } from '../revocation-snapshot.ts';
import { PublicSigningKey, RevocationSnapshot } from '../ticket.schema.ts';
import { rotateSigningKey } from './create-signing-key.ts';
import { findPublicKey, listKeysOfEvent } from './find-public-key.ts';

@Resolver(() => PublicSigningKey)
export class SigningKeyResolver {
  @Open()
  @Lookup()
  @Query(() => PublicSigningKey, {
    nullable: true,
    description: 'Any version of an organiser’s key; without one, the version that signs now.',
  })
  publicKey(
    @Ctx() scope: Scope,
    @Arg('issuerId', () => ID, { description: 'The organiser.' }) issuerId: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version; without it the one that signs now.',
    })
    version: number | null,
  ): Promise<PublicSigningKey> {
    return findPublicKey(scope, issuerId, version ?? null);
  }

  @Open()
  @Query(() => [PublicSigningKey], {
    description:
      'Every version of the key of an event’s organiser, one for each rotation: a QR code names its event only. Empty for an unknown event.',
  })
  publicKeysOfEvent(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
  ): Promise<PublicSigningKey[]> {
    return listKeysOfEvent(scope, eventId);
  }

  @Open()
  @Query(() => RevocationSnapshot, {
    description:
      'By default of the reader’s own organiser; without one, of the whole installation, always in full.',
  })
  revocationSnapshot(
    @Ctx() scope: Scope,
    @Arg('issuerId', () => ID, { nullable: true, description: 'The organiser.' }) issuerId: string | null,
    @Arg('since', () => String, {
      nullable: true,
      description: 'The number of the snapshot that the device has: only what came after it is answered.',
    })
    since: string | null,
  ): Promise<RevocationSnapshot> {
    return revocationSnapshot(scope, { issuerId: issuerId ?? null, since: since ?? null });
  }

  @Requires('MANAGE_TICKETS')
  @Mutation(() => PublicSigningKey, {
    description: 'Signs with a new version from now on; old ones keep verifying.',
  })
  async rotateSigningKey(@Ctx() scope: Scope): Promise<PublicSigningKey> {
    const { issuerId, version } = await rotateSigningKey(scope);
    return findPublicKey(scope, issuerId, version);
  }

  @FieldResolver(() => Issuer, { nullable: true, description: 'The organiser that it belongs to.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: PublicSigningKey,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}
