import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ReleasesMovedSubscription, ReleasesMovedSubscriptionVariables } from '../graphql.ts';

export const ReleasesMovedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReleasesMoved"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roundChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<ReleasesMovedSubscription, ReleasesMovedSubscriptionVariables>;

export function useReleasesMovedSubscription(...[options]: hooks.SubscriptionArgs<ReleasesMovedSubscription, ReleasesMovedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(ReleasesMovedDocument, options);
}
