import type { Scope } from '../scope.ts';

/** What GraphQL passes to the `subscribe` function of a subscription, as far as it is used. */
export interface Subscribing<Args = unknown> {
  context: Scope;
  args: Args;
}
