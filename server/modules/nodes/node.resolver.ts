import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Open } from '../../graphql/access.ts';
import { Node } from '../../graphql/node.type.ts';
import type { Scope } from '../../scope.ts';
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
