import { Text } from '@mantine/core';
import { QueryFailure } from '../../../../apollo/QueryFailure.tsx';
import { noDeduplication, refetchQuietly } from '../../../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../../../apollo/use-trailing-throttle.ts';
import type { EventPresenceQuery } from '../../../../gql/graphql.ts';
import { useEventInsideSubscription, useEventPresenceQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { locale } from '../../../../language/language.ts';
import { doorSettingTexts } from '../../../../messages/door-settings.ts';
import { callTexts } from '../../../../messages/shell.ts';
import { Section } from '../../../../ui/Section.tsx';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock.tsx';
import { TimeBars } from '../../../../ui/TimeBars.tsx';
import classes from './EventDoor.module.css';

const texts = doorSettingTexts.inside;

graphql(`
  query EventPresence($eventId: ID!) {
    presence(eventId: $eventId) {
      inside
      gates {
        gate {
          id
          name
        }
        entered
        left
        inside
      }
      history {
        at
        inside
      }
    }
  }
`);

graphql(`
  subscription EventInside($eventId: ID!) {
    eventEntries(eventId: $eventId) {
      event {
        id
      }
      inside
    }
  }
`);

type Presence = EventPresenceQuery['presence'];

const number = new Intl.NumberFormat(locale);
const moment = new Intl.DateTimeFormat(locale, {
  ...{ weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
});
/** More bars are too narrow on a phone. */
const MAX_BARS = 60;
/** Each entry changes the figures, which are read at most this often. */
const REFRESH_MS = 2_000;

interface InsideNowProps {
  eventId: string;
  /** Called after a scan changed something, at most every two seconds. */
  onChange: () => void;
}

/** Guests inside now, by gate and over time, live. */
export function InsideNow({ eventId, onChange }: InsideNowProps) {
  const query = useEventPresenceQuery({ variables: { eventId }, context: noDeduplication });
  const again = refetchQuietly(query);
  const refresh = useTrailingThrottle(() => {
    again();
    onChange();
  }, REFRESH_MS);
  const { data } = useEventInsideSubscription({ variables: { eventId }, onData: refresh });
  const change = data?.eventEntries;
  const presence = query.data?.presence;
  return (
    <Section title={texts.title}>
      {presence ? (
        <Figures presence={presence} inside={change?.inside ?? presence.inside} />
      ) : query.error ? (
        <QueryFailure
          title={callTexts.loadFailed(texts.failed)}
          error={query.error}
          refetch={query.refetch}
        />
      ) : (
        <SkeletonBlock label={doorSettingTexts.loading} height={220} />
      )}
    </Section>
  );
}

function Figures({ presence, inside }: { presence: Presence; inside: number }) {
  const bars = presence.history.slice(-MAX_BARS);
  const points = bars.map((point) => point.inside);
  return (
    <>
      <Text size="sm" c="dimmed">
        {texts.now}
      </Text>
      <p className={classes.figure} role="status">
        {number.format(inside)}
      </p>
      <Text size="sm" c="dimmed" mb="md">
        {texts.nowHelp}
      </Text>
      {presence.gates.length > 0 && <ByGate gates={presence.gates} />}
      <Text fw={600} mb={4}>
        {texts.history}
      </Text>
      {bars.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <TimeBars
          label={texts.history}
          slices={bars.map(({ at }) => moment.format(new Date(at)))}
          series={[{ name: texts.inside, points, total: points.at(-1) ?? 0, tone: 0 }]}
          nothing={texts.nothing}
        />
      )}
    </>
  );
}

function ByGate({ gates }: Pick<Presence, 'gates'>) {
  return (
    <table className={classes.table} aria-label={texts.byGate}>
      <thead>
        <tr>
          <th scope="col">{texts.gate}</th>
          <th scope="col">{texts.entered}</th>
          <th scope="col">{texts.left}</th>
          <th scope="col">{texts.inside}</th>
        </tr>
      </thead>
      <tbody>
        {gates.map(({ gate, entered, left, inside }) => (
          <tr key={gate?.id ?? ''}>
            <th scope="row">{gate?.name ?? texts.noGate}</th>
            <td>{number.format(entered)}</td>
            <td>{number.format(left)}</td>
            <td>{number.format(inside)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
