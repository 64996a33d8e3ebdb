/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Permission =
  | 'APPROVE_CONTRACTS'
  | 'APPROVE_REVENUE'
  | 'CREATE_CONTRACTS'
  | 'CREATE_EVENTS'
  | 'CREATE_TICKETS'
  | 'DELETE_EVENTS'
  | 'DOWNLOAD_TICKETS'
  | 'EDIT_EVENTS'
  | 'EDIT_PROFILE'
  | 'EDIT_TICKETS'
  | 'EXECUTE_REVENUE'
  | 'FINALIZE_CONTRACTS'
  | 'MANAGE_API_KEYS'
  | 'MANAGE_ISSUERS'
  | 'MANAGE_ROLES'
  | 'MANAGE_SYSTEM'
  | 'MANAGE_TICKETS'
  | 'MANAGE_TIERS'
  | 'MANAGE_USERS'
  | 'MANAGE_VALIDATORS'
  | 'MANAGE_WALLET'
  | 'PROCESS_PAYMENTS'
  | 'PROPOSE_REVENUE'
  | 'PUBLISH_EVENTS'
  | 'REVOKE_TICKETS'
  | 'SEARCH_TICKETS'
  | 'SEND_MESSAGES'
  | 'VALIDATE_OFFLINE'
  | 'VALIDATE_ONLINE'
  | 'VALIDATE_TICKETS'
  | 'VIEW_ALL_DATA'
  | 'VIEW_AUDIT_LOGS'
  | 'VIEW_CONTRACTS'
  | 'VIEW_EVENTS'
  | 'VIEW_FINANCE'
  | 'VIEW_MESSAGES'
  | 'VIEW_PERSONAL_DATA'
  | 'VIEW_PROFILE'
  | 'VIEW_REVENUE'
  | 'VIEW_SALES'
  | 'VIEW_SYSTEM_STATS'
  | 'VIEW_TICKETS'
  | 'VIEW_USERS'
  | 'VIEW_WALLET';

export type Role =
  | 'ATTENDEE'
  | 'ISSUER_ADMIN'
  | 'ISSUER_AUDITOR'
  | 'ISSUER_FINANCE'
  | 'ISSUER_OWNER'
  | 'ISSUER_SIGNATORY'
  | 'ISSUER_VALIDATOR'
  | 'SYSTEM_ADMIN'
  | 'SYSTEM_AUDITOR'
  | 'SYSTEM_VALIDATOR';

export type LogoutMutationVariables = Exact<{
  sessionId?: string | number | null | undefined;
}>;


export type LogoutMutation = { logout: boolean };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { role: Role, permissions: Array<Permission>, user: { id: string, name: string, email: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, issuer: { id: string, name: string } | null } } | null };

export type QuickSearchQueryVariables = Exact<{
  text: string;
  own: boolean;
  tickets: boolean;
}>;


export type QuickSearchQuery = { events?: { nodes: Array<{ id: string, name: string, venue: string }> }, publishedEvents?: { nodes: Array<{ id: string, name: string, venue: string, slug: string }> }, tickets?: { nodes: Array<{ id: string, tier: string, holderName: string | null, event: { id: string, name: string } }> } };


export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasWallet"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const QuickSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"own"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tickets"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"own"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"own"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tickets"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuickSearchQuery, QuickSearchQueryVariables>;