import { Divider, Paper, Text, Title } from '@mantine/core';
import { categoryLabel } from '../../../features/events/CategoryChips.tsx';
import { DeleteEventButton } from '../../../features/events/organiser/DeleteEventButton.tsx';
import { FormSalesSwitch } from '../../../features/events/organiser/FormSalesSwitch.tsx';
import { CancelEventButton } from '../../../features/orders/CancelEventButton.tsx';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { Moment } from '../../../ui/Moment.tsx';
import classes from './EventView.module.css';

const EventFactsFragment = graphql(`
  fragment EventFacts_event on Event {
    id
    description
    venue
    category
    startDate
    endDate
    createdAt
    issuer {
      id
      name
    }
    ...FormSalesSwitch_event
    ...DeleteEventButton_event
    ...CancelEventButton_event
  }
`);

interface EventFactsProps {
  event: FragmentType<typeof EventFactsFragment>;
  onDeleted: () => void;
}

/** The details of an event, whether the public page sells it, and its end. */
export function EventFacts({ event: ref, onDeleted }: EventFactsProps) {
  const event = useFragment(EventFactsFragment, ref);
  return (
    <Paper withBorder p="lg" component="section" aria-label="Event Details">
      <Title order={2} size="h3" mb="md">
        Event Details
      </Title>
      <dl className={classes.facts}>
        <div>
          <dt>Start Date</dt>
          <dd>
            <Moment at={event.startDate} />
          </dd>
        </div>
        <div>
          <dt>End Date</dt>
          <dd>
            <Moment at={event.endDate} />
          </dd>
        </div>
        <div>
          <dt>Venue</dt>
          <dd>{event.venue}</dd>
        </div>
        <div>
          <dt>Organiser</dt>
          <dd>{event.issuer.name}</dd>
        </div>
        {event.category && (
          <div>
            <dt>Category</dt>
            <dd>{categoryLabel(event.category)}</dd>
          </div>
        )}
        <div>
          <dt>Created</dt>
          <dd>
            <Moment at={event.createdAt} isRelative />
          </dd>
        </div>
      </dl>
      <Text mt="md" className={classes.description}>
        {event.description}
      </Text>
      <Divider my="lg" />
      <FormSalesSwitch event={event} />
      <div className={classes.end}>
        <CancelEventButton event={event} />
        <DeleteEventButton event={event} onDeleted={onDeleted} />
      </div>
    </Paper>
  );
}
