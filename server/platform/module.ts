import type { RowClass } from './db/data-source.ts';
import type { JobDefinition } from './jobs/jobs.ts';
import type { MailRenderers } from './mail/index.ts';
import type { PhoneRenderers } from './phone/index.ts';
import type { Scope } from './scope.ts';
import type { Services } from './services.ts';

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes classes as Function
export type ResolverClass = Function;

/** Deletes what has expired. The optimisation job of the operators runs all of them. */
export type Cleanup = (scope: Scope) => Promise<unknown>;

/** Arguments of a module's start and stop. */
export interface Running {
  readonly services: Services;
  /** Creates a system scope for work without a request. */
  readonly scope: () => Scope;
  /** false in tests, which move the clock and call scheduled work themselves. */
  readonly isScheduled: boolean;
}

/**
 * Registrations of a module with the app. `app.ts` lists the modules: they start in its order, and stop in the opposite
 * one.
 */
export interface Module {
  readonly resolvers?: readonly ResolverClass[];
  /** The entity classes of its tables. */
  readonly rows?: readonly RowClass[];
  readonly mails?: Partial<MailRenderers>;
  readonly phoneMessages?: Partial<PhoneRenderers>;
  readonly cleanups?: readonly Cleanup[];
  /** @param cleanups those of all modules */
  readonly jobs?: (scope: () => Scope, cleanups: readonly Cleanup[]) => readonly JobDefinition[];
  /** Registers handlers with the settlement and the follower, before either starts. */
  readonly connect?: (services: Services) => void;
  /** Starts what runs beside requests, before the first of them. */
  readonly start?: (running: Running) => void | Promise<void>;
  /** Starts what would delay the first requests; only in an app that uses its ledger. */
  readonly followLedger?: (running: Running) => void;
  /** Answers requests that wait for something, because the app is about to stop. */
  readonly release?: (running: Running) => void;
  /** Ends what the module started, and waits for its work under way. Requests are answered by then. */
  readonly stop?: (running: Running) => void | Promise<void>;
}

/** Schedule of a job that resumes unfinished work, also after a crash. */
export const EVERY_MINUTE = { cron: '* * * * *', resumes: true };
