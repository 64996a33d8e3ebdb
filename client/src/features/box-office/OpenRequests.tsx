import { Alert, Button } from '@mantine/core';
import { tillTexts } from '../../messages/box-office.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import classes from './Till.module.css';
import type { PhoneRequest } from './till-store.ts';

const texts = tillTexts.phone;

interface OpenRequestsProps {
  requests: readonly PhoneRequest[];
  onContinue: (request: PhoneRequest) => void;
}

/** Requests to phones whose guests were not let in yet. */
export function OpenRequests({ requests, onContinue }: OpenRequestsProps) {
  if (requests.length === 0) return null;
  return (
    <Alert variant="light" title={texts.open}>
      <ul className={classes.tiers} aria-label={texts.open}>
        {requests.map((request) => (
          <li key={request.nonce} className={classes.tier}>
            <span className={classes.name}>
              {[
                request.payerPhone,
                ...request.lines.map(({ tier, quantity }) => `${quantity} × ${tier}`),
                formatAmount(request.total, request.currency),
              ].join(' · ')}
            </span>
            <Button variant="default" onClick={() => onContinue(request)}>
              {texts.continue}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
