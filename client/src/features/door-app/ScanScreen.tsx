import { Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconCashRegister,
  IconChevronDown,
  IconDots,
  IconFlask,
  IconKeyboard,
  IconUserSearch,
} from '@tabler/icons-react';
import { useState } from 'react';
import { locale } from '../../language/language.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { doorAppTexts } from '../../messages/door-app.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { TillDialog } from '../box-office/TillDialog.tsx';
import { timeWithZone } from '../events/event-dates.ts';
import type { Door } from './engine/door.ts';
import { type DoorState, owes } from './engine/door-state.ts';
import { formatAge } from './format-age.ts';
import { usePaired, useSettingsGuard } from './paired/Paired.tsx';
import { ConflictAlert, PaidTwice, VoidEntryAlert } from './panel/DoorAlerts.tsx';
import { DeviceDialog, MoreDialog } from './panel/DoorDialogs.tsx';
import { LastEntry } from './panel/LastEntry.tsx';
import { RecentScans } from './panel/RecentScans.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { allowSound } from './result/signals.ts';
import classes from './ScanScreen.module.css';
import { CameraStage } from './scan/CameraStage.tsx';
import { FindGuest } from './scan/FindGuest.tsx';
import { TypeTicket } from './scan/TypeTicket.tsx';
import { useHardwareScanner } from './scan/use-hardware-scanner.ts';
import { Kiosk } from './work/Kiosk.tsx';
import { WorkBanner } from './work/WorkBanner.tsx';

const modeTexts = doorAppTexts.mode;

interface DoorHeaderProps {
  state: DoorState;
  onChange: () => void;
  onStatus: () => void;
}

/** Event and gate of this door, and whether it is online. */
export function DoorHeader({ state, onChange, onStatus }: DoorHeaderProps) {
  const { briefing, post, isOnline, waiting } = state;
  const gate = briefing?.gates.find(({ id }) => id === post?.gateId);
  return (
    <header className={classes.header}>
      <Logo compact />
      <UnstyledButton className={classes.place} onClick={onChange} aria-label={doorAppTexts.scan.change}>
        <span className={classes.event}>{briefing?.eventName}</span>
        <span className={classes.gate}>
          {gate?.name ?? doorAppTexts.setup.noGate}
          <IconChevronDown size={16} aria-hidden />
        </span>
        {briefing?.startDate && briefing.timeZone && (
          <time dateTime={briefing.startDate} className={classes.doors}>
            {doorAppTexts.scan.doors(timeWithZone(briefing.startDate, briefing.timeZone))}
          </time>
        )}
      </UnstyledButton>
      <UnstyledButton
        className={classes.mode}
        data-mode={isOnline ? 'online' : 'offline'}
        onClick={onStatus}
        aria-label={`${isOnline ? modeTexts.online : modeTexts.offline}${waiting.all > 0 ? `, ${modeTexts.waiting(waiting.all)}` : ''}. ${modeTexts.open}`}
      >
        <span className={classes.dot} aria-hidden />
        <span>
          {isOnline ? modeTexts.online : modeTexts.offline}
          {waiting.all > 0 && <span className={classes.waiting}>{modeTexts.waiting(waiting.all)}</span>}
        </span>
      </UnstyledButton>
    </header>
  );
}

const countTexts = doorAppTexts.counts;
/** Age after which a revocation list is shown as old. */
const OLD_LIST_MS = 2 * 60_000;

const figure = new Intl.NumberFormat(locale);

/** Entry count last reported by the service plus entries of this device still to upload. */
export function DoorCounts({ state, now }: { state: DoorState; now: number }) {
  const { live, briefing, post, waiting, isOnline, snapshot, listAt } = state;
  const isOld = listAt === null || now - listAt > OLD_LIST_MS;
  const gates = live?.gates ?? briefing?.gates ?? [];
  const mine = gates.find(({ id }) => id === post?.gateId);
  const reported = live?.inside ?? briefing?.inside ?? live?.entered ?? briefing?.entered ?? 0;
  const inside = Math.max(0, reported + waiting.entries - waiting.exits);
  return (
    <section aria-label={countTexts.label} className={classes.counts}>
      <dl className={classes.figures}>
        {mine && (
          <div>
            <dt>{countTexts.gate}</dt>
            <dd>{figure.format(mine.entries + waiting.entries)}</dd>
          </div>
        )}
        <div>
          <dt>{countTexts.inside}</dt>
          <dd>{figure.format(inside)}</dd>
        </div>
        {gates
          .filter(({ id }) => id !== post?.gateId)
          .slice(0, 4)
          .map((gate) => (
            <div key={gate.id} className={classes.other}>
              <dt>{gate.name}</dt>
              <dd>{figure.format(gate.entries)}</dd>
            </div>
          ))}
      </dl>
      <p className={classes.age} data-old={isOld || undefined}>
        {snapshot === null || listAt === null
          ? countTexts.listNone
          : countTexts.list(snapshot.total, formatAge(now - listAt))}
      </p>
      {!isOnline && briefing && (
        <p className={classes.age} data-old>
          {countTexts.asOf(formatAge(now - (state.syncedAt ?? briefing.receivedAt)))}
        </p>
      )}
    </section>
  );
}

