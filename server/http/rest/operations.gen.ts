/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RegisterInput = {
  createWallet?: boolean;
  description?: string | null | undefined;
  email: string;
  name: string;
  password: string;
  phone?: string | null | undefined;
  role: Role;
};

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

export type RestLoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RestLoginMutation = { login: { token: string, expiresAt: string, sessionId: string, user: { id: string, email: string, name: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, createdAt: string, issuer: { id: string, name: string, description: string } | null } } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { hasWallet: boolean, user: { id: string, email: string, name: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, createdAt: string, issuer: { id: string, name: string, description: string } | null } } };

export type RestLogoutMutationVariables = Exact<{
  sessionId?: string | number | null | undefined;
}>;


export type RestLogoutMutation = { logout: boolean };

export type RestKeyValidityQueryVariables = Exact<{ [key: string]: never; }>;


export type RestKeyValidityQuery = { apiKeyValidity: { valid: boolean, expiresAt: string | null } };

export type RestCreateApiKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type RestCreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, prefix: string, expiresAt: string } } };

export type RestChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type RestChangePasswordMutation = { changePassword: boolean };

export type RestUserFragment = { id: string, email: string, name: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, createdAt: string, issuer: { id: string, name: string, description: string } | null };


/** Variables and data of each operation that a REST route may name. */
export interface RestOperations {
  RestLogin: { variables: RestLoginMutationVariables; data: RestLoginMutation };
  RestRegister: { variables: RestRegisterMutationVariables; data: RestRegisterMutation };
  RestLogout: { variables: RestLogoutMutationVariables; data: RestLogoutMutation };
  RestKeyValidity: { variables: RestKeyValidityQueryVariables; data: RestKeyValidityQuery };
  RestCreateApiKey: { variables: RestCreateApiKeyMutationVariables; data: RestCreateApiKeyMutation };
  RestChangePassword: { variables: RestChangePasswordMutationVariables; data: RestChangePasswordMutation };
}

export type RestOperationName = keyof RestOperations;

export const REST_DOCUMENTS: Readonly<Record<RestOperationName, string>> = {
  RestLogin: "mutation RestLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    expiresAt\n    sessionId\n    user {\n      ...RestUser\n    }\n  }\n}\nfragment RestUser on User {\n  id\n  email\n  name\n  phone\n  role\n  emailVerified\n  hasWallet\n  createdAt\n  issuer {\n    id\n    name\n    description\n  }\n}",
  RestRegister: "mutation RestRegister($input: RegisterInput!) {\n  register(input: $input) {\n    hasWallet\n    user {\n      ...RestUser\n    }\n  }\n}\nfragment RestUser on User {\n  id\n  email\n  name\n  phone\n  role\n  emailVerified\n  hasWallet\n  createdAt\n  issuer {\n    id\n    name\n    description\n  }\n}",
  RestLogout: "mutation RestLogout($sessionId: ID) {\n  logout(sessionId: $sessionId)\n}",
  RestKeyValidity: "query RestKeyValidity {\n  apiKeyValidity {\n    valid\n    expiresAt\n  }\n}",
  RestCreateApiKey: "mutation RestCreateApiKey {\n  createApiKey {\n    key\n    apiKey {\n      id\n      prefix\n      expiresAt\n    }\n  }\n}",
  RestChangePassword: "mutation RestChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n}",
};
