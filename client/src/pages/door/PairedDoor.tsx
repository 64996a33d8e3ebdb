import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSendSales } from '../../features/box-office/use-till.ts';
import { useDoor } from '../../features/door-app/device/use-door.ts';
import { CutOff } from '../../features/door-app/paired/CutOff.tsx';
import { makeDeviceClient } from '../../features/door-app/paired/device-client.ts';
import { type Pairing, PHONE_HOLDER } from '../../features/door-app/paired/device-vault.ts';
import { Paired } from '../../features/door-app/paired/Paired.tsx';
import { useReport } from '../../features/door-app/paired/use-report.ts';
import { ScanScreen } from '../../features/door-app/ScanScreen.tsx';
import { DoorSetup } from '../../features/door-app/setup/DoorSetup.tsx';

const RESTART_AFTER_MS = 10_000;

interface PairedDoorProps {
  pairing: Pairing;
  isCached: boolean | null;
  /** Shown until the door is open. */
  opening: ReactNode;
  noStorage: ReactNode;
  /** Frame of the page about the cut-off. */
  frame: (content: ReactNode) => ReactNode;
  onGone: () => void;
}

/** The door on a paired phone: with the phone's own credential, without a signed-in person. */
export function PairedDoor(props: PairedDoorProps) {
  const ended = useRef<() => void>(() => undefined);
  const [client] = useState(() => makeDeviceClient(props.pairing.credential, () => ended.current()));
  const [isCutOff, setCutOff] = useState(false);
  // The door itself is closed before the phone is wiped, so that nothing writes to its storage any more.
  if (isCutOff) return props.frame(<CutOff client={client} onGone={props.onGone} />);
  return (
    <ApolloProvider client={client}>
      <Opened {...props} client={client} ended={ended} onCutOff={() => setCutOff(true)} />
    </ApolloProvider>
  );
}

interface OpenedProps extends PairedDoorProps {
  client: ApolloClient;
  /** Called when the service closes the websocket. */
  ended: { current: () => void };
  onCutOff: () => void;
}

function Opened({ pairing, isCached, opening, noStorage, client, ended, onCutOff }: OpenedProps) {
  const { door, state, isStorageRefused } = useDoor(PHONE_HOLDER);
  const { terms, reportNow } = useReport(client, pairing, state, onCutOff);
  ended.current = reportNow;
  useSendSales({ owner: PHONE_HOLDER, isOnline: state.isOnline, offsetMs: state.offsetMs ?? 0 });
  // The answer to the report ends the page if the phone was cut off; otherwise it is loaded again with the current terms.
  useEffect(() => {
    if (!state.isLocked) return undefined;
    reportNow();
    const timer = setTimeout(() => location.reload(), RESTART_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.isLocked, reportNow]);
  if (isStorageRefused) return noStorage;
  if (!door || !terms || state.phase === 'opening' || state.isLocked) return opening;
  return (
    <Paired terms={terms}>
      {state.phase === 'choosing' ? (
        <DoorSetup door={door} state={state} userId={PHONE_HOLDER} isCached={isCached} />
      ) : (
        <ScanScreen door={door} state={state} isCached={isCached} />
      )}
    </Paired>
  );
}
