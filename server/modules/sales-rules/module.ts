import type { Module } from '../../platform/module.ts';
import { CodeResolver } from './codes/code.resolver.ts';
import { SellingResolver } from './selling/selling.resolver.ts';

export const salesRules: Module = {
  resolvers: [SellingResolver, CodeResolver],
};
