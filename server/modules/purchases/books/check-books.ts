import type { Scope } from '../../../scope.ts';
import { LedgerNotConnected } from '../not-open-yet.ts';
import type { BooksCheck } from './books-check.type.ts';

export async function checkBooks(_scope: Scope): Promise<BooksCheck> {
  throw new LedgerNotConnected();
}
