import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { PlatformSettingsQuery, PlatformSettingsQueryVariables } from '../graphql.ts';

export const PlatformSettingsDocument = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSetting_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Setting"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"least"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"most"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"arguments":[],"directives":[]}]}},{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformSettings"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformSetting_setting"},"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<PlatformSettingsQuery, PlatformSettingsQueryVariables>;

export function usePlatformSettingsQuery(...[options]: hooks.QueryArgs<PlatformSettingsQuery, PlatformSettingsQueryVariables>) {
  return hooks.useDocumentQuery(PlatformSettingsDocument, options);
}

export function usePlatformSettingsLazyQuery(options?: hooks.LazyQueryOptions<PlatformSettingsQuery, PlatformSettingsQueryVariables>) {
  return hooks.useDocumentLazyQuery(PlatformSettingsDocument, options);
}
