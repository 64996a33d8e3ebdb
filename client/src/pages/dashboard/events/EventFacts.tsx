import { Box, Divider, Text } from '@mantine/core';
import { categoryLabel } from '../../../features/events/CategoryChips.tsx';
import { FormattedText } from '../../../features/events/FormattedText.tsx';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from './EventView.module.css';

const EventFactsFragment = graphql(`
  fragment EventFacts_event on Event {
    id
    descriptionBlocks {
      ...FormattedText_block
    }
    venue
    category
    startDate
    timeZone
    endDate
    createdAt
    formSales
    issuer {
      id
      name
    }
  }
`);

/** The details of an event, and whether it is on public sale. */
export function EventFacts({ event: ref }: { event: FragmentType<typeof EventFactsFragment> }) {
  const event = useFragment(EventFactsFragment, ref);
  return (
    <Section title={staffEventTexts.details} gap="md">
      <dl className={classes.facts}>
        <div>
          <dt>{staffEventTexts.startDate}</dt>
          <dd>
            <Moment at={event.startDate} zone={event.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{staffEventTexts.endDate}</dt>
          <dd>
            <Moment at={event.endDate} zone={event.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{labelTexts.venue}</dt>
          <dd>{event.venue}</dd>
        </div>
        <div>
          <dt>{staffEventTexts.organiser}</dt>
          <dd>{event.issuer.name}</dd>
        </div>
        {event.category && (
          <div>
            <dt>{eventTexts.category}</dt>
            <dd>{categoryLabel(event.category)}</dd>
          </div>
        )}
        <div>
          <dt>{staffEventTexts.created}</dt>
          <dd>
            <Moment at={event.createdAt} isRelative />
          </dd>
        </div>
      </dl>
      <Box mt="md">
        <FormattedText blocks={event.descriptionBlocks} />
      </Box>
      <Divider my="lg" />
      <Text size="sm" c="dimmed">
        {event.formSales ? staffEventTexts.formSalesOpen : staffEventTexts.formSalesClosed}
      </Text>
    </Section>
  );
}
