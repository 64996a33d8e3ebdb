import type { Module } from '../../platform/module.ts';
import { NodeResolver } from './node.resolver.ts';

export const nodes: Module = {
  resolvers: [NodeResolver],
};
