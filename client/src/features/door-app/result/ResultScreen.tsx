import { UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconFlask,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Tone } from '../../../../../server/lib/scan/outcomes.ts';
import { MAX_SKEW_MS } from '../../../../../server/lib/ticket-format/live-code.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { doorWorkTexts } from '../../../messages/door-work.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { outcomeTexts } from '../../../messages/scan-outcomes.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import { zonedFormat } from '../../../ui/moment-text.ts';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import { CollectDue } from '../../door/CollectDue.tsx';
import type { EuroRates } from '../../rates/approximate-euro.ts';
import { type DoorResult, mayConfirmExit, owes } from '../engine/door-state.ts';
import type { Settlement } from '../engine/stored-scan.ts';
import classes from './ResultScreen.module.css';
import { signal } from './signals.ts';

const texts = doorAppTexts.result;
/** A positive result closes by itself, because the next guest is already there. */
const WELCOME_MS = 2_500;

const ICONS: Record<Tone, Icon> = { good: IconCircleCheck, wait: IconClockExclamation, bad: IconCircleX };

const MOMENT = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** "12 Dec, 19:00:05 EAT" */
const moment = (at: number, zone: string | undefined): string => zonedFormat(MOMENT, zone)(new Date(at));

interface ResultScreenProps {
  result: DoorResult | null;
  /** Zone of the event; the device's when it is unknown. */
  zone?: string | undefined;
  /** Asks for the PIN before staff decide, as at a kiosk; undefined where staff hold the phone. */
  guard?: ((action: () => void) => void) | undefined;
  onDone: () => void;
  /** Admits a guest who was only checked. */
  onConfirm: () => Promise<void>;
  /** Rates that this device has stored. */
  rates?: EuroRates | undefined;
  /** Another code was shown while this guest still has to pay. */
  isHeldBack: boolean;
  onCollect: (method: Settlement) => Promise<void>;
  /** Gets the event's data and validates the code again. */
  onRecheck: () => Promise<void>;
  /** Admits a guest although the ticket is too early or too late, because the event may have moved. */
  onLetIn: () => Promise<void>;
  /** Admits a guest on paper, or found by name, whose name was compared with an ID. */
  onIdChecked: () => Promise<void>;
  /** Records the exit of a guest who leaves without the phone of the ticket. */
  onExitConfirmed: () => Promise<void>;
  /** When this device last received the event's data, in corrected time. */
  dataAt: number | null;
}

/** Full-screen result: a colour, an icon and words that are visible across a dark entrance. */
export function ResultScreen({ result, zone, dataAt, ...actions }: ResultScreenProps) {
  const latest = useRef(actions.onDone);
  latest.current = actions.onDone;
  const count = result?.count ?? 0;
  const isWaiting = owes(result) || result?.isPending === true;
  const tone = isWaiting ? 'wait' : result?.tone;
  const passes = tone === 'good' && !result?.due;
  useEffect(() => {
    if (count === 0 || !tone) return undefined;
    signal(tone);
    if (!passes) return undefined;
    const timer = setTimeout(() => latest.current(), WELCOME_MS);
    return () => clearTimeout(timer);
  }, [count, tone, passes]);
  // The live region is always rendered, so that a result is announced when it appears.
  return (
    <section className={classes.region} aria-label={texts.label} data-shown={result !== null || undefined}>
      <div role="status" aria-live="assertive">
        {result && <Answer key={result.count} result={result} zone={zone} dataAt={dataAt} />}
      </div>
      {result && (
        <div className={classes.after} data-tone={result.isPending ? 'ask' : tone} key={result.count}>
          <Actions result={result} {...actions} />
        </div>
      )}
    </section>
  );
}

const needsStaff = (result: DoorResult): boolean =>
  owes(result) ||
  result.due !== null ||
  result.mayHaveLeft ||
  result.mayHaveMoved ||
  mayConfirmExit(result) ||
  result.outcome === 'CHECK_ID';

interface AskStaffProps {
  result: DoorResult;
  onStaff: () => void;
  onDone: (() => void) | null;
}

