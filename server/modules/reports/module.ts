import type { Module } from '../../platform/module.ts';
import { ReportResolver } from './report.resolver.ts';

export const reports: Module = {
  resolvers: [ReportResolver],
};
