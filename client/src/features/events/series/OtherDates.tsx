import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { seriesTexts as texts } from '../../../messages/series.ts';

const OtherDatesFragment = graphql(`
  fragment OtherDates_event on Event {
    id
    series {
      id
      name
      slug
      upcomingCount
    }
  }
`);

/** On the page of a date: the way to the others of its show. Renders nothing for an event without others. */
export function OtherDates({ event: ref }: { event: FragmentType<typeof OtherDatesFragment> }) {
  const { series } = useFragment(OtherDatesFragment, ref);
  if (!series || series.upcomingCount < 2) return null;
  return (
    <Text mt={4}>
      <Anchor component={Link} to={`/series/${encodeURIComponent(series.slug)}`} underline="always">
        {texts.otherDates}
      </Anchor>{' '}
      <Text span c="dimmed">
        ({texts.dates(series.upcomingCount)})
      </Text>
    </Text>
  );
}
