import type { Module } from '../../platform/module.ts';
import { EmbedEventResolver, EmbedResolver } from './embed.resolver.ts';

export const embeds: Module = {
  resolvers: [EmbedResolver, EmbedEventResolver],
};
