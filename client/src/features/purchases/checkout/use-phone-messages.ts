import { useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { PhoneChannel } from '../../../gql/graphql.ts';
import { usePhoneChannelsQuery, useSetOrderPhoneMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { phoneTexts } from '../../../messages/phone.ts';
import { notify } from '../../../ui/notify.ts';
import { withCountryCode } from '../../phone/country-code.ts';

graphql(`
  query PhoneChannels {
    phoneChannels
  }
`);

/** Messages about the order on the buyer's phone. None unless the buyer says so. */
export interface PhoneMessages {
  /** Channels to choose from; empty while no number is typed, and where the platform sends none. */
  channels: readonly PhoneChannel[];
  channel: PhoneChannel;
  setChannel: (channel: PhoneChannel) => void;
  isAgreed: boolean;
  setAgreed: (agreed: boolean) => void;
  /** The number has its country code, or is one of a Kenyan mobile phone. */
  isComplete: boolean;
  /** Asks for messages about a placed order, if the buyer agreed. Nothing waits for it; a failure is shown. */
  request: (order: { orderId: string; orderKey: string | null }) => void;
}

/** @param phone number of the buyer, as typed */
export function usePhoneMessages(phone: string): PhoneMessages {
  const [wants, setWants] = useState(false);
  const [chosen, setChannel] = useState<PhoneChannel | null>(null);
  const { data } = usePhoneChannelsQuery({ skip: phone.trim() === '' });
  const [set] = useSetOrderPhoneMutation();
  const channels = phone.trim() === '' ? [] : (data?.phoneChannels ?? []);
  const channel = chosen ?? channels[0] ?? 'SMS';
  const number = withCountryCode(phone);
  const isComplete = /^(\+|00)[1-9]\d{7,14}$/.test(number.replaceAll(/[\s().-]/g, ''));
  const isAgreed = wants && isComplete && channels.length > 0;
  return {
    channels,
    channel,
    setChannel,
    isAgreed,
    setAgreed: setWants,
    isComplete,
    request: (order) => {
      if (!isAgreed) return;
      const input = { ...order, phone: number, channel };
      void set({ variables: { input } }).catch((failure: unknown) =>
        notify('error', phoneTexts.notSet(readFailure(failure))),
      );
    },
  };
}
