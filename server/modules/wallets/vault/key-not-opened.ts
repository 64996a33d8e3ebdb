/**
 * A stored key cannot be used: it was changed, swapped or moved, or its master key is unknown here. Nothing is
 * signed then. The message names the account and no reason that would help an attacker.
 */
export class KeyNotOpened extends Error {
  override readonly name = 'KeyNotOpened';
  readonly code = 'KEY_NOT_OPENED';

  constructor(publicKey: string) {
    super(`The key of the ledger account ${publicKey} cannot be opened.`);
  }
}
