import { Field, Int, ObjectType } from 'type-graphql';
import { AnchorKindEnum, LedgerNetworkEnum, TicketHappeningEnum } from '../../graphql/enums.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A root that stands on the ledger, as the memo hash of a transaction.',
})
export class Anchor {
  @Field(() => Int)
  number!: number;

  @Field(() => AnchorKindEnum)
  kind!: 'tickets' | 'audit';

  @Field({ description: '32 bytes, hex.' })
  root!: string;

  @Field(() => Int, { description: 'Leaves of the tree; 0 for a head of the audit log.' })
  size!: number;

  @Field(() => LedgerNetworkEnum)
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field({ description: 'The passphrase that tells ledgers apart.' })
  passphrase!: string;

  @Field({ description: 'The account that sent the transaction.' })
  account!: string;

  @Field()
  transactionHash!: string;

  @Field(() => Int)
  ledger!: number;

  @Field(() => DateTimeScalar, { description: 'When the ledger closed.' })
  closedAt!: Date;

  @Field(() => String, { nullable: true })
  explorerUrl!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class AnchorConnection {
  @Field(() => [Anchor])
  nodes!: Anchor[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The way from what happened to a ticket to a root on the ledger. docs/tickets.md says how to follow it. Bytes are hex.',
})
export class TicketProof {
  @Field(() => TicketHappeningEnum)
  event!: 'issued' | 'revoked';

  @Field()
  leaf!: string;

  @Field({ description: '16 bytes.' })
  salt!: string;

  @Field(() => Int)
  index!: number;

  @Field(() => Int, { description: 'Leaves of the tree.' })
  size!: number;

  @Field(() => [String], { description: 'The sibling hashes, nearest first.' })
  path!: string[];

  @Field()
  root!: string;

  @Field(() => Anchor)
  anchor!: Anchor;
}
