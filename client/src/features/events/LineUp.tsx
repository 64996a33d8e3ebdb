import { Anchor, Text, Title } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './LineUp.module.css';

const LineUpFragment = graphql(`
  fragment LineUp_event on Event {
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

/** The acts of an event, in order. Nothing without any. */
export function LineUp({ event: ref }: { event: FragmentType<typeof LineUpFragment> }) {
  const { lineUp, timeZone } = useFragment(LineUpFragment, ref);
  if (lineUp.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {eventTexts.lineUp}
      </Title>
      <ol className="plain-list">
        {lineUp.map(({ name, note, startsAt, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: acts have no other identity, and are shown as a whole
          <li key={at} className={classes.act}>
            <span className={classes.name}>
              {link ? (
                <Anchor href={link} target="_blank" rel="noopener nofollow ugc" underline="always" inherit>
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </span>
            {startsAt && (
              <Text span size="sm" c="dimmed" className="tabular">
                <Moment at={startsAt} zone={timeZone} />
              </Text>
            )}
            {note && (
              <Text size="sm" c="dimmed" className={classes.note}>
                {note}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
