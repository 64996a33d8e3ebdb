import type { Module } from '../../platform/module.ts';
import { IssuerFieldsResolver, IssuerResolver } from './issuer.resolver.ts';
import { IssuerRow } from './issuer.row.ts';

export const issuers: Module = {
  resolvers: [IssuerResolver, IssuerFieldsResolver],
  rows: [IssuerRow],
};
