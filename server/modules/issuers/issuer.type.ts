import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/node.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';

/** The organisation that sells, as everybody may see it. */
@ObjectType({ implements: Node, simpleResolvers: true })
export class Issuer {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  description!: string;

  @Field()
  active!: boolean;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class IssuerConnection {
  @Field(() => [Issuer])
  nodes!: Issuer[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Int)
  totalCount!: number;
}
