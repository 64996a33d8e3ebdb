import { type GraphQLSchema, isInterfaceType } from 'graphql';
import { Field, ID, InterfaceType } from 'type-graphql';

/** Type name set by the lookup that found the object, because plain values have no type. */
export interface FoundNode {
  __typename: string;
  id: string;
}

@InterfaceType({ description: 'Object that `node` can look up by its ID.' })
export abstract class Node {
  @Field(() => ID, { description: 'Identifier that is unique across all types.' })
  id!: string;
}

/**
 * Makes `resolveType` of Node synchronous: type-graphql makes it asynchronous, which compiled documents do not support.
 */
export function withNodeTypes(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType('Node');
  if (isInterfaceType(node)) node.resolveType = (value) => (value as FoundNode).__typename;
  return schema;
}
