import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';

@ObjectType({ simpleResolvers: true, description: 'A ticket that lets nobody in any more.' })
export class RevokedTicket {
  @Field(() => ID, { description: 'The ticket that it is about.' })
  ticketId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was revoked.' })
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

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => [RevokedTicket], { description: 'Tickets that let nobody in any more.' })
  revoked!: RevokedTicket[];

  @Field(() => Int, { description: 'In all, listed here or not.' })
  totalRevoked!: number;

  @Field(() => Int, { description: 'The version of the organiser’s key that signed it.' })
  keyVersion!: number;

  @Field({ description: 'Ed25519, base64url.' })
  signature!: string;
}
