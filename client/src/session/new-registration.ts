import { SESSION_KEYS, storage } from './storage.ts';

/** Remembers that an account was just made, until the dashboard has welcomed its owner. */
export const newRegistration = {
  mark: (): void => storage.set(SESSION_KEYS.newRegistration, 'true'),
  isMarked: (): boolean => storage.get(SESSION_KEYS.newRegistration) === 'true',
  clear: (): void => storage.remove(SESSION_KEYS.newRegistration),
};
