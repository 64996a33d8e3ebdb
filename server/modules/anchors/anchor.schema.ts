import { Field, Int, ObjectType } from 'type-graphql';
import { LedgerNetworkEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

export const AnchorKindEnum = registerEnum('AnchorKind', 'Kind of data that an anchored root commits to.', {
  tickets: 'Tickets that were issued or revoked.',
  audit: 'Head of the audit log.',
});

export const TicketHappeningEnum = registerEnum(
  'TicketHappening',
  'State change of a ticket that is recorded on the ledger.',
  {
    issued: 'The ticket was issued.',
    revoked: 'The ticket was revoked.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'Merkle root recorded on the ledger as the memo hash of a transaction.',
})
export class Anchor {
  @Field(() => Int, { description: 'Sequence number of the anchor, from 1.' })
  number!: number;

  @Field(() => AnchorKindEnum, { description: 'Kind of data that the root commits to.' })
  kind!: 'tickets' | 'audit';

  @Field({ description: 'Merkle root: 32 bytes in hexadecimal.' })
  root!: string;

  @Field(() => Int, { description: 'Number of leaves in the tree. 0 for a head of the audit log.' })
  size!: number;

  @Field(() => LedgerNetworkEnum, {
    description: 'Ledger network: sandbox, quickstart or testnet.',
  })
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field({ description: 'Network passphrase, which identifies the ledger.' })
  passphrase!: string;

  @Field({ description: 'Public key of the account that sent the transaction.' })
  account!: string;

  @Field({ description: 'Hash of the ledger transaction, 64 hexadecimal digits.' })
  transactionHash!: string;

  @Field(() => Int, { description: 'Sequence number of the ledger that contains the transaction.' })
  ledger!: number;

  @Field(() => DateTimeScalar, { description: 'Close time of the ledger that contains the transaction.' })
  closedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the transaction. Null if the network has no explorer.',
  })
  explorerUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class AnchorConnection extends ConnectionOf(Anchor) {}

@ObjectType({
  simpleResolvers: true,
  description:
    'Merkle proof from a state change of a ticket to a root on the ledger. docs/tickets.md describes how to verify it. Bytes are hexadecimal.',
})
export class TicketProof {
  @Field(() => TicketHappeningEnum, { description: 'State change that the proof covers.' })
  event!: 'issued' | 'revoked';

  @Field({ description: 'Hash of the state change, hexadecimal.' })
  leaf!: string;

  @Field({ description: 'Salt of the leaf: 16 bytes, hexadecimal.' })
  salt!: string;

  @Field(() => Int, { description: 'Index of the leaf in the tree, from 0.' })
  index!: number;

  @Field(() => Int, { description: 'Number of leaves in the tree.' })
  size!: number;

  @Field(() => [String], { description: 'Sibling hashes, nearest first.' })
  path!: string[];

  @Field({ description: 'Root of the tree, hexadecimal.' })
  root!: string;

  @Field(() => Anchor, { description: 'Ledger transaction that records the root.' })
  anchor!: Anchor;
}