/** At a kiosk: the guest is sent to the staff. */
function AskStaff({ result, onStaff, onDone }: AskStaffProps) {
  return (
    <>
      <p className={classes.heldBack}>
        {mayConfirmExit(result) ? doorWorkTexts.kiosk.staffExit : doorWorkTexts.kiosk.staff}
      </p>
      {onDone && (
        <UnstyledButton className={classes.next} onClick={onDone} autoFocus>
          {texts.next}
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.quiet} onClick={onStaff}>
        {doorWorkTexts.kiosk.unlock}
      </UnstyledButton>
    </>
  );
}

type ActionsProps = { result: DoorResult } & Omit<ResultScreenProps, 'result' | 'zone' | 'dataAt'>;

/** Actions of staff after a result. */
function Actions({ result, rates, isHeldBack, guard, onDone, ...decisions }: ActionsProps) {
  const [isStaff, setStaff] = useState(guard === undefined);
  if (guard && !isStaff && needsStaff(result))
    return (
      <AskStaff
        result={result}
        onStaff={() => guard(() => setStaff(true))}
        onDone={owes(result) ? null : onDone}
      />
    );
  if (mayConfirmExit(result)) return <ConfirmExit onConfirm={decisions.onExitConfirmed} onDone={onDone} />;
  if (result.isPending) return <ConfirmEntry onConfirm={decisions.onConfirm} onDone={onDone} />;
  const isOwing = owes(result);
  return (
    <>
      {result.mayHaveLeft && <LetInAnyway onLetIn={decisions.onLetIn} />}
      {result.due && (
        <CollectDue
          due={result.due}
          rates={rates}
          onSettle={decisions.onCollect}
          mayLetIn={result.outcome === 'ADMITTED'}
        />
      )}
      <p role="alert" className={classes.heldBack}>
        {isOwing && isHeldBack && texts.payFirst}
      </p>
      {result.mayHaveMoved && <MaybeMoved {...decisions} />}
      {result.outcome === 'CHECK_ID' && (
        <IdCheck purpose={result.purpose} onIdChecked={decisions.onIdChecked} />
      )}
      {!isOwing && (
        <UnstyledButton className={classes.next} onClick={onDone} autoFocus>
          {texts.next}
        </UnstyledButton>
      )}
    </>
  );
}

/** Action for a ticket on paper, or a guest found by name. */
function IdCheck({
  purpose,
  onIdChecked,
}: Pick<DoorResult, 'purpose'> & Pick<ResultScreenProps, 'onIdChecked'>) {
  const [isBusy, setIsBusy] = useState(false);
  const run = () => {
    setIsBusy(true);
    void onIdChecked().finally(() => setIsBusy(false));
  };
  return (
    <UnstyledButton className={classes.next} onClick={run} disabled={isBusy}>
      {texts.idChecked[purpose === 'handout' ? 'handout' : 'entry']}
    </UnstyledButton>
  );
}

/** Lets in the guest who is shown, or not. */
function ConfirmEntry({ onConfirm, onDone }: Pick<ResultScreenProps, 'onConfirm' | 'onDone'>) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    void onConfirm().finally(() => setIsBusy(false));
  };
  return (
    <>
      <UnstyledButton className={classes.next} onClick={confirm} disabled={isBusy} autoFocus>
        {doorWorkTexts.pending.confirm}
      </UnstyledButton>
      <UnstyledButton className={classes.quiet} onClick={onDone} disabled={isBusy}>
        {doorWorkTexts.pending.refuse}
      </UnstyledButton>
    </>
  );
}

/** For a guest who leaves without the phone of the ticket: staff see them go, or send them on. */
function ConfirmExit({ onConfirm, onDone }: Pick<ResultScreenProps, 'onConfirm' | 'onDone'>) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    void onConfirm().finally(() => setIsBusy(false));
  };
  return (
    <>
      <p className={classes.heldBack}>{texts.confirmExitHelp}</p>
      <UnstyledButton className={classes.next} onClick={confirm} disabled={isBusy}>
        {texts.confirmExit}
      </UnstyledButton>
      <UnstyledButton className={classes.quiet} onClick={onDone} disabled={isBusy}>
        {texts.next}
      </UnstyledButton>
    </>
  );
}

/** For a guest who may have left through a gate that this device does not know of. */
function LetInAnyway({ onLetIn }: Pick<ResultScreenProps, 'onLetIn'>) {
  const [isBusy, setIsBusy] = useState(false);
  const letIn = () => {
    setIsBusy(true);
    void onLetIn().finally(() => setIsBusy(false));
  };
  return (
    <UnstyledButton className={classes.quiet} onClick={letIn} disabled={isBusy}>
      {texts.letInAnyway}
    </UnstyledButton>
  );
}

/** Actions for a ticket that this device finds too early or too late by old data. */
function MaybeMoved({ onRecheck, onLetIn }: Pick<ResultScreenProps, 'onRecheck' | 'onLetIn'>) {
  const [isBusy, setIsBusy] = useState(false);
  const run = (work: () => Promise<void>) => () => {
    setIsBusy(true);
    void work().finally(() => setIsBusy(false));
  };
  return (
    <>
      <UnstyledButton className={classes.next} onClick={run(onRecheck)} disabled={isBusy}>
        {isBusy ? texts.connecting : texts.connect}
      </UnstyledButton>
      <UnstyledButton className={classes.next} onClick={run(onLetIn)} disabled={isBusy}>
        {texts.letInAnyway}
      </UnstyledButton>
    </>
  );
}

type AnswerProps = { result: DoorResult; zone: string | undefined } & Pick<ResultScreenProps, 'dataAt'>;

