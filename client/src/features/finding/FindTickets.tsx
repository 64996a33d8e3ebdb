import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { usePhoneChannelsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { phoneTexts as texts } from '../../messages/phone.ts';
import { FindByPhone } from './FindByPhone.tsx';
import { AskForLink } from './TicketLink.tsx';
import type { TicketPass } from './ticket-pass.ts';

graphql(`
  query PhoneChannels {
    phoneChannels
  }
`);

/** Finds tickets by a mailed link; by a texted code as well, where the platform sends texts. */
export function FindTickets({ onOpened }: { onOpened: (pass: TicketPass) => void }) {
  const [way, setWay] = useState('email');
  const { data } = usePhoneChannelsQuery();
  const byPhone = data !== undefined && data.phoneChannels.length > 0;
  // The form keeps its place in the tree, and so what was typed, when the channels arrive.
  return (
    <Stack gap="md">
      {byPhone && (
        <SegmentedControl
          fullWidth
          aria-label={texts.way}
          value={way}
          onChange={setWay}
          data={[
            { value: 'email', label: texts.byEmail },
            { value: 'phone', label: texts.byPhone },
          ]}
        />
      )}
      {way === 'email' ? <AskForLink /> : <FindByPhone onOpened={onOpened} />}
    </Stack>
  );
}
