import { Button, Modal, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { ShiftMethod, TillSaleFragment, TillShiftFragment } from '../../gql/graphql.ts';
import { tillTexts as texts } from '../../messages/box-office.ts';
import { labelTexts } from '../../messages/labels.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatAmount } from '../../ui/format-amount.ts';
import { ServiceUnavailable } from '../door-app/engine/door-ports.ts';
import { differenceWords } from './difference-words.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { OpenShift } from './OpenShift.tsx';
import { PhonePayment } from './PhonePayment.tsx';
import { RefusedSales } from './RefusedSales.tsx';
import { SaleDone } from './SaleDone.tsx';
import { type EnteredSale, SaleForm } from './SaleForm.tsx';
import { ShiftDetails } from './ShiftDetails.tsx';
import classes from './Till.module.css';
import { isSameAmount, keptOf, keptTotalOf, tiersToSell } from './till-rules.ts';
import { officeWith, officeWithout, type TillOffice } from './till-sales.ts';
import type { SaleTerms } from './till-service.ts';
import type { PhoneRequest } from './till-store.ts';
import { type Till, useTill } from './use-till.ts';

interface TillDialogProps {
  opened: boolean;
  onClose: () => void;
  place: { eventId: string; gateId: string | null; deviceId: string };
  isOnline: boolean;
  offsetMs: number;
  /** The time as this device's clock has it. */
  now: () => number;
}

/** The sale at the door: starts a shift, sells with and without a network, and counts the cash at the end. */
export function TillDialog({ opened, onClose, ...till }: TillDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={texts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {opened && <OpenTill {...till} onClose={onClose} />}
    </Modal>
  );
}

type TillPlaceProps = Omit<TillDialogProps, 'opened'>;

function OpenTill({ place, isOnline, offsetMs, now, onClose }: TillPlaceProps) {
  const till = useTill({ eventId: place.eventId, deviceId: place.deviceId, isOnline, offsetMs });
  const [closed, setClosed] = useState<TillShiftFragment | null>(null);
  const [request, setRequest] = useState<PhoneRequest | null>(null);
  const [admitted, setAdmitted] = useState<Sold | null>(null);
  const { office } = till;
  if (!office) {
    if (till.isLoading) return <Text role="status">{texts.loading}</Text>;
    if (till.trouble) return <FormFailure>{texts.loadFailed(till.trouble)}</FormFailure>;
    return <Text>{texts.needsNetwork}</Text>;
  }
  if (admitted)
    return (
      <SaleDone
        {...admitted}
        isGateLost={office.shift?.isGateLost ?? false}
        onNext={() => setAdmitted(null)}
      />
    );
  if (request) {
    const end = () => {
      setRequest(null);
      void till.removeRequest(request.nonce);
    };
    const count = request.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return (
      <PhonePayment
        request={request}
        service={till.service}
        onAdmitted={(sale) => {
          end();
          setAdmitted({ count, admits: true, sale });
          void till.sync();
        }}
        onEnded={end}
        onBack={() => setRequest(null)}
      />
    );
  }
  const requests = <OpenRequests requests={till.requests} onContinue={setRequest} />;
  if (closed) return <ClosedShift shift={closed} onClose={onClose} />;
  if (!office.shift) {
    if (!office.isOpen)
      return (
        <Stack>
          <Title order={3}>{texts.closed}</Title>
          <Text>{texts.closedBody}</Text>
          {requests}
        </Stack>
      );
    return (
      <div className={classes.screen}>
        {requests}
        <OpenShift
          office={office}
          place={place}
          open={till.service.openShift}
          onOpened={() => void till.sync()}
        />
      </div>
    );
  }
  return (
    <OpenShiftTill
      till={till}
      office={office}
      shift={office.shift}
      isOnline={isOnline}
      now={now}
      requests={requests}
      onAsked={setRequest}
      onClosed={setClosed}
    />
  );
}

type Sold = { count: number; admits: boolean; sale: TillSaleFragment | null };

interface OpenShiftTillProps extends Pick<TillPlaceProps, 'isOnline' | 'now'> {
  till: Till;
  office: TillOffice;
  shift: TillShiftFragment;
  /** The requests to phones that are open. */
  requests: ReactNode;
  onAsked: (request: PhoneRequest) => void;
  onClosed: (shift: TillShiftFragment) => void;
}

function OpenShiftTill(props: OpenShiftTillProps) {
  const { till, office, shift, isOnline, now, onClosed } = props;
  const [part, setPart] = useState<'sell' | 'shift'>('sell');
  const [sold, setSold] = useState<Sold | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // A sale keeps its key until it is done, so that a repetition after a lost answer sells once.
  const attempt = useRef<{ content: string; nonce: string } | null>(null);
  const { service, deviceId, waiting } = till;
  const stock = { deviceId, waiting };

  // The total is left out: a sale that may have been recorded keeps its key when the price shown changes.
  const nonceOf = ({ total: _total, ...sale }: EnteredSale): string => {
    const content = JSON.stringify(sale);
    if (attempt.current?.content !== content) attempt.current = { content, nonce: crypto.randomUUID() };
    return attempt.current.nonce;
  };
  const sell = async (entered: EnteredSale) => {
    setBusy(true);
    setFailure(undefined);
    const nonce = nonceOf(entered);
    const { method, reference, payerPhone, admits, count, ...guest } = entered;
    const terms = { ...guest, shiftId: shift.id, nonce };
    try {
      if (method === 'PROVIDER') {
        const [provider] = office.phoneMethods;
        if (provider) await ask({ ...terms, method: provider, payerPhone });
        return;
      }
      if (!isOnline) throw new ServiceUnavailable('offline');
      setSold({ count, admits, sale: await sellNow({ ...terms, method, reference, admits, deviceId }) });
      attempt.current = null;
      await till.sync();
    } catch (error) {
      const isKept = error instanceof ServiceUnavailable && method === 'CASH' && (await keep(entered, terms));
      if (!isKept) setFailure((before) => before ?? (error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  /** Sells with the network. Places of this device count as used until the next sync, unless the sale is refused. */
  const sellNow = async (sale: Parameters<typeof service.sell>[0]): Promise<TillSaleFragment> => {
    await till.assume((stored) => officeWith(stored, [sale]));
    try {
      return await service.sell(sale);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable))
        await till.assume((stored) => officeWithout(stored, sale.nonce));
      throw error;
    }
  };
  /** Asks a phone. The request is stored first: its guest may pay although the answer is lost. */
  const ask = async (terms: SaleTerms & Pick<PhoneRequest, 'method' | 'payerPhone'>): Promise<void> => {
    const request = { ...terms, eventId: till.eventId, currency: shift.float.currency };
    await till.saveRequest(request);
    try {
      await service.askPhone(request);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) {
        await till.removeRequest(request.nonce);
        throw error;
      }
    }
    attempt.current = null;
    props.onAsked(request);
  };
  /** Keeps a sale as one without a network. @returns false when it cannot, with the reason shown */
  const keep = async ({ lines, total, admits, count }: EnteredSale, terms: SaleTerms): Promise<boolean> => {
    const keptTotal = keptTotalOf(officeWithout(office, terms.nonce), lines, stock);
    if (keptTotal === null) return false;
    const { currency } = shift.float;
    // The guest heard the current price; without a network the places are sold at the price of the lease.
    if (!isSameAmount(keptTotal, total)) {
      setFailure(texts.otherPrice(formatAmount(keptTotal, currency)));
      return false;
    }
    const soldAt = new Date(now()).toISOString();
    await till.keep({ ...terms, deviceId, currency, soldAt, admitted: admits });
    // It counts among those that wait.
    await till.assume((stored) => officeWithout(stored, terms.nonce));
    attempt.current = null;
    setSold({ count, admits, sale: null });
    return true;
  };
  const next = () => {
    attempt.current = null;
    setSold(null);
  };
  if (sold) return <SaleDone {...sold} isGateLost={shift.isGateLost} onNext={next} />;
  const methods: ShiftMethod[] = [
    'CASH',
    ...(office.phoneMethods.length > 0 ? (['PROVIDER'] as const) : []),
    'MOBILE_MONEY',
    'CARD_TERMINAL',
  ];
  return (
    <div className={classes.screen}>
      <SegmentedControl
        aria-label={texts.title}
        data={[
          { value: 'sell', label: texts.sell },
          { value: 'shift', label: texts.shift.title },
        ]}
        value={part}
        onChange={(value) => setPart(value as typeof part)}
      />
      {till.trouble && <FormFailure>{till.trouble}</FormFailure>}
      <RefusedSales sales={till.refused} />
      {props.requests}
      {part === 'sell' ? (
        <SaleForm
          tiers={tiersToSell(office, { isOnline, ...stock })}
          currency={shift.float.currency}
          kept={(tier) => keptOf(office, tier, stock)}
          methods={methods}
          isOnline={isOnline}
          isBusy={isBusy}
          failure={failure}
          onSell={(sale) => void sell(sale)}
        />
      ) : (
        <ShiftDetails till={till} office={office} shift={shift} isOnline={isOnline} onClosed={onClosed} />
      )}
    </div>
  );
}

function ClosedShift({ shift, onClose }: { shift: TillShiftFragment; onClose: () => void }) {
  return (
    <Stack gap="sm" role="status">
      <Title order={3}>{texts.shift.closed}</Title>
      <Text size="lg">{differenceWords(shift.difference ?? { ...shift.float, amount: '0' })}</Text>
      <Button variant="default" onClick={onClose}>
        {labelTexts.close}
      </Button>
    </Stack>
  );
}