function Answer({ result, zone, dataAt }: AnswerProps) {
  const { outcome, test, mode, due } = result;
  const isOwing = owes(result);
  const tone = isOwing ? 'wait' : result.tone;
  const Mark = result.isPending ? IconUserQuestion : ICONS[tone];
  return (
    <div className={classes.answer} data-tone={result.isPending ? 'ask' : tone} data-outcome={outcome}>
      <Labels result={result} />
      <Mark className={classes.mark} stroke={1.6} aria-hidden />
      <p className={classes.word}>{isOwing && due ? texts.collect(formatMoney(due)) : wordOf(result)}</p>
      <p className={classes.why}>{isOwing ? texts.collectWhy : reasonOf(result, zone)}</p>
      {result.mayHaveMoved && dataAt !== null && (
        <p className={classes.why}>{texts.mayHaveMoved(moment(dataAt, zone))}</p>
      )}
      {NAMES_EARLIER.has(outcome) && result.usedAt !== null && (
        <p className={classes.why}>{texts.usedAt(moment(result.usedAt, zone), result.usedGate)}</p>
      )}
      {outcome === 'WRONG_EVENT' && result.eventName && (
        <p className={classes.why}>{texts.forEvent(result.eventName)}</p>
      )}
      {result.mayHaveLeft && <p className={classes.small}>{doorWorkTexts.mayHaveLeft}</p>}
      {result.letInUnpaid && <p className={classes.why}>{texts.letInUnpaid}</p>}
      <PhoneNote result={result} />
      <Stub result={result} />
      {mode === 'offline' && !test && (
        <p className={classes.small}>
          {texts.offline}. {outcome === 'ADMITTED' && result.isDueUnknown && texts.dueUnknown}
        </p>
      )}
    </div>
  );
}

/** Says that a ticket, or the door, is for a test. */
function Labels({ result: { test, isTest, playMoney } }: { result: DoorResult }) {
  const labels = [test && texts.test, isTest && labelTexts.testTicket, playMoney && texts.playMoney];
  return labels
    .filter((label) => label !== false)
    .map((label) => (
      <p key={label} className={classes.test}>
        <IconFlask size={20} aria-hidden /> {label}
      </p>
    ));
}

/** Outcomes that name an earlier use. */
const NAMES_EARLIER: ReadonlySet<string> = new Set(['ALREADY_USED', 'NONE_LEFT', 'NOT_INSIDE']);

function wordOf({ outcome, mayHaveMoved, isPending }: DoorResult): string {
  if (isPending) return doorWorkTexts.pending.word;
  return mayHaveMoved ? texts.moved : outcomeTexts.words[outcome];
}

/** Returns the reason, with the time at which validity begins or ended. */
function reasonOf(
  { outcome, validFrom, validUntil, isPending }: DoorResult,
  zone: string | undefined,
): string {
  if (isPending) return doorWorkTexts.pending.why;
  if (outcome === 'NOT_YET_VALID' && validFrom !== null) return texts.validFrom(moment(validFrom, zone));
  if (outcome === 'EXPIRED' && validUntil !== null) return texts.expiredAt(moment(validUntil, zone));
  return outcomeTexts.reasons[outcome];
}

/** Smaller differences of a phone's clock are not worth a word. */
const NOTICED_SKEW_MS = 30_000;

/** Remark on the phone that the ticket is bound to. */
function PhoneNote({ result: { outcome, note, phoneSkewMs } }: { result: DoorResult }) {
  const isFar = phoneSkewMs !== null && Math.abs(phoneSkewMs) > NOTICED_SKEW_MS;
  return (
    <>
      {note && <p className={classes.why}>{outcomeTexts.notes[note]}</p>}
      {isFar && <p className={classes.why}>{clockWords(outcome === 'PICTURE', phoneSkewMs)}</p>}
      {outcome === 'PICTURE' && isFar && Math.abs(phoneSkewMs) <= MAX_SKEW_MS && (
        <p className={classes.why}>{texts.waitForChange}</p>
      )}
    </>
  );
}

/** Says how old a refused code is, or how far off the clock of an admitted phone is. */
function clockWords(isRefused: boolean, skewMs: number): string {
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  const time = seconds < 120 ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / 60));
  if (isRefused) return skewMs < 0 ? texts.codeIsOld(time) : texts.codeIsEarly(time);
  return skewMs < 0 ? texts.phoneIsSlow(time) : texts.phoneIsFast(time);
}

/** Ticket stub with the holder, tier, number and answers that this validator may see. */
function Stub({ result: { holder, tier, number, answers, due, isPending } }: { result: DoorResult }) {
  if (!tier && !holder && answers.length === 0) return null;
  const rows = [
    [texts.holder, holder],
    [texts.tier, tier],
    [texts.ticket, number && <TicketNumber>{number}</TicketNumber>],
    [doorWorkTexts.pending.due, isPending && due ? formatMoney(due) : null],
  ] as const;
  return (
    <dl className={classes.stub}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {answers.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same wording
        <div key={`${index}/${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
