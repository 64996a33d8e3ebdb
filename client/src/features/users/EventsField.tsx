import { MultiSelect, Radio, Stack } from '@mantine/core';
import { MAX_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import { useStaffEventChoicesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { userTexts } from '../../messages/team.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';

graphql(`
  query StaffEventChoices($after: String) {
    events(first: 100, after: $after) {
      nodes {
        id
        name
        issuer {
          id
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface EventsFieldProps {
  /** Ids of the chosen events; null for all of the organisation. */
  value: readonly string[] | null;
  onChange: (eventIds: string[] | null) => void;
  /** Only events of this organisation; all that the viewer sees without it. */
  issuerId?: string | undefined;
  error?: string | undefined;
}

/** Choice between all events of the organisation and some of them. */
export function EventsField({ value, onChange, issuerId, error }: EventsFieldProps) {
  const query = useStaffEventChoicesQuery({ skip: value === null });
  const rest = useFollowingPages(query, query.data?.events, MAX_CHOICES);
  const events = (rest.whole ?? query.data?.events.nodes ?? []).filter(
    ({ issuer }) => issuerId === undefined || issuer.id === issuerId,
  );
  return (
    <Stack gap="sm">
      <Radio.Group
        label={userTexts.worksFor}
        value={value === null ? 'all' : 'chosen'}
        onChange={(choice) => onChange(choice === 'all' ? null : [])}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="all" label={userTexts.allEvents} />
          <Radio value="chosen" label={userTexts.chosenEvents} />
        </Stack>
      </Radio.Group>
      {value !== null && (
        <div>
          <MultiSelect
            label={userTexts.events}
            description={userTexts.eventsHelp}
            placeholder={value.length === 0 ? userTexts.noEvent : ''}
            data={events.map(({ id, name }) => ({ value: id, label: name }))}
            value={[...value]}
            onChange={onChange}
            searchable
            error={error}
          />
          <RestOfList rest={rest} />
        </div>
      )}
    </Stack>
  );
}
