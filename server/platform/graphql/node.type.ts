import { type GraphQLSchema, isInterfaceType } from 'graphql';
import { Field, ID, InterfaceType } from 'type-graphql';

/** Named by the lookup that found the object: answers are plain values, which do not say of which type they are. */
export interface FoundNode {
  __typename: string;
  id: string;
}

@InterfaceType({ description: 'An object that `node` finds by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Unique over all types.' })
  id!: string;
}

/** type-graphql makes each `resolveType` asynchronous, which compiled documents do not take. */
export function withNodeTypes(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType('Node');
  if (isInterfaceType(node)) node.resolveType = (value) => (value as FoundNode).__typename;
  return schema;
}
