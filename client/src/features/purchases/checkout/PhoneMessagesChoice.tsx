import { Checkbox, Group, Radio } from '@mantine/core';
import type { PhoneChannel } from '../../../gql/graphql.ts';
import { phoneTexts as texts } from '../../../messages/phone.ts';
import { CHANNEL_NAMES } from '../../phone/channel-names.ts';
import type { PhoneMessages } from './use-phone-messages.ts';

/** Asks for messages about the order on the buyer's phone; nothing while no number is typed, or none can be sent. */
export function PhoneMessagesChoice({ messages }: { messages: PhoneMessages }) {
  const { channels, channel, isAgreed, isComplete } = messages;
  if (channels.length === 0) return null;
  return (
    <>
      <Checkbox
        checked={isAgreed}
        disabled={!isComplete}
        onChange={(change) => messages.setAgreed(change.currentTarget.checked)}
        label={texts.ask}
        description={isComplete ? texts.askHint : texts.askNumber}
      />
      {isAgreed && channels.length > 1 && (
        <Radio.Group
          label={texts.channel}
          value={channel}
          onChange={(chosen) => messages.setChannel(chosen as PhoneChannel)}
        >
          <Group gap="lg" mt={4}>
            {channels.map((one) => (
              <Radio key={one} value={one} label={CHANNEL_NAMES[one]} />
            ))}
          </Group>
        </Radio.Group>
      )}
    </>
  );
}
