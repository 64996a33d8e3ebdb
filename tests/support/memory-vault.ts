import type { SealedPart } from '../../client/src/features/door-app/roster/roster-cipher.ts';
import type { RosterVault, StoredKey } from '../../client/src/features/door-app/roster/roster-keeper.ts';

/** A vault that lasts as long as the test. */
export class MemoryVault implements RosterVault {
  stored: StoredKey | null = null;
  readonly sealed = new Map<string, SealedPart>();

  key = async () => this.stored;
  saveKey = async (key: StoredKey) => {
    this.stored = key;
  };
  parts = async () => [...this.sealed.values()];
  saveParts = async (parts: readonly SealedPart[]) => {
    for (const part of parts) this.sealed.set(part.part, part);
  };
  wipe = async () => {
    this.stored = null;
    this.sealed.clear();
  };
}
