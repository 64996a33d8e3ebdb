import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Open } from '../../platform/graphql/access.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import type { Scope } from '../../platform/scope.ts';
import { findNode } from './find-node.ts';

@Resolver()
export class NodeResolver {
  @Open()
  @Query(() => Node, {
    nullable: true,
    description:
      'Looks up an object by its ID, with the rules of the lookup for its type: null if that lookup would not find it.',
  })
  node(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the object.' }) id: string,
  ): Promise<Node | null> {
    return findNode(scope, id);
  }
}
