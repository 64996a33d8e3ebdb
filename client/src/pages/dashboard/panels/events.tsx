import { useSearchParams } from 'react-router-dom';
import { CreateEventView } from '../events/CreateEventView.tsx';
import { EventList } from '../events/EventList.tsx';
import { EventView } from '../events/EventView.tsx';
import { SeriesView } from '../events/SeriesView.tsx';

/** The organiser's events: the form of a new one, one event, one series, or the list, by the address. */
export default function EventsPanel() {
  const [search] = useSearchParams();
  const id = search.get('event');
  if (id) return <EventView key={id} id={id} />;
  const series = search.get('series');
  if (series) return <SeriesView key={series} id={series} />;
  if (search.get('view') === 'create') return <CreateEventView />;
  return <EventList />;
}
