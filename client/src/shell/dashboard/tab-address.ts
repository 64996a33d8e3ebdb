import type { TabId } from '../tabs.ts';

/** The address of a dashboard tab, with the panel's own parameters: `/dashboard?tab=events&event=…`. */
export function tabAddress(id: TabId, rest: Record<string, string> = {}): string {
  return `/dashboard?${new URLSearchParams({ tab: id, ...rest })}`;
}
