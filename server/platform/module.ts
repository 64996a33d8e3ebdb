import type { RowClass } from './db/data-source.ts';
import type { JobDefinition } from './jobs/jobs.ts';
import type { MailRenderers } from './mail/index.ts';
import type { Scope } from './scope.ts';
import type { Services } from './services.ts';

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes classes as Function
export type ResolverClass = Function;

/** Deletes what has expired. The optimisation job of the operators runs all of them. */
export type Cleanup = (scope: Scope) => Promise<unknown>;

/** Registrations of a module with the app. `app.ts` lists the modules. */
export interface Module {
  readonly resolvers?: readonly ResolverClass[];
  /** The entity classes of its tables. */
  readonly rows?: readonly RowClass[];
  readonly mails?: Partial<MailRenderers>;
  readonly cleanups?: readonly Cleanup[];
  /** @param cleanups those of all modules */
  readonly jobs?: (scope: () => Scope, cleanups: readonly Cleanup[]) => readonly JobDefinition[];
  /** Registers handlers with the settlement and the follower, before either starts. */
  readonly connect?: (services: Services) => void;
}

/** Schedule of a job that resumes unfinished work, also after a crash. */
export const EVERY_MINUTE = { cron: '* * * * *', resumes: true };
