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
      'The object with this id, by the rules of the lookup of its type: null for what that lookup would not find.',
  })
  node(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Node | null> {
    return findNode(scope, id);
  }
}
