import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ResendVerificationMutation, ResendVerificationMutationVariables } from '../graphql.ts';

export const ResendVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;

export function useResendVerificationMutation(options?: hooks.MutationOptions<ResendVerificationMutation, ResendVerificationMutationVariables>) {
  return hooks.useDocumentMutation(ResendVerificationDocument, options);
}
