import { Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconDots, IconFlask, IconKeyboard, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { doorAppTexts } from '../../texts/door-app.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import type { Door } from './engine/door.ts';
import { type DoorState, owes } from './engine/door-state.ts';
import { ConflictAlert } from './panel/ConflictAlert.tsx';
import { DeviceDialog } from './panel/DeviceDialog.tsx';
import { DoorCounts } from './panel/DoorCounts.tsx';
import { DoorHeader } from './panel/DoorHeader.tsx';
import { LastEntry } from './panel/LastEntry.tsx';
import { MoreDialog } from './panel/MoreDialog.tsx';
import { PaidTwice } from './panel/PaidTwice.tsx';
import { VoidEntryAlert } from './panel/VoidEntryAlert.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { allowSound } from './result/signals.ts';
import classes from './ScanScreen.module.css';
import { CameraStage } from './scan/CameraStage.tsx';
import { FindGuest } from './scan/FindGuest.tsx';
import { TypeTicket } from './scan/TypeTicket.tsx';
import { useHardwareScanner } from './scan/use-hardware-scanner.ts';

const texts = doorAppTexts.scan;

type Dialog = 'type' | 'guest' | 'more' | 'device';

interface ScanScreenProps {
  door: Door;
  state: DoorState;
  kept: boolean | null;
}

/** Scanner screen: camera, entry counts, and on top the result of each scan. */
export function ScanScreen({ door, state, kept }: ScanScreenProps) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [heldBack, setHeldBack] = useState<number | null>(null);
  const { post, result } = state;
  // The result of a scan replaces any open dialog, and a guest who still has to pay comes before the next.
  const show = (text: string) => {
    allowSound();
    if (owes(result)) return setHeldBack(result?.count ?? null);
    setDialog(null);
    void door.show(text);
  };
  const close = () => setDialog(null);
  // The amount due is handled before the next guest's code can be scanned.
  const isPaused = dialog !== null || owes(result);
  useHardwareScanner(show);
  useWakeLock();
  if (!post) return null;
  return (
    <div className={classes.screen} onPointerDown={allowSound}>
      <DoorHeader state={state} onChange={() => door.leave()} onStatus={() => setDialog('device')} />
      <main className={classes.work}>
        <VisuallyHidden component="h1">{texts.heading}</VisuallyHidden>
        <CameraStage eventId={post.eventId} onText={isPaused ? (text) => door.stillSees(text) : show} />
        <div className={classes.panel}>
          {post.test && (
            <div className={classes.test}>
              <IconFlask size={20} aria-hidden />
              <Text fw={700}>{doorAppTexts.more.testBanner}</Text>
              <Button variant="default" onClick={() => void door.setTest(false)}>
                {doorAppTexts.more.leaveTest}
              </Button>
            </div>
          )}
          {state.trouble && <FormFailure>{state.trouble}</FormFailure>}
          <ConflictAlert conflicts={state.conflicts} deviceId={state.deviceId} />
          <VoidEntryAlert entries={state.voidEntries} deviceId={state.deviceId} />
          <PaidTwice scans={state.paidTwice} onPaidBack={(nonce) => void door.paidBack(nonce)} />
          <DoorCounts state={state} now={door.now()} />
          <LastEntry entry={state.lastEntry} onUndo={(reason) => door.undo(reason)} />
          <div className={classes.ways}>
            <UnstyledButton className={classes.way} onClick={() => setDialog('type')}>
              <IconKeyboard size={26} stroke={1.6} aria-hidden />
              {texts.type}
            </UnstyledButton>
            <UnstyledButton className={classes.way} disabled={post.test} onClick={() => setDialog('guest')}>
              <IconUserSearch size={26} stroke={1.6} aria-hidden />
              {texts.guest}
            </UnstyledButton>
            <UnstyledButton className={classes.way} onClick={() => setDialog('more')}>
              <IconDots size={26} stroke={1.6} aria-hidden />
              {texts.more}
            </UnstyledButton>
          </div>
        </div>
      </main>
      <ResultScreen
        result={result}
        isHeldBack={result !== null && heldBack === result.count}
        onDone={() => door.dismiss()}
        onCollect={(method) => door.collect(method)}
      />
      <TypeTicket opened={dialog === 'type'} onClose={close} onText={show} />
      <FindGuest
        opened={dialog === 'guest'}
        onClose={close}
        eventId={post.eventId}
        isOnline={state.isOnline}
        onAdmit={(ticketId) => void door.admit(ticketId)}
      />
      <MoreDialog
        opened={dialog === 'more'}
        onClose={close}
        state={state}
        onTest={(test) => void door.setTest(test)}
        onTry={show}
      />
      <DeviceDialog
        opened={dialog === 'device'}
        onClose={close}
        state={state}
        now={door.now()}
        kept={kept}
        onSync={() => void door.sync()}
      />
    </div>
  );
}
