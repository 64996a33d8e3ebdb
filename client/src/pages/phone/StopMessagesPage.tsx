import { Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBellOff } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useSetPhoneMessagesMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { phoneTexts as texts } from '../../messages/phone.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { MailLinkFrame } from '../following/MailLinkFrame.tsx';

graphql(`
  mutation SetPhoneMessages($token: String!, $areAllowed: Boolean!) {
    setPhoneMessages(input: { token: $token, areAllowed: $areAllowed }) {
      number
    }
  }
`);

/** Target of the link in messages to phones, `/stop#…`: it stops them on a press only, so that previews of links do not. */
export default function StopMessagesPage() {
  useDocumentTitle(`${texts.stopTitle} · Passa`);
  const token = useLocation().hash.slice(1);
  const [stop, stopping] = useSetPhoneMessagesMutation();
  const [allow, allowing] = useSetPhoneMessagesMutation();
  const error = stopping.error ?? allowing.error;
  const press = (call: typeof stop, areAllowed: boolean) =>
    void call({ variables: { token, areAllowed } }).catch(() => undefined);
  const stopped = stopping.data?.setPhoneMessages.number;
  const allowed = allowing.data?.setPhoneMessages.number;
  const isUnknown = token === '' || (error !== undefined && !isNetworkFailure(error));
  const [title, body] = isUnknown
    ? [texts.unknownLink, texts.unknownLinkBody]
    : allowed
      ? [texts.allowedTitle, texts.allowedBody(allowed)]
      : stopped
        ? [texts.stoppedTitle, texts.stoppedBody(stopped)]
        : [texts.stopTitle, texts.stopLead];
  return (
    <MailLinkFrame>
      <Stack gap="md">
        <div role="status">
          <Title order={1} size="h2">
            {title}
          </Title>
        </div>
        <Text c="dimmed">{body}</Text>
        {error && !isUnknown && <FormFailure>{readFailure(error)}</FormFailure>}
        {!isUnknown && !stopped && (
          <Button
            size="lg"
            fullWidth
            disabled={stopping.loading}
            leftSection={<IconBellOff size={20} aria-hidden />}
            onClick={() => press(stop, false)}
          >
            {texts.stopAll}
          </Button>
        )}
        {stopped && !allowed && (
          <Button variant="default" disabled={allowing.loading} onClick={() => press(allow, true)}>
            {texts.allow}
          </Button>
        )}
      </Stack>
    </MailLinkFrame>
  );
}
