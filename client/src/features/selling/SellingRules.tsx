import { QuestionsPanel } from '../questions/QuestionsPanel.tsx';
import { RoomSettings } from '../waiting-room/RoomSettings.tsx';
import { CodesPanel } from './CodesPanel.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { SellingPanel } from './SellingPanel.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

/** All sales settings of one event. */
export function SellingRules({ eventId }: { eventId: string }) {
  return (
    <>
      <QuestionsPanel eventId={eventId} />
      <CodesPanel eventId={eventId} />
      <RoomSettings eventId={eventId} />
      <SellingPanel eventId={eventId} />
      <RefusedPanel eventId={eventId} />
      <WaitingPanel eventId={eventId} />
    </>
  );
}
