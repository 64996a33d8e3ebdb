import type { Module } from '../../platform/module.ts';
import { BoxOfficeResolver, DoorSaleResolver, ShiftResolver } from './box-office.resolver.ts';

export const boxOffice: Module = {
  resolvers: [BoxOfficeResolver, ShiftResolver, DoorSaleResolver],
};
