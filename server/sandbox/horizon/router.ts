import type { LedgerEngine } from '../core/index.ts';
import type { Log } from '../log.ts';
import type { Closer } from '../run/closer.ts';
import type { FaultSwitches } from '../run/faults.ts';
import type { FeeStats } from '../run/fee-stats.ts';
import type { Friendbot } from '../run/friendbot.ts';
import type { History } from '../run/history.ts';
import type { LedgerStore } from '../run/ledger-store.ts';
import type { Submissions } from '../run/submissions.ts';
import type { SandboxSettings } from '../settings.ts';
import type { Exchange } from './exchange.ts';
import { methodNotAllowed, notFound } from './problem.ts';

/** Dependencies of the routes. */
export interface HorizonParts {
  settings: SandboxSettings;
  engine: LedgerEngine;
  store: LedgerStore;
  history: History;
  closer: Closer;
  submissions: Submissions;
  friendbot: Friendbot;
  feeStats: FeeStats;
  faults: FaultSwitches;
  log: Log;
  version: string;
}

/** Path parameters of a route, by name. */
export type Params = Readonly<Record<string, string>>;

export interface Route {
  method: 'GET' | 'POST';
  /** Segments that begin with a colon are parameters. */
  path: string;
  handle(exchange: Exchange, params: Params): Promise<void>;
}

interface Node {
  fixed: Map<string, Node>;
  open?: { name: string; node: Node };
  handlers: Map<string, Route['handle']>;
}

const node = (): Node => ({ fixed: new Map(), handlers: new Map() });

/** Finds the route of a path, segment by segment; a fixed segment takes precedence over a parameter. */
export class Router {
  readonly #root = node();

  constructor(routes: Route[]) {
    for (const route of routes) this.#add(route);
  }

  /** @throws Problem not_found, method_not_allowed */
  find(method: string, path: string): { handle: Route['handle']; params: Params } {
    const params: Record<string, string> = {};
    let at = this.#root;
    for (const part of path === '/' ? [] : path.split('/').slice(1)) at = step(at, part, params);
    const handle = at.handlers.get(method === 'HEAD' ? 'GET' : method);
    if (handle !== undefined) return { handle, params };
    throw at.handlers.size === 0 ? notFound() : methodNotAllowed();
  }

  #add({ method, path, handle }: Route): void {
    let at = this.#root;
    for (const part of path.split('/').slice(1)) {
      if (part === '') continue;
      at = part.startsWith(':') ? openedBelow(at, part.slice(1)) : fixedBelow(at, part);
    }
    at.handlers.set(method, handle);
  }
}

/** @throws Problem not_found */
function step(at: Node, part: string, params: Record<string, string>): Node {
  const fixed = at.fixed.get(part);
  if (fixed !== undefined) return fixed;
  if (at.open === undefined || part === '') throw notFound();
  params[at.open.name] = decode(part);
  return at.open.node;
}

function openedBelow(at: Node, name: string): Node {
  at.open ??= { name, node: node() };
  if (at.open.name !== name) throw new Error(`:${name} is called :${at.open.name} by another route.`);
  return at.open.node;
}

function fixedBelow(at: Node, part: string): Node {
  const found = at.fixed.get(part) ?? node();
  at.fixed.set(part, found);
  return found;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw notFound();
  }
}
