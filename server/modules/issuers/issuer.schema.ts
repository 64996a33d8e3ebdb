import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

/** The organisation that sells, with its public fields. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An organiser: the organisation that sells.',
})
export class Issuer {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name of the organiser.' })
  name!: string;

  @Field({ description: 'What it is, in the words of who made it.' })
  description!: string;

  @Field({ description: 'Whether it can sell.' })
  active!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class IssuerConnection {
  @Field(() => [Issuer], { description: 'The entries of the page.' })
  nodes!: Issuer[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many there are on all pages together.' })
  totalCount!: number;
}
