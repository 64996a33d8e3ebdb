import { Box, Button, Checkbox, Group, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { OrderPhoneQuery, PhoneChannel } from '../../gql/graphql.ts';
import {
  useOrderPhoneQuery,
  useRemoveOrderPhoneMutation,
  useSetOrderPhoneMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { phoneTexts as texts } from '../../messages/phone.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { CHANNEL_NAMES } from './channel-names.ts';
import { withCountryCode } from './country-code.ts';

graphql(`
  fragment OrderPhone_order on Order {
    id
    status
    buyerPhone
    phone {
      number
      channel
      hasOptedOut
      status
    }
  }
`);

graphql(`
  query OrderPhone($id: ID!, $orderKey: String, $pass: String) {
    phoneChannels
    order(id: $id, orderKey: $orderKey, pass: $pass) {
      ...OrderPhone_order @unmask
    }
  }
`);

graphql(`
  mutation SetOrderPhone($input: SetOrderPhoneInput!) {
    setOrderPhone(input: $input) {
      order {
        ...OrderPhone_order @unmask
      }
    }
  }
`);

graphql(`
  mutation RemoveOrderPhone($input: RemoveOrderPhoneInput!) {
    removeOrderPhone(input: $input) {
      order {
        ...OrderPhone_order @unmask
      }
    }
  }
`);

interface OrderPhoneProps {
  orderId: string;
  orderKey: string | null;
  pass: string | null;
}

/** Messages about an order on the buyer's phone; nothing where the platform sends none. */
export function OrderPhone({ orderId, orderKey, pass }: OrderPhoneProps) {
  const titleId = useId();
  const { data } = useOrderPhoneQuery({ variables: { id: orderId, orderKey, pass }, errorPolicy: 'all' });
  const channels = data?.phoneChannels ?? [];
  const order = data?.order;
  if (!order || channels.length === 0) return null;
  const proof = { orderId, orderKey, pass };
  return (
    <Box component="section" mt="xl" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="xs" id={titleId}>
        {texts.title}
      </Title>
      {order.phone ? (
        <Chosen order={order} phone={order.phone} proof={proof} />
      ) : (
        <Ask channels={channels} suggested={order.buyerPhone ?? ''} proof={proof} />
      )}
    </Box>
  );
}

type Shown = NonNullable<OrderPhoneQuery['order']>;

interface AskProps {
  channels: readonly PhoneChannel[];
  /** The number of the purchase. */
  suggested: string;
  proof: OrderPhoneProps;
}

/** Asks for messages: the box is not ticked before. */
function Ask({ channels, suggested, proof }: AskProps) {
  const [wants, setWants] = useState(false);
  const [phone, setPhone] = useState(withCountryCode(suggested));
  const [channel, setChannel] = useState<PhoneChannel>(channels[0] ?? 'SMS');
  const [set, { loading, error }] = useSetOrderPhoneMutation();
  const fault = fieldFailures(error).phone;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = withCountryCode(phone);
    setPhone(number);
    // The hook's own state shows a failure.
    await set({ variables: { input: { ...proof, phone: number, channel } } }).catch(() => undefined);
  };
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="sm">
        <Text c="dimmed">{texts.lead}</Text>
        <Checkbox
          label={texts.ask}
          checked={wants}
          onChange={(event) => setWants(event.currentTarget.checked)}
        />
        {wants && (
          <>
            <TextInput
              label={texts.number}
              type="tel"
              autoComplete="tel"
              maw={320}
              maxLength={40}
              value={phone}
              onChange={(event) => setPhone(event.currentTarget.value)}
              onBlur={() => setPhone(withCountryCode(phone))}
              error={fault}
              required
              withAsterisk={false}
            />
            {channels.length > 1 && (
              <Radio.Group
                label={texts.channel}
                value={channel}
                onChange={(chosen) => setChannel(chosen as PhoneChannel)}
              >
                <Group gap="lg" mt={4}>
                  {channels.map((one) => (
                    <Radio key={one} value={one} label={CHANNEL_NAMES[one]} />
                  ))}
                </Group>
              </Radio.Group>
            )}
            {error && !fault && <FormFailure>{readFailure(error)}</FormFailure>}
            <Group>
              <Button
                type="submit"
                disabled={loading}
                leftSection={<IconDeviceMobileMessage size={18} aria-hidden />}
              >
                {loading ? texts.sending : texts.send}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}

interface ChosenProps {
  order: Shown;
  phone: NonNullable<Shown['phone']>;
  proof: OrderPhoneProps;
}

/** The chosen phone, what became of the message, and the end of messages. */
function Chosen({ order, phone, proof }: ChosenProps) {
  const [remove, { loading, error }] = useRemoveOrderPhoneMutation();
  const state = phone.status ? texts.states[phone.status] : order.status === 'HELD' ? texts.waiting : null;
  const stop = () => remove({ variables: { input: proof } }).catch(() => undefined);
  return (
    <Stack gap="xs">
      <Text>{texts.goesTo(phone.number, CHANNEL_NAMES[phone.channel])}</Text>
      <Text c="dimmed" role="status">
        {phone.hasOptedOut ? texts.optedOut : state}
      </Text>
      {error && <FormFailure>{readFailure(error)}</FormFailure>}
      <Group>
        <Button variant="default" disabled={loading} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      </Group>
    </Stack>
  );
}
