export type { AccountOwner } from './vault/account-owner.ts';
export { KeyNotOpened } from './vault/key-not-opened.ts';
export { KeyVault } from './vault/key-vault.ts';
export { MasterKeys } from './vault/master-keys.ts';
export { rewrapKeys } from './vault/rewrap-keys.ts';
