import { MultiSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { DevicePlacesQuery, DeviceProfile } from '../../gql/graphql.ts';
import { useDevicePlacesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { deviceTexts } from '../../messages/door-devices.ts';

graphql(`
  query DevicePlaces {
    doorEvents(first: 100) {
      nodes {
        id
        name
        gates {
          id
          name
          active
          entries
        }
      }
    }
  }
`);

const texts = deviceTexts.terms;
const PROFILES: readonly DeviceProfile[] = ['SCAN_ONLY', 'SCAN_AND_SEARCH', 'BOX_OFFICE'];

/** Choices of an organiser for a phone. Empty lists: all events, all gates. */
export interface ChosenTerms {
  name: string;
  profile: DeviceProfile;
  eventIds: string[];
  gateIds: string[];
  pin: string;
}

export const NEW_TERMS: ChosenTerms = { name: '', profile: 'SCAN_ONLY', eventIds: [], gateIds: [], pin: '' };

/** The terms as the service takes them. */
export const inputOf = ({ name, profile, eventIds, gateIds, pin }: ChosenTerms) => ({
  name: name.trim(),
  profile,
  eventIds: eventIds.length > 0 ? eventIds : null,
  gateIds: gateIds.length > 0 ? gateIds : null,
  pin: pin === '' ? null : pin,
});

interface Option {
  value: string;
  label: string;
}

type PlacesEvent = DevicePlacesQuery['doorEvents']['nodes'][number];

/** The open events and the gates of the chosen ones; places that a device has already stay choosable. */
function useChoices(eventIds: readonly string[], known: { events: Option[]; gates: Option[] }) {
  const { data } = useDevicePlacesQuery();
  return useMemo(() => {
    const nodes: readonly PlacesEvent[] = data?.doorEvents.nodes ?? [];
    const events = merged(
      nodes.map(({ id, name }) => ({ value: id, label: name })),
      known.events,
    );
    const within = nodes.filter(({ id }) => eventIds.length === 0 || eventIds.includes(id));
    const gates = within.flatMap(({ name: event, gates: ofEvent }) =>
      ofEvent.map(({ id, name }) => ({
        value: id,
        label: within.length > 1 ? `${name}, ${event}` : name,
      })),
    );
    return { events, gates: merged(gates, eventIds.length === 0 ? known.gates : []) };
  }, [data, eventIds, known]);
}

function merged(options: Option[], others: Option[]): Option[] {
  const values = new Set(options.map(({ value }) => value));
  return [...options, ...others.filter(({ value }) => !values.has(value))];
}

interface DeviceTermsFieldsProps {
  terms: ChosenTerms;
  onChange: (terms: ChosenTerms) => void;
  /** Messages of invalid fields. */
  faults: Record<string, string>;
  /** Places that the device has. */
  known?: { events: Option[]; gates: Option[] };
  /** The device has a PIN, which stays if none is entered. */
  hasPin?: boolean;
}

const NOTHING = { events: [], gates: [] };

/** Fields for name, security profile, events, gates and PIN of a phone. */
export function DeviceTermsFields({
  terms,
  onChange,
  faults,
  known = NOTHING,
  hasPin = false,
}: DeviceTermsFieldsProps) {
  const { events, gates } = useChoices(terms.eventIds, known);
  const set = (change: Partial<ChosenTerms>) => onChange({ ...terms, ...change });
  const setEvents = (eventIds: string[]) => set({ eventIds, gateIds: [] });
  return (
    <Stack gap="md">
      <TextInput
        label={texts.name}
        description={texts.nameHelp}
        value={terms.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={faults.name}
        maxLength={60}
        autoComplete="off"
        required
        withAsterisk={false}
      />
      <Radio.Group
        label={texts.profile}
        value={terms.profile}
        onChange={(profile) => set({ profile: profile as DeviceProfile })}
      >
        <Stack gap="sm" mt="xs">
          {PROFILES.map((profile) => (
            <Radio
              key={profile}
              value={profile}
              label={deviceTexts.profiles[profile]}
              description={texts.profileHelp[profile]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <MultiSelect
        label={texts.events}
        placeholder={terms.eventIds.length === 0 ? texts.allEvents : ''}
        data={events}
        value={terms.eventIds}
        onChange={setEvents}
        error={faults.eventIds}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': texts.clearEvents }}
      />
      <MultiSelect
        label={texts.gates}
        placeholder={terms.gateIds.length === 0 ? texts.allGates : ''}
        data={gates}
        value={terms.gateIds}
        onChange={(gateIds) => set({ gateIds })}
        error={faults.gateIds}
        disabled={gates.length === 0}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': texts.clearGates }}
      />
      <TextInput
        label={texts.pin}
        description={hasPin ? texts.pinKept : texts.pinHelp}
        inputMode="numeric"
        value={terms.pin}
        onChange={(event) => set({ pin: event.currentTarget.value.replaceAll(/\D/g, '') })}
        error={faults.pin}
        maxLength={12}
        autoComplete="off"
      />
    </Stack>
  );
}
