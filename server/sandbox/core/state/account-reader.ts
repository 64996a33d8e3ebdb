import type { Account } from './account.ts';

export interface AccountReader {
  get(id: string): Account | null;
}
