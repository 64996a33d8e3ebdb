import type { Scope } from '../scope.ts';

/** The parts of the `subscribe` arguments of a GraphQL subscription that watchers use. */
export interface Subscribing<Args = unknown> {
  context: Scope;
  args: Args;
}
