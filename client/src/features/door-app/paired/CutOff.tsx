import type { ApolloClient } from '@apollo/client';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { pairingTexts } from '../../../messages/devices.ts';
import { handInAndWipe } from './hand-in.ts';

const texts = pairingTexts.cutOff;
const RETRY_EVERY_MS = 10_000;

/** A phone that was cut off: it hands in what its organiser takes, wipes itself, and can be paired again. */
export function CutOff({ client, onGone }: { client: ApolloClient; onGone: () => void }) {
  const [isWiped, setWiped] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const wipe = async () => {
      const isDone = await handInAndWipe(client).catch(() => false);
      if (!isHere) return;
      setWiped(isDone);
      if (!isDone) timer = setTimeout(() => void wipe(), RETRY_EVERY_MS);
    };
    void wipe();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [client]);
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <Alert color="coral" variant="light" icon={<IconPlugConnectedX aria-hidden />} role="alert">
        {texts.lead}
      </Alert>
      <Text role="status">{isWiped ? texts.wiped : texts.handingIn}</Text>
      <Button size="lg" disabled={!isWiped} onClick={onGone}>
        {texts.again}
      </Button>
    </Stack>
  );
}
