import { Paper } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { CreateEvent } from '../../../features/events/organiser/CreateEvent.tsx';
import { organiserTexts } from '../../../messages/organiser.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { useViewer, type Viewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { BackToEvents } from './EventNav.tsx';

/** An event belongs to an organiser, so a viewer without one cannot create events. */
export const mayCreateEvents = (viewer: Viewer | null): boolean =>
  viewer ? viewer.permissions.includes('CREATE_EVENTS') && Boolean(viewer.user.issuer) : false;

/** Form of a new event; afterwards the event's own page opens, where tickets are added. */
export function CreateEventView() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  if (!mayCreateEvents(viewer)) return <NoPermission />;
  return (
    <>
      <BackToEvents />
      <PageTitle title={staffEventTexts.create} lead={organiserTexts.createEventLead} />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={760}>
        <CreateEvent
          onCreated={(event) => navigate(tabAddress('events', { event }), { replace: true })}
          onCancel={() => navigate(tabAddress('events'))}
        />
      </Paper>
    </>
  );
}
