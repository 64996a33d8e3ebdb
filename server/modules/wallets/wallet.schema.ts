import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { LedgerNetworkEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { LedgerNoticeCode } from './ledger-state.ts';
import type { MovementKind } from './wallet.reads.ts';
import type { WalletOwner } from './wallet.record.ts';

export const WalletOwnerEnum = registerEnum('WalletOwner', 'Owner of a wallet.', {
  user: 'The user.',
  issuer: 'The issuer.',
});

export const MovementKindEnum = registerEnum('MovementKind', 'Kind of wallet movement.', {
  funding: 'Test money from the faucet.',
  payment_in: 'Incoming payment.',
  payment_out: 'Outgoing payment.',
  ticket_payment: 'Purchase of a ticket.',
  ticket_sale: 'Sale of a ticket.',
  refund: 'Refund.',
});

export const LedgerNoticeCodeEnum = registerEnum(
  'LedgerNoticeCode',
  'Reason why the ledger cannot be used.',
  {
    away: 'The ledger cannot be reached.',
    reset: 'The ledger was reset; payments are paused.',
    wrong_network: 'The configured address serves another network; payments are paused.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Status of the ledger.' })
export class LedgerStatus {
  @Field(() => LedgerNetworkEnum, {
    description: 'Ledger network: sandbox, quickstart or testnet.',
  })
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field(() => Boolean, { description: 'Whether wallets can be funded and payments made.' })
  up!: boolean;

  @Field(() => Boolean, { description: 'Whether the network has a faucet.' })
  fundable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Notice to display while the ledger is unavailable. Null otherwise.',
  })
  notice!: string | null;

  @Field(() => LedgerNoticeCodeEnum, { nullable: true, description: 'Code of the notice.' })
  noticeCode!: LedgerNoticeCode | null;

  @Field(() => Float, { description: 'Expected seconds between two ledgers.' })
  closeSeconds!: number;
}

@Carries('money', 'keys')
@SeenWithObject('its owner')
@ObjectType({ simpleResolvers: true, description: 'Ledger account whose secret key is held by Passa.' })
export class Wallet {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => WalletOwnerEnum, { description: 'Owner of the wallet.' })
  owner!: WalletOwner['kind'];

  @Field(() => String, { description: 'Public key of the account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field(() => Boolean, { description: 'Whether the account exists on the ledger.' })
  funded!: boolean;

  @Field(() => Money, { description: 'Balance in XLM, with all seven decimals.' })
  balance!: Money;

  @Field(() => Money, { description: 'Balance in XLM that is available for payments, including their fees.' })
  spendable!: Money;

  @Field(() => Money, { description: 'Part of the balance that the network locks as reserve.' })
  reserve!: Money;

  @Field(() => Boolean, {
    description: 'Whether the balance is outdated because the ledger cannot be reached.',
  })
  stale!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the ledger reported the balance. Null if it has never been read.',
  })
  balanceAt!: Date | null;

  @Field(() => LedgerNetworkEnum, {
    description: 'Ledger network: sandbox, quickstart or testnet.',
  })
  network!: Lowercase<keyof typeof LedgerNetworkEnum>;

  @Field(() => Boolean, { description: 'Whether the network has a faucet.' })
  fundable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the account. Null if the network has no explorer.',
  })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => Money, {
    nullable: true,
    description:
      'Amount added by `fundWallet`, in XLM. 0 if the faucet was already used that day. Null in other results.',
  })
  faucetGave?: Money | null;
}

@Carries('keys')
@SeenWithObject('the owner of the wallet, with the password')
@ObjectType({
  simpleResolvers: true,
  description: 'Secret key of a wallet. Anyone who has it controls the account.',
})
export class ExportWalletKeyPayload {
  @Field(() => String, { description: 'Public key of the account.' })
  publicKey!: string;

  @Field(() => String, {
    description: 'Secret key: S and 55 characters. Anyone who has it can spend the money.',
  })
  secretKey!: string;
}

@Carries('money')
@SeenWithObject('the owner of the wallet')
@ObjectType({ simpleResolvers: true, description: 'Payment of a wallet, as read from the ledger.' })
export class WalletMovement {
  @Field(() => ID, { description: 'ID of the operation on the ledger.' })
  id!: string;

  @Field(() => MovementKindEnum, { description: 'Kind of payment.' })
  kind!: MovementKind;

  @Field(() => Money, { description: 'Amount in XLM. Negative for outgoing payments.' })
  amount!: Money;

  @Field(() => Money, { nullable: true, description: 'Fee in XLM. Null unless this wallet paid it.' })
  fee!: Money | null;

  @Field(() => String, { nullable: true, description: 'Public key of the other account.' })
  counterparty!: string | null;

  @Field(() => String, { nullable: true, description: 'Memo hash, hexadecimal. Null without one.' })
  memo!: string | null;

  @Field(() => String, { description: 'Hash of the ledger transaction, 64 hexadecimal digits.' })
  transactionHash!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the transaction. Null if the network has no explorer.',
  })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'Close time of the ledger that contains the payment.' })
  occurredAt!: Date;

  /** The id of the order that resolvers add; no field of the API. */
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the event.' })
  eventName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class WalletMovementConnection extends ConnectionOf(WalletMovement) {}
