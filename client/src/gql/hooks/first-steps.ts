import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { FirstStepsQuery, FirstStepsQueryVariables } from '../graphql.ts';

export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"hasEvent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasTickets"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"canBePaid"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasTestTicket"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasTestScan"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasTeam"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasDoor"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;

export function useFirstStepsQuery(...[options]: hooks.QueryArgs<FirstStepsQuery, FirstStepsQueryVariables>) {
  return hooks.useDocumentQuery(FirstStepsDocument, options);
}

export function useFirstStepsLazyQuery(options?: hooks.LazyQueryOptions<FirstStepsQuery, FirstStepsQueryVariables>) {
  return hooks.useDocumentLazyQuery(FirstStepsDocument, options);
}
