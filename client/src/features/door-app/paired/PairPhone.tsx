import { useApolloClient } from '@apollo/client/react';
import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { pairingTexts } from '../../../messages/devices.ts';
import { siteOrigin } from '../../../session/site-origin.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { openDoorStore } from '../device/indexed-store.ts';
import { savePairing } from './device-vault.ts';
import classes from './PairPhone.module.css';
import { type PairingRequest, pollPairing, requestPairing } from './pair-phone.ts';

const texts = pairingTexts.show;
const POLL_EVERY_MS = 2_000;

/** Link behind the QR code: an organiser who opens it is asked to confirm. */
const linkOf = (code: string): string => `${siteOrigin}/dashboard?tab=validators&pair=${code}`;

/** "K7QF-2M9X" */
const spaced = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

function usePairingRequest(onPaired: () => void) {
  const client = useApolloClient();
  const [request, setRequest] = useState<PairingRequest | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isExpired, setExpired] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const start = useCallback(async () => {
    setFailure(null);
    setExpired(false);
    try {
      const { all } = await (await openDoorStore()).countWaiting();
      setWaiting(all);
      if (all === 0) setRequest(await requestPairing(client));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : readFailure(error));
    }
  }, [client]);
  useEffect(() => void start(), [start]);
  useEffect(() => {
    if (!request) return undefined;
    const poll = async () => {
      // Without an answer the next poll follows.
      const state = await pollPairing(client, request.pairingId).catch(() => 'WAITING' as const);
      if (state === 'EXPIRED') setExpired(true);
      if (state !== 'PAIRED') return;
      clearInterval(timer);
      await savePairing({ credential: request.credential, terms: null });
      onPaired();
    };
    const timer = setInterval(() => void poll(), POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, request, onPaired]);
  return { request, failure, isExpired, waiting, start };
}

interface PairPhoneProps {
  onPaired: () => void;
  onBack: () => void;
}

/** Shows a QR code to an organiser, who confirms it on another screen: no password is typed at the gate. */
export function PairPhone({ onPaired, onBack }: PairPhoneProps) {
  const { request, failure, isExpired, waiting, start } = usePairingRequest(onPaired);
  useWakeLock();
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </div>
      {waiting > 0 && <FormFailure>{texts.waiting(waiting)}</FormFailure>}
      {failure && <FormFailure>{failure}</FormFailure>}
      {!request && !failure && waiting === 0 && (
        <SkeletonBlock label={texts.loading} height={320} radius="lg" />
      )}
      {request && !isExpired && <Code request={request} />}
      {isExpired && (
        <Text role="status" ta="center">
          {texts.expired}
        </Text>
      )}
      {(isExpired || failure || waiting > 0) && (
        <Button size="lg" onClick={() => void start()} leftSection={<IconRefresh size={20} aria-hidden />}>
          {texts.again}
        </Button>
      )}
      <Button variant="subtle" onClick={onBack}>
        {texts.back}
      </Button>
    </Stack>
  );
}

function Code({ request: { code, number } }: { request: PairingRequest }) {
  return (
    <>
      <Center>
        <QrCode value={linkOf(code)} label={texts.qr} size={232} />
      </Center>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.code}</dt>
          <dd className={classes.code} data-testid="pairing-code">
            {spaced(code)}
          </dd>
        </div>
        <div>
          <dt>{texts.number}</dt>
          <dd className={classes.number} data-testid="pairing-number">
            {number}
          </dd>
        </div>
      </dl>
      <ol className={classes.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" role="status">
        {texts.waits}
      </Text>
    </>
  );
}
