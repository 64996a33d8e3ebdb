import type { Permission } from '../gql/graphql.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Whether the viewer holds a permission. It decides what is offered, never what is allowed: that is the
 * server's, and rights on one object are fields of that object (`viewerCanPublish` ...).
 */
export function useCan(permission: Permission): boolean {
  return useViewer().viewer?.permissions.includes(permission) ?? false;
}
