import { Field, Int, ObjectType } from 'type-graphql';
import { LedgerNetworkEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

export const AnchorKindEnum = registerEnum('AnchorKind', 'What the root on the ledger stands for.', {
  tickets: 'Tickets that were issued or revoked.',
  audit: 'The head of the audit log.',
});

export const TicketHappeningEnum = registerEnum(
  'TicketHappening',
  'What of a ticket is proved on the ledger.',
  {
    issued: 'It was issued.',
    revoked: 'It was revoked.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'A root that stands on the ledger, as the memo hash of a transaction.',
})
export class Anchor {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => AnchorKindEnum, { description: 'What kind it is of.' })
  kind!: 'tickets' | 'audit';

  @Field({ description: '32 bytes, hex.' })
  root!: string;

  @Field(() => Int, { description: 'Leaves of the tree; 0 for a head of the audit log.' })
  size!: number;

  @Field(() => LedgerNetworkEnum, {
    description: 'The network of the ledger: sandbox, quickstart or testnet.',
  })
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field({ description: 'The passphrase that tells ledgers apart.' })
  passphrase!: string;

  @Field({ description: 'The account that sent the transaction.' })
  account!: string;

  @Field({ description: 'The transaction on the ledger, 64 hexadecimal digits.' })
  transactionHash!: string;

  @Field(() => Int, { description: 'The number of the ledger that holds it.' })
  ledger!: number;

  @Field(() => DateTimeScalar, { description: 'When the ledger closed.' })
  closedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Where people may look at it. Null: the network has no such pages.',
  })
  explorerUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class AnchorConnection {
  @Field(() => [Anchor], { description: 'The entries of the page.' })
  nodes!: Anchor[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The way from what happened to a ticket to a root on the ledger. docs/tickets.md says how to follow it. Bytes are hex.',
})
export class TicketProof {
  @Field(() => TicketHappeningEnum, { description: 'What happened to the ticket.' })
  event!: 'issued' | 'revoked';

  @Field({ description: 'The hash of what happened, hexadecimal.' })
  leaf!: string;

  @Field({ description: '16 bytes.' })
  salt!: string;

  @Field(() => Int, { description: 'Which leaf of the tree it is, from 0.' })
  index!: number;

  @Field(() => Int, { description: 'Leaves of the tree.' })
  size!: number;

  @Field(() => [String], { description: 'The sibling hashes, nearest first.' })
  path!: string[];

  @Field({ description: 'The root of the tree, hexadecimal.' })
  root!: string;

  @Field(() => Anchor, { description: 'The root on the ledger that the proof leads to.' })
  anchor!: Anchor;
}
