import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A key outside of the platform that somebody proved to be his.',
})
export class SigningWallet {
  @Field({ description: 'The account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field(() => DateTimeScalar, { description: 'When the key was proved to be his.' })
  provedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A transaction to sign as proof of a key. Its sequence number is 0: it can never be executed.',
})
export class StartSigningKeyProofPayload {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field({ description: 'Base64.' })
  envelopeXdr!: string;

  @Field({ description: 'The same as a link for wallets (SEP-7).' })
  sep7Uri!: string;

  @Field({ description: 'Hexadecimal.' })
  hash!: string;

  @Field(() => DateTimeScalar, { description: 'Until then it is valid.' })
  expiresAt!: Date;
}
