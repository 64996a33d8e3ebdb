import type { BenchCase } from '../bench-case.ts';
import { anchorsCase } from './anchors.ts';
import { crowdCase } from './crowd.ts';
import { doorCase } from './door.ts';
import { flowCase } from './flow.ts';
import { historyCase } from './history.ts';
import { ledgerCase } from './ledger.ts';
import { listCase } from './list.ts';
import { audienceCase, liveCase } from './live.ts';
import { memoryCase } from './memory.ts';
import { onsaleCase, onsaleKilledCase } from './onsale.ts';
import { paymentsCase } from './payments.ts';
import { poolsCase } from './pools.ts';
import { queriesCase } from './queries.ts';
import { reconcileCase } from './reconcile.ts';
import { saleCase } from './sale.ts';
import { scanCase } from './scan.ts';
import { searchCase } from './search.ts';
import { ticketsCase } from './tickets.ts';
import { walletCase } from './wallet.ts';
import { webCase } from './web.ts';

/** In running order: the sale runs first, while the database is small; memory runs last. */
export const CASES: readonly BenchCase[] = [
  saleCase,
  poolsCase,
  flowCase,
  crowdCase,
  scanCase,
  listCase,
  searchCase,
  ticketsCase,
  anchorsCase,
  liveCase,
  audienceCase,
  queriesCase,
  webCase,
  doorCase,
  ledgerCase,
  walletCase,
  paymentsCase,
  onsaleCase,
  onsaleKilledCase,
  reconcileCase,
  historyCase,
  memoryCase,
];
