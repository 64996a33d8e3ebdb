import type { ApolloClient } from '@apollo/client';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { pairingTexts } from '../../../messages/devices.ts';
import { RefusedSales } from '../../box-office/RefusedSales.tsx';
import { type HandIn, handInAndWipe, wipeHandedIn } from './hand-in.ts';

const texts = pairingTexts.cutOff;
const RETRY_EVERY_MS = 10_000;
const BEGUN: HandIn = { isWiped: false, refused: [] };

/** A phone that was cut off: it hands in what its organiser takes, wipes itself, and can be paired again. */
export function CutOff({ client, onGone }: { client: ApolloClient; onGone: () => void }) {
  const [{ isWiped, refused }, setHandIn] = useState(BEGUN);
  useEffect(() => {
    if (isWiped) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const wipe = async () => {
      const handIn = await handInAndWipe(client).catch(() => BEGUN);
      if (!isHere) return;
      setHandIn(handIn);
      if (!handIn.isWiped) timer = setTimeout(() => void wipe(), RETRY_EVERY_MS);
    };
    void wipe();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [client, isWiped]);
  const isLeft = refused.length > 0;
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <Alert color="coral" variant="light" icon={<IconPlugConnectedX aria-hidden />} role="alert">
        {texts.lead}
      </Alert>
      <Text role="status">{isWiped ? texts.wiped : isLeft ? texts.left : texts.handingIn}</Text>
      <RefusedSales sales={refused} />
      {isLeft && (
        <Button
          size="lg"
          variant="default"
          onClick={() => void wipeHandedIn().then(() => setHandIn({ isWiped: true, refused: [] }))}
        >
          {texts.noted}
        </Button>
      )}
      <Button size="lg" disabled={!isWiped} onClick={onGone}>
        {texts.again}
      </Button>
    </Stack>
  );
}
