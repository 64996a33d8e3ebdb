import { useNavigate } from 'react-router-dom';
import { CancellationPolicy } from '../../../../features/events/organiser/CancellationPolicy.tsx';
import { DeleteEventButton } from '../../../../features/events/organiser/DeleteEventButton.tsx';
import { FaqPanel } from '../../../../features/events/organiser/FaqPanel.tsx';
import { LineUpPanel } from '../../../../features/events/organiser/LineUpPanel.tsx';
import { LiveCodesPanel } from '../../../../features/events/organiser/LiveCodesPanel.tsx';
import { RenewCodes } from '../../../../features/events/organiser/RenewCodes.tsx';
import { TransferCutoff } from '../../../../features/events/organiser/TransferCutoff.tsx';
import { UnpublishButton } from '../../../../features/events/organiser/UnpublishButton.tsx';
import { CancelEventButton } from '../../../../features/orders/CancelEventButton.tsx';
import { useEventSettingsQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { tabAddress } from '../../../../shell/dashboard/tab-address.ts';
import classes from '../EventView.module.css';
import { EventTab, type TabProps } from './EventTab.tsx';

graphql(`
  query EventSettings($eventId: ID!) {
    event(id: $eventId) {
      id
      ...TransferCutoff_event
      ...RenewCodes_event
      ...CancellationPolicy_event
      ...LiveCodesPanel_event
      ...LineUpPanel_event
      ...FaqPanel_event
      ...UnpublishButton_event
      ...CancelEventButton_event
      ...DeleteEventButton_event
    }
  }
`);

/** Settings of transfer and cancellation by holders, line-up and answers, and cancelling or deleting the event. */
export default function SettingsTab({ eventId }: TabProps) {
  const query = useEventSettingsQuery({ variables: { eventId } });
  const navigate = useNavigate();
  return (
    <EventTab query={query} event={query.data?.event}>
      {(event) => (
        <div className={classes.settings}>
          <TransferCutoff event={event} />
          <CancellationPolicy event={event} />
          <RenewCodes event={event} />
          <LiveCodesPanel event={event} />
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
