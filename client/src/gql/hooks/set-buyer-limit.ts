import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { SetBuyerLimitMutation, SetBuyerLimitMutationVariables } from '../graphql.ts';

export const SetBuyerLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBuyerLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBuyerLimitInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBuyerLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"buyerLimit"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<SetBuyerLimitMutation, SetBuyerLimitMutationVariables>;

export function useSetBuyerLimitMutation(options?: hooks.MutationOptions<SetBuyerLimitMutation, SetBuyerLimitMutationVariables>) {
  return hooks.useDocumentMutation(SetBuyerLimitDocument, options);
}
