import type { Permission } from '../gql/graphql.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Returns whether the viewer holds a permission. It only controls the display: the server enforces permissions, and
 * rights on one object are fields of that object (`viewerCanPublish` ...).
 */
export function useCan(permission: Permission): boolean {
  return useViewer().viewer?.permissions.includes(permission) ?? false;
}
