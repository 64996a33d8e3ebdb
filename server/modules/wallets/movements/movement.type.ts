import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { MovementKindEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.type.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';
import type { MovementKind } from './movement.record.ts';

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
