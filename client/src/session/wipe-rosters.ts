/** IndexedDB databases of a phone at the door: the encrypted guests of an event, and the key to them. */
export const ROSTER_DATABASES = { key: 'passa-roster-key', parts: 'passa-roster' } as const;

/** Deletes guests and key from this browser. Never rejects. */
export async function wipeRosters(): Promise<void> {
  const databases = globalThis.indexedDB;
  if (!databases) return;
  // The key first: without it the rest is unreadable.
  for (const name of Object.values(ROSTER_DATABASES)) {
    await new Promise<void>((resolve) => {
      try {
        const request = databases.deleteDatabase(name);
        request.onsuccess = request.onerror = request.onblocked = () => resolve();
      } catch {
        resolve();
      }
    });
  }
}
