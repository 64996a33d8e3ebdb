import type { Viewer } from '../../../session/use-viewer.ts';

/** An event belongs to an organiser: whoever works for none has nowhere to put it. */
export const mayCreateEvents = (viewer: Viewer | null): boolean =>
  viewer ? viewer.permissions.includes('CREATE_EVENTS') && Boolean(viewer.user.issuer) : false;
