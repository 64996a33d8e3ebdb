import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

/** The organisation that sells, with its public fields. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Organisation that sells tickets.',
})
export class Issuer {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Name of the issuer.' })
  name!: string;

  @Field({ description: 'Free-text description.' })
  description!: string;

  @Field({ description: 'Whether the issuer is active and can sell.' })
  active!: boolean;

  @Field({ description: 'Name of the issuer in URLs.' })
  slug!: string;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class IssuerConnection extends ConnectionOf(Issuer) {
  @Field(() => Int, { description: 'Number of entries on all pages.' })
  totalCount!: number;
}
