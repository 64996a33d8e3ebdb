import type { TicketCode } from '../../../../../server/lib/ticket-format/ticket-code.ts';
import type { TicketFile } from '../../../../../server/lib/ticket-format/ticket-file.ts';
import type { TicketStanding } from '../../../gql/graphql.ts';

/** A root on the ledger, as recorded by the service. */
export interface KnownAnchor {
  network: string;
  passphrase: string;
  account: string;
  transaction: string;
  ledger: number;
  closedAt: string;
  /** null: the network has no explorer. */
  explorerUrl: string | null;
}

/** When and where a ticket is valid today. */
export interface TimesToday {
  effectiveAt: string;
  expiresAt: string;
  /** Of the event. */
  startDate: string;
  timeZone: string;
  venue: string;
}

/** State of a ticket at the service, for a person who is about to buy it. */
export interface Standing {
  standing: TicketStanding;
  needsPhoneFrom: string | null;
  hasPhone: boolean;
}

export type StepId = 'form' | 'signature' | 'proof' | 'ledger' | 'revoked' | 'time' | 'phone';

/** unknown: the service is unreachable. none: not part of this ticket, or no longer relevant. */
type StepState = 'good' | 'bad' | 'unknown' | 'none';

export interface Step {
  id: StepId;
  state: StepState;
  /** Result of the step, in words. */
  detail: string;
}

export interface Verdict {
  /** partly: no fault found, but not every source was reachable. */
  answer: 'yes' | 'no' | 'partly';
  steps: Step[];
  read: { kind: 'file'; ticket: TicketFile } | { kind: 'code'; code: TicketCode } | null;
  anchor: KnownAnchor | null;
  /** Null when unknown. */
  today: TimesToday | null;
}

export function answerOf(steps: readonly Step[]): Verdict['answer'] {
  if (steps.some(({ state }) => state === 'bad')) return 'no';
  return steps.some(({ state }) => state === 'unknown') ? 'partly' : 'yes';
}
