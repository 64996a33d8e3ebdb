import { useNavigate } from 'react-router-dom';
import { CancellationPolicy } from '../../../../features/events/organiser/CancellationPolicy.tsx';
import { DeleteEventButton } from '../../../../features/events/organiser/DeleteEventButton.tsx';
import { FaqPanel } from '../../../../features/events/organiser/FaqPanel.tsx';
import { LineUpPanel } from '../../../../features/events/organiser/LineUpPanel.tsx';
import { FormSalesSwitch } from '../../../../features/events/organiser/SalesSwitches.tsx';
import { TransferCutoff } from '../../../../features/events/organiser/TransferCutoff.tsx';
import { UnpublishButton } from '../../../../features/events/organiser/UnpublishButton.tsx';
import { CancelEventButton } from '../../../../features/orders/CancelEventButton.tsx';
import { useEventSettingsQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { staffEventTexts } from '../../../../messages/staff-events.ts';
import { tabAddress } from '../../../../shell/dashboard/tab-address.ts';
import { Section } from '../../../../ui/Section.tsx';
import classes from '../EventView.module.css';
import { EventTab, type TabProps } from './EventTab.tsx';

graphql(`
  query EventSettings($eventId: ID!) {
    event(id: $eventId) {
      id
      ...FormSalesSwitch_event
      ...TransferCutoff_event
      ...CancellationPolicy_event
      ...LineUpPanel_event
      ...FaqPanel_event
      ...UnpublishButton_event
      ...CancelEventButton_event
      ...DeleteEventButton_event
    }
  }
`);

/** Settings of sale, transfer and cancellation by holders, and cancelling or deleting the event. */
export default function SettingsTab({ eventId }: TabProps) {
  const query = useEventSettingsQuery({ variables: { eventId } });
  const navigate = useNavigate();
  return (
    <EventTab query={query} event={query.data?.event}>
      {(event) => (
        <div className={classes.settings}>
          <Section title={staffEventTexts.selling} gap="md">
            <FormSalesSwitch event={event} />
          </Section>
          <TransferCutoff event={event} />
          <CancellationPolicy event={event} />
          <LineUpPanel event={event} />
          <FaqPanel event={event} />
          <div className={classes.end}>
            <UnpublishButton event={event} />
            <CancelEventButton event={event} />
            <DeleteEventButton
              event={event}
              onDeleted={() => navigate(tabAddress('events'), { replace: true })}
            />
          </div>
        </div>
      )}
    </EventTab>
  );
}
