import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@ObjectType({ simpleResolvers: true })
export class RevokedTicket {
  @Field(() => ID)
  ticketId!: string;

  @Field(() => DateTimeScalar)
  revokedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The revoked tickets of an organiser, or of the whole installation, as of a moment, signed. docs/tickets.md says how to verify it.',
})
export class RevocationSnapshot {
  @Field(() => ID, {
    description: 'The organiser; 00000000-0000-0000-0000-000000000000 for the whole installation.',
  })
  issuerId!: string;

  @Field({ description: 'Grows with each revocation.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The number that a delta builds upon; null when all are listed.',
  })
  since!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => [RevokedTicket])
  revoked!: RevokedTicket[];

  @Field(() => Int, { description: 'In all, listed here or not.' })
  totalRevoked!: number;

  @Field(() => Int)
  keyVersion!: number;

  @Field({ description: 'Ed25519, base64url.' })
  signature!: string;
}
