import { SimpleGrid, TextInput } from '@mantine/core';
import { PROGRAMME_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useSetLineUpMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { lineUpTexts as texts } from '../../../messages/programme.ts';
import { notify } from '../../../ui/notify.ts';
import { fromZonedText, toZonedText } from '../../../ui/zones.ts';
import { ProgrammeRows } from './ProgrammeRows.tsx';

const LineUpPanelFragment = graphql(`
  fragment LineUpPanel_event on Event {
    id
    timeZone
    lineUp {
      name
      note
      startsAt
      link
    }
  }
`);

graphql(`
  mutation SetLineUp($eventId: ID!, $acts: [EventActInput!]!) {
    setEventLineUp(input: { eventId: $eventId, acts: $acts }) {
      event {
        ...LineUpPanel_event
      }
    }
  }
`);

const BLANK = { name: '', note: '', startsAt: '', link: '' };

/** Edits the acts of an event. Times are those of its place. */
export function LineUpPanel({ event: ref }: { event: FragmentType<typeof LineUpPanelFragment> }) {
  const { id, timeZone, lineUp } = useFragment(LineUpPanelFragment, ref);
  const [set, { loading, error }] = useSetLineUpMutation();
  const faults = fieldFailures(error);
  const save = async (rows: (typeof BLANK)[]) => {
    const acts = rows.map(({ name, note, startsAt, link }) => ({
      name,
      note: note || null,
      startsAt: startsAt ? fromZonedText(startsAt, timeZone) : null,
      link: link || null,
    }));
    await set({ variables: { eventId: id, acts } });
    void notify('success', texts.saved);
  };
  return (
    <ProgrammeRows
      title={texts.title}
      lead={texts.lead}
      rows={lineUp.map(({ name, note, startsAt, link }) => ({
        name,
        note: note ?? '',
        startsAt: startsAt ? toZonedText(startsAt, timeZone) : '',
        link: link ?? '',
      }))}
      blank={BLANK}
      texts={texts.rows}
      most={PROGRAMME_LIMITS.entries}
      saving={loading}
      failure={error && Object.keys(faults).length === 0 ? readFailure(error) : undefined}
      onSave={(rows) => save(rows).catch(() => undefined)}
    >
      {(row, nth, change) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={texts.name}
            value={row.name}
            maxLength={PROGRAMME_LIMITS.name}
            required
            withAsterisk={false}
            error={faults[`acts.${nth}.name`]}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
          />
          <TextInput
            type="datetime-local"
            label={texts.startsAt}
            value={row.startsAt}
            onChange={({ currentTarget: { value } }) => change({ startsAt: value })}
          />
          <TextInput
            label={texts.note}
            value={row.note}
            maxLength={PROGRAMME_LIMITS.note}
            error={faults[`acts.${nth}.note`]}
            onChange={({ currentTarget: { value } }) => change({ note: value })}
          />
          <TextInput
            type="url"
            label={texts.link}
            placeholder="https://"
            value={row.link}
            maxLength={PROGRAMME_LIMITS.link}
            error={faults[`acts.${nth}.link`]}
            onChange={({ currentTarget: { value } }) => change({ link: value })}
          />
        </SimpleGrid>
      )}
    </ProgrammeRows>
  );
}
