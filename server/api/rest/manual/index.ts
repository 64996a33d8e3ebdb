import type { Manual } from '../../openapi/manual.ts';
import type { RestOperationName } from '../operations.gen.ts';
import { contractManual } from './contracts.manual.ts';
import { doorManual } from './door.manual.ts';
import { eventManual } from './events.manual.ts';
import { identityManual } from './identity.manual.ts';
import { issuerManual } from './issuers.manual.ts';
import { messageManual } from './messages.manual.ts';
import { partnerManual } from './partners.manual.ts';
import { peopleManual } from './people.manual.ts';
import { revenueManual } from './revenue.manual.ts';
import { sellingManual } from './selling.manual.ts';
import { systemManual } from './system.manual.ts';
import { ticketManual } from './tickets.manual.ts';
import { walletManual } from './wallets.manual.ts';

/** Texts of the OpenAPI document for each document of a route. A new one does not compile without an entry here. */
export const MANUAL: Record<RestOperationName, Manual> = {
  ...identityManual,
  ...eventManual,
  ...issuerManual,
  ...sellingManual,
  ...ticketManual,
  ...doorManual,
  ...walletManual,
  ...partnerManual,
  ...contractManual,
  ...revenueManual,
  ...messageManual,
  ...peopleManual,
  ...systemManual,
};
