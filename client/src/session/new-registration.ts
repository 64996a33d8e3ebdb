import { SESSION_KEYS, storage } from './storage.ts';

/** Stores which account was just created in this browser, until the dashboard has shown its welcome. */
export const newRegistration = {
  mark: (userId: string): void => storage.set(SESSION_KEYS.newRegistration, userId),
  isOf: (userId: string): boolean => storage.get(SESSION_KEYS.newRegistration) === userId,
  clear: (): void => storage.remove(SESSION_KEYS.newRegistration),
};