const texts = doorAppTexts.scan;

type Dialog = 'type' | 'guest' | 'sell' | 'more' | 'device';

interface ScanScreenProps {
  door: Door;
  state: DoorState;
  isCached: boolean | null;
}

/** Scanner screen: camera, entry counts, and on top the result of each scan. */
export function ScanScreen({ door, state, isCached }: ScanScreenProps) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [heldBack, setHeldBack] = useState<number | null>(null);
  const { briefing, post, result } = state;
  const paired = usePaired();
  const guard = useSettingsGuard();
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
  const onText = isPaused ? (text: string) => door.stillSees(text) : show;
  const answer = (
    <ResultScreen
      result={result}
      zone={briefing?.timeZone}
      rates={briefing?.rates}
      isHeldBack={result !== null && heldBack === result.count}
      guard={post.isKiosk ? guard : undefined}
      onDone={() => door.dismiss()}
      onConfirm={() => door.confirm()}
      onCollect={(method) => door.collect(method)}
      onRecheck={() => door.recheck()}
      onLetIn={() => door.letInAnyway()}
      onIdChecked={() => door.letInWithId()}
      onExitConfirmed={() => door.confirmExit()}
      dataAt={briefing?.receivedAt ?? null}
    />
  );
  if (post.isKiosk)
    return (
      <div onPointerDown={allowSound}>
        <Kiosk
          state={state}
          onText={onText}
          onLeave={() => guard(() => void door.setWork({ isKiosk: false }))}
        />
        {answer}
      </div>
    );
  return (
    <div className={classes.screen} onPointerDown={allowSound}>
      <DoorHeader
        state={state}
        onChange={() => guard(() => door.leave())}
        onStatus={() => setDialog('device')}
      />
      <main className={classes.work}>
        <VisuallyHidden component="h1">{texts.heading}</VisuallyHidden>
        <CameraStage eventId={post.eventId} category={briefing?.category ?? null} onText={onText} />
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
          <WorkBanner state={state} />
          {state.trouble && <FormFailure>{state.trouble}</FormFailure>}
          <ConflictAlert conflicts={state.conflicts} deviceId={state.deviceId} />
          <VoidEntryAlert entries={state.voidEntries} deviceId={state.deviceId} />
          <PaidTwice scans={state.paidTwice} onPaidBack={(nonce) => void door.paidBack(nonce)} />
          <DoorCounts state={state} now={door.now()} />
          <LastEntry
            entry={state.lastEntry}
            zone={briefing?.timeZone}
            onUndo={(reason) => door.undo(reason)}
          />
          <div className={classes.ways}>
            <UnstyledButton className={classes.way} onClick={() => setDialog('type')}>
              <IconKeyboard size={26} stroke={1.6} aria-hidden />
              {texts.type}
            </UnstyledButton>
            {paired?.terms.profile !== 'SCAN_ONLY' && (
              <UnstyledButton className={classes.way} disabled={post.test} onClick={() => setDialog('guest')}>
                <IconUserSearch size={26} stroke={1.6} aria-hidden />
                {texts.guest}
              </UnstyledButton>
            )}
            {(paired === null || paired.terms.profile === 'BOX_OFFICE') && (
              <UnstyledButton className={classes.way} disabled={post.test} onClick={() => setDialog('sell')}>
                <IconCashRegister size={26} stroke={1.6} aria-hidden />
                {tillTexts.sell}
              </UnstyledButton>
            )}
            <UnstyledButton className={classes.way} onClick={() => guard(() => setDialog('more'))}>
              <IconDots size={26} stroke={1.6} aria-hidden />
              {texts.more}
            </UnstyledButton>
          </div>
          <RecentScans scans={state.recent} zone={briefing?.timeZone} />
        </div>
      </main>
      {answer}
      <TypeTicket opened={dialog === 'type'} onClose={close} onText={show} />
      <FindGuest
        opened={dialog === 'guest'}
        onClose={close}
        eventId={post.eventId}
        isOnline={state.isOnline}
        onAdmit={(ticketId) => void door.admit(ticketId)}
        findUsed={(number) => door.findUsed(number)}
        findListed={(text, max) => door.findGuests(text, max)}
        roster={state.roster}
        rules={briefing?.rules}
        purpose={post.purpose ?? 'entry'}
        now={door.now()}
        zone={briefing?.timeZone}
      />
      <TillDialog
        opened={dialog === 'sell'}
        onClose={close}
        place={{ eventId: post.eventId, gateId: post.gateId, deviceId: state.deviceId }}
        isOnline={state.isOnline}
        offsetMs={state.offsetMs ?? 0}
        now={() => Date.now()}
      />
      <MoreDialog
        opened={dialog === 'more'}
        onClose={close}
        state={state}
        onTest={(test) => void door.setTest(test)}
        onWork={(work) => void door.setWork(work)}
        onTry={show}
      />
      <DeviceDialog
        opened={dialog === 'device'}
        onClose={close}
        state={state}
        now={door.now()}
        isCached={isCached}
        onSync={() => void door.sync()}
      />
    </div>
  );
}
