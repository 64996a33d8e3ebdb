import type { Module } from '../../platform/module.ts';
import { EmbedResolver } from './embed.resolver.ts';
import { EmbedEventResolver } from './embed-event.resolver.ts';

export const embeds: Module = {
  resolvers: [EmbedResolver, EmbedEventResolver],
};
