import type { Permission, ViewerQuery } from '../gql/graphql.ts';
import { useViewerQuery } from '../gql/hooks/index.ts';
import { graphql } from '../gql/index.ts';
import { useSession } from './session.ts';

graphql(`
  query Viewer {
    viewer {
      role
      permissions
      hasTemporaryPassword
      needsSecondFactor
      secondFactorDue
      limitedTo {
        id
      }
      user {
        id
        name
        email
        phone
        role
        emailVerified
        hasWallet
        issuer {
          id
          name
          slug
          active
          inactiveReason
        }
      }
    }
  }
`);

export type Viewer = NonNullable<ViewerQuery['viewer']>;

/** Whether the viewer works for some events of their organisation, and not for all of it. */
export const isLimited = ({ limitedTo }: Viewer): boolean => limitedTo !== null;

interface ViewerState {
  viewer: Viewer | null;
  loading: boolean;
  error: unknown;
  retry: () => void;
}

/** The viewer and their permissions, from the server. Null for a visitor. */
export function useViewer(): ViewerState {
  const session = useSession();
  const { data, loading, error, refetch } = useViewerQuery({ skip: !session, fetchPolicy: 'cache-first' });
  return {
    viewer: data?.viewer ?? null,
    loading: loading && !data?.viewer,
    error,
    retry: () => void refetch(),
  };
}

/**
 * Returns whether the viewer holds a permission. It only controls the display: the server enforces permissions, and
 * rights on one object are fields of that object (`viewerCanPublish` ...).
 */
export function useCan(permission: Permission): boolean {
  return useViewer().viewer?.permissions.includes(permission) ?? false;
}
