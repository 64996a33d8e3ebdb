import { useSearchParams } from 'react-router-dom';
import { CreateEventView } from '../events/CreateEventView.tsx';
import { EventList } from '../events/EventList.tsx';
import { EventView } from '../events/EventView.tsx';

/** The organiser's events: the form of a new one, one event, or the list, by the address. */
export default function EventsPanel() {
  const [search] = useSearchParams();
  const id = search.get('event');
  if (id) return <EventView key={id} id={id} />;
  if (search.get('view') === 'create') return <CreateEventView />;
  return <EventList />;
}
