import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { useOpenTicketCodeMutation, useRequestTicketCodeMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { phoneTexts as texts } from '../../messages/phone.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { withCountryCode } from '../phone/country-code.ts';
import type { TicketPass } from './ticket-pass.ts';

graphql(`
  mutation RequestTicketCode($phone: String!) {
    requestTicketCode(input: { phone: $phone }) {
      done
    }
  }
`);

graphql(`
  mutation OpenTicketCode($phone: String!, $code: String!) {
    openTicketCode(input: { phone: $phone, code: $code }) {
      pass
      expiresAt
    }
  }
`);

interface FindByPhoneProps {
  onOpened: (pass: TicketPass) => void;
}

/** Requests a texted code. The answer is the same whether or not the number holds tickets. */
export function FindByPhone({ onOpened }: FindByPhoneProps) {
  const [phone, setPhone] = useState('');
  const [request, { loading, error, data, reset }] = useRequestTicketCodeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = withCountryCode(phone);
    setPhone(number);
    // The hook's own state shows a failure.
    await request({ variables: { phone: number } }).catch(() => undefined);
  };
  if (data) return <EnterCode phone={phone} onOpened={onOpened} onOther={() => reset()} />;
  const fault = fieldFailures(error).phone;
  return (
    <form onSubmit={submit} aria-label={texts.byPhone}>
      <Stack gap="md">
        <TextInput
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          error={fault}
          required
          withAsterisk={false}
        />
        {error && !fault && <FormFailure>{readFailure(error)}</FormFailure>}
        <Button type="submit" size="lg" fullWidth disabled={loading}>
          {loading ? texts.sending : texts.sendCode}
        </Button>
        <Text size="sm" c="dimmed">
          {texts.codeLead}
        </Text>
      </Stack>
    </form>
  );
}

interface EnterCodeProps extends FindByPhoneProps {
  phone: string;
  onOther: () => void;
}

function EnterCode({ phone, onOpened, onOther }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const [open, { loading, error }] = useOpenTicketCodeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const opened = await open({ variables: { phone, code } }).catch(() => undefined);
    if (opened?.data) onOpened({ ...opened.data.openTicketCode, isFresh: false });
  };
  return (
    <form onSubmit={submit} aria-label={texts.byPhone}>
      <Stack gap="md">
        <Alert
          color="leaf"
          variant="light"
          role="status"
          icon={<IconDeviceMobileMessage size={22} aria-hidden />}
          title={texts.codeSent(phone)}
        >
          {texts.codeSentBody}
        </Alert>
        <TextInput
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          required
          withAsterisk={false}
        />
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        <Button type="submit" size="lg" fullWidth disabled={loading}>
          {texts.showTickets}
        </Button>
        <Button variant="default" onClick={onOther}>
          {texts.otherNumber}
        </Button>
      </Stack>
    </form>
  );
}
