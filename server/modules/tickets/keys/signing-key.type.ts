import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';

@ObjectType('SigningKey', { simpleResolvers: true, description: "A version of an organiser's public key." })
export class PublicSigningKey {
  /** The id of the issuer that resolvers add; no field of the API. */
  issuerId!: string;

  @Field(() => Int, { description: 'Its version.' })
  version!: number;

  @Field({ description: 'Eight hex digits that QR codes name the key by.' })
  keyId!: string;

  @Field({ description: 'The 32 bytes of the Ed25519 public key in base64.' })
  publicKey!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it signs no more; it keeps verifying.',
  })
  retiredAt!: Date | null;
}
