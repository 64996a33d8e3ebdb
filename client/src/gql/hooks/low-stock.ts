import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { LowStockSubscription, LowStockSubscriptionVariables } from '../graphql.ts';

export const LowStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LowStock"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowStock"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"eventName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"available"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lowStock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"soldOut"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<LowStockSubscription, LowStockSubscriptionVariables>;

export function useLowStockSubscription(...[options]: hooks.SubscriptionArgs<LowStockSubscription, LowStockSubscriptionVariables>) {
  return hooks.useDocumentSubscription(LowStockDocument, options);
}
