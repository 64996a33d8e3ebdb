import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { Confirmed, Open, Requires } from '../../../platform/graphql/access.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Mutation } from '../../../platform/graphql/mutation.ts';
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
    description: 'Public key of an issuer: the given version or, by default, the current one.',
  })
  publicKey(
    @Ctx() scope: Scope,
    @Arg('issuerId', () => ID, { description: 'ID of the issuer.' }) issuerId: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the key. Defaults to the current one.',
    })
    version: number | null,
  ): Promise<PublicSigningKey> {
    return findPublicKey(scope, issuerId, version ?? null);
  }

  @Open()
  @Query(() => [PublicSigningKey], {
    description:
      "All versions of the public key of an event's issuer, because a QR code identifies only its event. Empty for an unknown event.",
  })
  publicKeysOfEvent(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
  ): Promise<PublicSigningKey[]> {
    return listKeysOfEvent(scope, eventId);
  }

  @Open()
  @Query(() => RevocationSnapshot, {
    description:
      "Signed list of revoked tickets, by default of the viewer's issuer. Without an issuer, the list of the whole installation, always complete.",
  })
  revocationSnapshot(
    @Ctx() scope: Scope,
    @Arg('issuerId', () => ID, { nullable: true, description: 'ID of the issuer.' }) issuerId: string | null,
    @Arg('since', () => String, {
      nullable: true,
      description: 'Number of the snapshot that the device has. Only later revocations are returned.',
    })
    since: string | null,
  ): Promise<RevocationSnapshot> {
    return revocationSnapshot(scope, { issuerId: issuerId ?? null, since: since ?? null });
  }

  @Requires('MANAGE_TICKETS')
  @Confirmed()
  @Mutation('signingKey', () => PublicSigningKey, {
    description:
      'Rotates the signing key of the issuer. New tickets use the new version; old versions remain valid for verification.',
  })
  async rotateSigningKey(@Ctx() scope: Scope): Promise<PublicSigningKey> {
    const { issuerId, version } = await rotateSigningKey(scope);
    return findPublicKey(scope, issuerId, version);
  }

  @FieldResolver(() => Issuer, { nullable: true, description: 'Issuer that the key belongs to.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: PublicSigningKey,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}
