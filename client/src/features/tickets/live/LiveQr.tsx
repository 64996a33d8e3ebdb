import { Button } from '@mantine/core';
import { IconDeviceMobileCheck, IconMailForward } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { LIVE_STEP_MS } from '../../../../../server/lib/ticket-format/live-code.ts';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { failureCode, readFailure } from '../../../apollo/read-failure.ts';
import {
  useAskForPhoneLinkMutation,
  useRegisterPhoneMutation,
  useRequestFreshTicketLinkMutation,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { liveTexts as texts } from '../../../messages/tickets.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { notify } from '../../../ui/notify.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { spelled } from '../../../ui/TicketNumber.tsx';
import { phoneClock } from './phone-clock.ts';
import { findPhoneKey, forgetPhoneKey, makePhoneKey, markRegistered, type PhoneKey } from './phone-keys.ts';
import { PhoneProofContext } from './phone-proof.ts';
import classes from './TicketQr.module.css';
import type { LiveTicket } from './TicketQr.tsx';
import { useLiveCode } from './use-live-code.ts';

graphql(`
  mutation RegisterPhone($input: RegisterTicketPhoneInput!) {
    registerTicketPhone(input: $input) {
      serverTime
      ticket {
        id
        phone {
          publicKey
          registeredAt
        }
      }
    }
  }
`);

graphql(`
  mutation AskForPhoneLink($email: String!) {
    requestTicketLink(input: { email: $email }) {
      done
    }
  }
`);

interface LiveQrProps {
  ticket: LiveTicket;
  size: number;
  /** The code as it is, which admits until doors ask for the phone. */
  plain: ReactNode;
}

/** The live code of a ticket, or the way to it: register this phone, or use it instead of another. */
export default function LiveQr({ ticket, size, plain }: LiveQrProps) {
  const [key, setKey] = useState<PhoneKey | null | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    void findPhoneKey(ticket.id).then((found) => isHere && setKey(found));
    return () => {
      isHere = false;
    };
  }, [ticket.id]);
  const { phone, liveCodes } = ticket;
  if (key === undefined || !liveCodes) return <span className={classes.blank} aria-busy />;
  // A copy from before the registration names no phone.
  if (key && (phone ? phone.publicKey === key.publicKey : key.isRegistered))
    return <Moving ticket={ticket} phoneKey={key} size={size} />;
  const isAsked = Date.parse(liveCodes.from) <= phoneClock.now();
  return (
    <>
      {!isAsked && plain}
      <Register ticket={ticket} isAsked={isAsked} onDone={setKey} />
    </>
  );
}

function Moving({ ticket, phoneKey, size }: { ticket: LiveTicket; phoneKey: PhoneKey; size: number }) {
  const { text, secondsLeft, isClockFarOff } = useLiveCode(ticket.qrText ?? '', phoneKey);
  if (text === null) return <span className={classes.blank} aria-busy />;
  const share = Math.min(1, (secondsLeft * 1000) / LIVE_STEP_MS);
  return (
    <div className={classes.live} data-live>
      <QrCode value={text} label={labelTexts.codeOf(spelled(ticket.number))} size={size} />
      <div className={classes.bar} aria-hidden>
        <div className={classes.rest} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classes.count} aria-hidden>
        {texts.nextIn(secondsLeft)}
      </p>
      <p className={classes.words}>{texts.noScreenshot}</p>
      {isClockFarOff && (
        <p className={classes.words}>{texts.clockOff(Math.round(Math.abs(phoneClock.offsetMs) / 60_000))}</p>
      )}
    </div>
  );
}

interface RegisterProps {
  ticket: LiveTicket;
  /** Doors ask for the phone by now. */
  isAsked: boolean;
  onDone: (key: PhoneKey) => void;
}

function Register({ ticket, isAsked, onDone }: RegisterProps) {
  const { orderKey, pass, isFresh } = useContext(PhoneProofContext);
  const [register, { loading }] = useRegisterPhoneMutation();
  const isOther = Boolean(ticket.phone);
  const mayRegister = !isOther || isFresh;
  const run = async (): Promise<void> => {
    try {
      // The key of a phone that was replaced cannot be registered again.
      if (isOther) await forgetPhoneKey(ticket.id);
      const key = await makePhoneKey(ticket.id);
      const phoneTime = new Date().toISOString();
      const input = { id: ticket.id, publicKey: key.publicKey, phoneTime, pass, orderKey };
      const { data } = await register({ variables: { input } });
      if (data) phoneClock.set(Date.parse(data.registerTicketPhone.serverTime));
      onDone(await markRegistered(ticket.id));
    } catch (error) {
      // An earlier key of this phone had ended: the next attempt makes a new one.
      if (failureCode(error) === 'BAD_INPUT') await forgetPhoneKey(ticket.id);
      void notify('error', readFailure(error));
    }
  };
  return (
    <div className={classes.ask}>
      <strong>{isOther ? texts.otherPhone : texts.needsPhone}</strong>
      <span>
        {isOther ? texts.otherPhoneLead : texts.needsPhoneLead}{' '}
        {!isAsked && ticket.liveCodes && (
          <>
            {texts.from} <Moment at={ticket.liveCodes.from} zone={ticket.event.timeZone} />.
          </>
        )}
      </span>
      {mayRegister ? (
        <Button
          loading={loading}
          leftSection={<IconDeviceMobileCheck size={20} aria-hidden />}
          onClick={() => void run()}
        >
          {isOther ? texts.useInstead : texts.usePhone}
        </Button>
      ) : (
        <AskForLink ticket={ticket} pass={pass} />
      )}
    </div>
  );
}

/** Sends the holder the link that binds the ticket to the phone that opens it. */
function AskForLink({ ticket: { holderEmail }, pass }: { ticket: LiveTicket; pass: string | null }) {
  const [ask, { loading: isAsking }] = useAskForPhoneLinkMutation();
  const [renew, { loading: isRenewing }] = useRequestFreshTicketLinkMutation();
  const send = () =>
    notifyOutcome(async () => {
      if (pass !== null) await renew({ variables: { pass } });
      else await ask({ variables: { email: holderEmail ?? '' } });
      return texts.linkSent;
    });
  return (
    <Button
      loading={isAsking || isRenewing}
      disabled={pass === null && !holderEmail}
      leftSection={<IconMailForward size={20} aria-hidden />}
      onClick={() => void send()}
    >
      {texts.useInstead}
    </Button>
  );
}
