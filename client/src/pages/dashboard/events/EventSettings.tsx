import { Paper, Title } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { DeleteEventButton } from '../../../features/events/organiser/DeleteEventButton.tsx';
import { FormSalesSwitch } from '../../../features/events/organiser/FormSalesSwitch.tsx';
import { TransferCutoff } from '../../../features/events/organiser/TransferCutoff.tsx';
import { CancelEventButton } from '../../../features/orders/CancelEventButton.tsx';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { staffEventTexts } from '../../../texts/staff-events.ts';
import classes from './EventView.module.css';

const EventSettingsFragment = graphql(`
  fragment EventSettings_event on Event {
    id
    ...FormSalesSwitch_event
    ...TransferCutoff_event
    ...CancelEventButton_event
    ...DeleteEventButton_event
  }
`);

/** Settings of sale and transfer, and cancelling or deleting the event. */
export function EventSettings({ event: ref }: { event: FragmentType<typeof EventSettingsFragment> }) {
  const event = useFragment(EventSettingsFragment, ref);
  const navigate = useNavigate();
  return (
    <div className={classes.settings}>
      <Paper withBorder p="lg" component="section" aria-label={staffEventTexts.selling}>
        <Title order={2} size="h3" mb="md">
          {staffEventTexts.selling}
        </Title>
        <FormSalesSwitch event={event} />
      </Paper>
      <TransferCutoff event={event} />
      <div className={classes.end}>
        <CancelEventButton event={event} />
        <DeleteEventButton
          event={event}
          onDeleted={() => navigate(tabAddress('events'), { replace: true })}
        />
      </div>
    </div>
  );
}
