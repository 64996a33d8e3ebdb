import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { useSetLiveCodesMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { liveCodesTexts as texts } from '../../../messages/organiser.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { Section } from '../../../ui/Section.tsx';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

const LiveCodesFragment = graphql(`
  fragment LiveCodesPanel_event on Event {
    id
    timeZone
    viewerCanEdit
    tiers {
      id
      name
      sold
      liveCodes {
        from
        allowsPaper
        admitsUnknown
      }
    }
  }
`);

graphql(`
  mutation SetLiveCodes($input: SetLiveCodesInput!) {
    setLiveCodes(input: $input) {
      event {
        ...LiveCodesPanel_event
      }
    }
  }
`);

const HOUR_MS = 3_600_000;
/** Holders hear of it a day ahead; an hour more is left for the organiser's own pace. */
const USUAL_NOTICE_MS = 25 * HOUR_MS;

/** Sets for which tiers doors ask for the holder's phone, and from when. */
export function LiveCodesPanel({ event: ref }: { event: FragmentType<typeof LiveCodesFragment> }) {
  const { id, timeZone, viewerCanEdit, tiers } = useFragment(LiveCodesFragment, ref);
  const first = tiers.find(({ liveCodes }) => liveCodes)?.liveCodes;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    first ? tiers.filter(({ liveCodes }) => liveCodes).map((tier) => tier.id) : tiers.map((tier) => tier.id),
  );
  const [from, setFrom] = useState(() =>
    toLocalMoment(first?.from ?? new Date(Date.now() + USUAL_NOTICE_MS).toISOString(), timeZone),
  );
  const [allowsPaper, setAllowsPaper] = useState(first?.allowsPaper ?? false);
  const [admitsUnknown, setAdmitsUnknown] = useState(first?.admitsUnknown ?? false);
  const [set, { loading }] = useSetLiveCodesMutation();
  const save = (at: string | null) =>
    notifyOutcome(async () => {
      const rule = at === null ? {} : { allowsPaper, admitsUnknown };
      await set({ variables: { input: { eventId: id, tierIds: [...chosen], from: at, ...rule } } });
      return at === null ? texts.switchedOff : texts.saved;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A time that was not changed in its field keeps its seconds.
    const kept = first && toLocalMoment(first.from, timeZone) === from ? first.from : null;
    void save(kept ?? fromLocalMoment(from, timeZone));
  };
  if (!viewerCanEdit || tiers.length === 0) return null;
  const isOn = tiers.some(({ id: tierId, liveCodes }) => liveCodes && chosen.includes(tierId));
  return (
    <Section title={texts.title} lead={texts.lead}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Checkbox.Group label={texts.tiers} value={[...chosen]} onChange={(value) => setChosen(value)}>
            <Stack gap={6} mt={4}>
              {tiers.map((tier) => (
                <Checkbox
                  key={tier.id}
                  value={tier.id}
                  label={
                    <>
                      {tier.name}
                      {tier.liveCodes && (
                        <Text span size="sm" c="dimmed">
                          {' '}
                          · {texts.since} <Moment at={tier.liveCodes.from} zone={timeZone} />
                        </Text>
                      )}
                    </>
                  }
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <TextInput
            type="datetime-local"
            label={texts.from}
            description={texts.fromHint}
            value={from}
            onChange={({ currentTarget: { value } }) => setFrom(value)}
            required
            withAsterisk={false}
            maw={320}
          />
          <Checkbox
            label={texts.allowsPaper}
            checked={allowsPaper}
            onChange={({ currentTarget: { checked } }) => setAllowsPaper(checked)}
          />
          <Checkbox
            label={texts.admitsUnknown}
            description={texts.admitsUnknownHint}
            checked={admitsUnknown}
            onChange={({ currentTarget: { checked } }) => setAdmitsUnknown(checked)}
          />
          <Group gap="sm">
            <Button type="submit" loading={loading} disabled={chosen.length === 0 || from === ''}>
              {texts.save}
            </Button>
            {isOn && (
              <Button variant="default" loading={loading} onClick={() => void save(null)}>
                {texts.switchOff}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
