import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { MovementKindEnum } from '../../../graphql/enums.ts';
import { Money } from '../../../graphql/money.type.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import type { MovementKind } from './movement.record.ts';

@Carries('money')
@SeenWithObject('the owner of the wallet')
@ObjectType({ simpleResolvers: true, description: 'A payment as a wallet sees it, read from the ledger.' })
export class WalletMovement {
  @Field(() => ID, { description: "The ledger's own number of the operation." })
  id!: string;

  @Field(() => MovementKindEnum)
  kind!: MovementKind;

  @Field(() => Money, { description: 'In XLM; negative when it left the wallet.' })
  amount!: Money;

  @Field(() => Money, { nullable: true, description: 'In XLM, when this wallet paid it.' })
  fee!: Money | null;

  @Field(() => String, { nullable: true, description: 'The public key on the other side.' })
  counterparty!: string | null;

  @Field(() => String, { nullable: true, description: 'The hash in the memo, as hexadecimal digits.' })
  memo!: string | null;

  @Field(() => String)
  transactionHash!: string;

  @Field(() => String, { nullable: true })
  explorerUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the ledger closed.' })
  occurredAt!: Date;

  @Field(() => ID, { nullable: true })
  orderId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class WalletMovementConnection {
  @Field(() => [WalletMovement])
  nodes!: WalletMovement[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
