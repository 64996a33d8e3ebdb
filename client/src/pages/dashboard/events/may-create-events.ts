import type { Viewer } from '../../../session/use-viewer.ts';

/** An event belongs to an organiser, so a viewer without one cannot create events. */
export const mayCreateEvents = (viewer: Viewer | null): boolean =>
  viewer ? viewer.permissions.includes('CREATE_EVENTS') && Boolean(viewer.user.issuer) : false;
