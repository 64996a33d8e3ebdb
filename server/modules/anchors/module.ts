import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { AnchorResolver } from './anchor.resolver.ts';
import { Anchors, type AnchorsOptions } from './anchors.ts';

/** Makes the service that anchors the audit log on the ledger. */
export function createAnchors(dependencies: AnchorsOptions) {
  return { anchors: new Anchors(dependencies) };
}

type AnchorsServices = ReturnType<typeof createAnchors>;

declare module '../../platform/services.ts' {
  interface Services extends AnchorsServices {}
}

export const anchors: Module = {
  resolvers: [AnchorResolver],
  // Each minute it looks whether it is its turn.
  jobs: (scope) => [
    { name: 'anchors.anchor', ...EVERY_MINUTE, run: () => scope().services.anchors.run(scope()) },
  ],
};
