import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ValidatorsChangedSubscription, ValidatorsChangedSubscriptionVariables } from '../graphql.ts';

export const ValidatorsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ValidatorsChanged"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validatorsChanged"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<ValidatorsChangedSubscription, ValidatorsChangedSubscriptionVariables>;

export function useValidatorsChangedSubscription(...[options]: hooks.SubscriptionArgs<ValidatorsChangedSubscription, ValidatorsChangedSubscriptionVariables>) {
  return hooks.useDocumentSubscription(ValidatorsChangedDocument, options);
}
