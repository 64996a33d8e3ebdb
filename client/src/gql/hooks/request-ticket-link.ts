import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { RequestTicketLinkMutation, RequestTicketLinkMutationVariables } from '../graphql.ts';

export const RequestTicketLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTicketLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTicketLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<RequestTicketLinkMutation, RequestTicketLinkMutationVariables>;

export function useRequestTicketLinkMutation(options?: hooks.MutationOptions<RequestTicketLinkMutation, RequestTicketLinkMutationVariables>) {
  return hooks.useDocumentMutation(RequestTicketLinkDocument, options);
}
