import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A key outside of the platform that somebody proved to be his.',
})
export class SigningWallet {
  @Field()
  publicKey!: string;

  @Field(() => DateTimeScalar)
  provedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A transaction to sign as proof of a key. Its sequence number is 0: it can never be executed.',
})
export class StartSigningKeyProofPayload {
  @Field(() => ID)
  id!: string;

  @Field()
  publicKey!: string;

  @Field({ description: 'Base64.' })
  envelopeXdr!: string;

  @Field({ description: 'The same as a link for wallets (SEP-7).' })
  sep7Uri!: string;

  @Field({ description: 'Hexadecimal.' })
  hash!: string;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;
}
