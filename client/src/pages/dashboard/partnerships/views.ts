import { panelTexts } from '../../../messages/partnerships.ts';
import type { Viewer } from '../../../session/use-viewer.ts';

export type PartnershipView = keyof typeof panelTexts.tabs;

/** The tabs of the panel by role: organisers create contracts, other roles see those that they may see. */
export function viewsOf({ role }: Pick<Viewer, 'role'>): PartnershipView[] {
  if (role === 'SYSTEM_ADMIN' || role === 'SYSTEM_AUDITOR') return ['all'];
  if (role === 'ISSUER_ADMIN' || role === 'ISSUER_OWNER') {
    return ['overview', 'partners', 'contracts', 'create'];
  }
  return role === 'ATTENDEE' ? ['mine'] : ['contracts'];
}

/** The view that the address names, or the viewer's first. */
export function viewOf(named: string | null, views: readonly PartnershipView[]): PartnershipView {
  return views.find((view) => view === named) ?? views[0] ?? 'contracts';
}

/** The view with the viewer's list of contracts. */
export const listView = (views: readonly PartnershipView[]): PartnershipView =>
  views.find((view) => view === 'contracts' || view === 'mine' || view === 'all') ?? 'contracts';
