import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { LedgerNetworkEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { LedgerNoticeCode } from './ledger-state.ts';
import type { MovementKind } from './wallet.reads.ts';
import type { WalletOwner } from './wallet.record.ts';

export const WalletOwnerEnum = registerEnum('WalletOwner', "One's own, or the organiser's.", {
  user: 'One’s own.',
  issuer: 'The organiser’s.',
});

export const MovementKindEnum = registerEnum('MovementKind', 'What a payment was for the wallet.', {
  funding: 'Test money of the faucet.',
  payment_in: 'A payment that came in.',
  payment_out: 'A payment that went out.',
  ticket_payment: 'A ticket that was bought.',
  ticket_sale: 'A ticket that was sold.',
  refund: 'A payment that was given back.',
});

export const LedgerNoticeCodeEnum = registerEnum('LedgerNoticeCode', 'Why the ledger cannot be used.', {
  away: 'It cannot be reached.',
  reset: 'It began again, and payments rest.',
  wrong_network: 'Its address serves another network, and payments rest.',
});

@ObjectType({ simpleResolvers: true, description: 'How the ledger stands, for everybody to see.' })
export class LedgerStatus {
  @Field(() => LedgerNetworkEnum, {
    description: 'The network of the ledger: sandbox, quickstart or testnet.',
  })
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field(() => Boolean, { description: 'Wallets can be funded and payments made.' })
  up!: boolean;

  @Field(() => Boolean, { description: 'The network has a faucet.' })
  fundable!: boolean;

  @Field(() => String, { nullable: true, description: 'What to tell people while it is not up.' })
  notice!: string | null;

  @Field(() => LedgerNoticeCodeEnum, { nullable: true, description: 'The code of that sentence.' })
  noticeCode!: LedgerNoticeCode | null;

  @Field(() => Float, { description: 'Expected seconds between two ledgers.' })
  closeSeconds!: number;
}

@Carries('money', 'keys')
@SeenWithObject('its owner')
@ObjectType({ simpleResolvers: true, description: 'An account on the ledger whose key Passa keeps.' })
export class Wallet {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => WalletOwnerEnum, { description: 'Whose it is.' })
  owner!: WalletOwner['kind'];

  @Field(() => String, { description: 'The account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field(() => Boolean, { description: 'It exists on the ledger.' })
  funded!: boolean;

  @Field(() => Money, { description: 'In XLM, with all seven decimals.' })
  balance!: Money;

  @Field(() => Money, { description: 'What can leave it, the fee of a payment included.' })
  spendable!: Money;

  @Field(() => Money, { description: 'What the network keeps in it.' })
  reserve!: Money;

  @Field(() => Boolean, { description: 'The ledger cannot be asked now: the balance is what it said last.' })
  stale!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the ledger said so. Null: it was never asked.',
  })
  balanceAt!: Date | null;

  @Field(() => LedgerNetworkEnum, {
    description: 'The network of the ledger: sandbox, quickstart or testnet.',
  })
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field(() => Boolean, { description: 'The network has a faucet.' })
  fundable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where people may look at it. Null: the network has no such pages.',
  })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Money, {
    nullable: true,
    description:
      'In the answer of fundWallet: what the call added, in XLM. 0 when the faucet gave earlier that day.',
  })
  faucetGave?: Money | null;
}

@Carries('keys')
@SeenWithObject('the owner of the wallet, with the password')
@ObjectType({ simpleResolvers: true, description: 'Whoever knows the secret key owns the account.' })
export class ExportWalletKeyPayload {
  @Field(() => String, { description: 'The account that the secret belongs to.' })
  publicKey!: string;

  @Field(() => String, { description: 'The secret key: S and 55 characters. Whoever has it has the money.' })
  secretKey!: string;
}

@Carries('money')
@SeenWithObject('the owner of the wallet')
@ObjectType({ simpleResolvers: true, description: 'A payment as a wallet sees it, read from the ledger.' })
export class WalletMovement {
  @Field(() => ID, { description: "The ledger's own number of the operation." })
  id!: string;

  @Field(() => MovementKindEnum, { description: 'What kind it is of.' })
  kind!: MovementKind;

  @Field(() => Money, { description: 'In XLM; negative when it left the wallet.' })
  amount!: Money;

  @Field(() => Money, { nullable: true, description: 'In XLM, when this wallet paid it.' })
  fee!: Money | null;

  @Field(() => String, { nullable: true, description: 'The public key on the other side.' })
  counterparty!: string | null;

  @Field(() => String, { nullable: true, description: 'The hash in the memo, as hexadecimal digits.' })
  memo!: string | null;

  @Field(() => String, { description: 'The transaction on the ledger, 64 hexadecimal digits.' })
  transactionHash!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where people may look at it. Null: the network has no such pages.',
  })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the ledger closed.' })
  occurredAt!: Date;

  /** The id of the order that resolvers add; no field of the API. */
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the event.' })
  eventName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class WalletMovementConnection {
  @Field(() => [WalletMovement], { description: 'The entries of the page.' })
  nodes!: WalletMovement[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
