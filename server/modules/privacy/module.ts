import type { Module } from '../../platform/module.ts';
import { PersonalDataResolver } from './personal-data.resolver.ts';

export const privacy: Module = { resolvers: [PersonalDataResolver] };
