import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Registered signing key that is held outside the platform.',
})
export class SigningWallet {
  @Field({ description: 'Public key of the account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field(() => DateTimeScalar, { description: 'When ownership of the key was proved.' })
  provedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Transaction to sign as proof of a key. Its sequence number is 0, so it can never be executed.',
})
export class StartSigningKeyProofPayload {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Public key of the account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field({ description: 'Transaction envelope (XDR), base64.' })
  envelopeXdr!: string;

  @Field({ description: 'Transaction as a link for external wallets (SEP-7).' })
  sep7Uri!: string;

  @Field({ description: 'Hash of the transaction, hexadecimal.' })
  hash!: string;

  @Field(() => DateTimeScalar, { description: 'When the proof expires.' })
  expiresAt!: Date;
}
