import { SESSION_KEYS, storage } from './storage.ts';

/** Remembers which account was just made in this browser, until the dashboard has welcomed it. */
export const newRegistration = {
  mark: (userId: string): void => storage.set(SESSION_KEYS.newRegistration, userId),
  isOf: (userId: string): boolean => storage.get(SESSION_KEYS.newRegistration) === userId,
  clear: (): void => storage.remove(SESSION_KEYS.newRegistration),
};
