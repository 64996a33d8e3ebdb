import type { KnownAnchor } from './sources.ts';
import type { TicketCode } from './ticket-code.ts';
import type { TicketFile } from './ticket-file.ts';

export type StepId = 'form' | 'signature' | 'proof' | 'ledger' | 'revoked' | 'time';

/** unknown: nobody could be asked. none: not part of this ticket, or of no matter any more. */
type StepState = 'good' | 'bad' | 'unknown' | 'none';

export interface Step {
  id: StepId;
  state: StepState;
  /** What was found, for a person. */
  detail: string;
}

export interface Verdict {
  /** partly: nothing speaks against it, but not all could be asked. */
  answer: 'yes' | 'no' | 'partly';
  steps: Step[];
  read: { kind: 'file'; ticket: TicketFile } | { kind: 'code'; code: TicketCode } | null;
  anchor: KnownAnchor | null;
}

export function answerOf(steps: readonly Step[]): Verdict['answer'] {
  if (steps.some(({ state }) => state === 'bad')) return 'no';
  return steps.some(({ state }) => state === 'unknown') ? 'partly' : 'yes';
}
