import { IconMapPin } from '@tabler/icons-react';
import { useEventCitiesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { PillSelect } from '../../../ui/PillSelect.tsx';

graphql(`
  query EventCities {
    eventCities {
      name
      events
    }
  }
`);

interface CitySelectProps {
  /** Empty for everywhere. */
  value: string;
  onChange: (value: string) => void;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Filters events by city. Cities with the most events are first. */
export function CitySelect({ value, onChange }: CitySelectProps) {
  const cities = useEventCitiesQuery().data?.eventCities ?? [];
  const known = cities.find(({ name }) => isSame(name, value))?.name;
  const options = cities.map(({ name, events }) => ({
    value: name,
    label: name,
    detail: eventTexts.cityWithCount(name, events),
  }));
  // A link may name a city whose events are over.
  if (value && !known) options.push({ value, label: value, detail: value });
  return (
    <PillSelect
      label={eventTexts.city}
      icon={<IconMapPin size={18} aria-hidden />}
      options={[{ value: '', label: eventTexts.everywhere }, ...options]}
      value={known ?? value}
      onChange={onChange}
    />
  );
}
