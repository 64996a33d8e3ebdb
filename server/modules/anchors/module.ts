import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { AnchorResolver } from './anchor.resolver.ts';
import { Anchors, type AnchorsOptions } from './anchors.ts';

/** Creates the service that anchors tickets and the audit log on the ledger. */
export function createAnchors(dependencies: AnchorsOptions) {
  return { anchors: new Anchors(dependencies) };
}

type AnchorsServices = ReturnType<typeof createAnchors>;

declare module '../../platform/services.ts' {
  interface Services extends AnchorsServices {}
}

export const anchors: Module = {
  resolvers: [AnchorResolver],
  // Checks every minute whether an anchor is due.
  jobs: (scope) => [
    { name: 'anchors.anchor', ...EVERY_MINUTE, run: () => scope().services.anchors.run(scope()) },
  ],
};
