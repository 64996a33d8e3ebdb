import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryFailure } from '../../../../apollo/QueryFailure.tsx';
import { labelTexts } from '../../../../messages/labels.ts';
import { callTexts } from '../../../../messages/shell.ts';
import type { Viewer } from '../../../../session/use-viewer.ts';

/** What every tab of an event's page receives. */
export interface TabProps {
  eventId: string;
  viewer: Viewer;
  /** Whether the viewer may edit the event. */
  mayEdit: boolean;
}

/** Whether the viewer may see sales figures. */
export const seesFigures = ({ permissions }: Viewer): boolean => permissions.includes('VIEW_SALES');

interface EventTabProps<Event> {
  query: { error?: unknown; refetch: () => Promise<unknown> };
  /** Undefined until it is loaded. */
  event: Event | null | undefined;
  children: (event: Event) => ReactNode;
}

/** A tab of an event's page, with its placeholder and a retry button. */
export function EventTab<Event>({ query: { error, refetch }, event, children }: EventTabProps<Event>) {
  if (event) return children(event);
  if (!error) return <Skeleton height={260} radius="lg" />;
  return <QueryFailure title={callTexts.loadFailed(labelTexts.thisEvent)} error={error} refetch={refetch} />;
}
