import { Failure } from '../../../platform/failures.ts';
import type { Blocker } from './contract.rules.ts';

export class EventNotForContract extends Failure {
  constructor() {
    super('EVENT_CANCELLED', 'conflict', 'This event was cancelled, so nothing is shared of it.');
  }
}

/** The same answer for strangers and for people of other organisers. */
export class UnknownPartner extends Failure {
  constructor() {
    super('UNKNOWN_PARTNER', 'unprocessable', 'A share names a person who is not one of your partners.');
  }
}

export class UnknownSignatory extends Failure {
  constructor() {
    const sentence = 'A signatory must be one of your own people or a partner who has accepted.';
    super('UNKNOWN_SIGNATORY', 'unprocessable', sentence);
  }
}

/** @param names of people whose role approves nothing, or who are suspended */
export class SignatoryCannotSign extends Failure {
  constructor(names: readonly string[]) {
    const sentence = `${names.join(', ')} cannot sign: suspended, or without the right to approve.`;
    super('SIGNATORY_CANNOT_SIGN', 'unprocessable', sentence, { names });
  }
}

export class AlreadyApproved extends Failure {
  constructor() {
    super('ALREADY_APPROVED', 'conflict', 'You have approved this contract already.');
  }
}

export class NotASignatory extends Failure {
  constructor() {
    super('NOT_A_SIGNATORY', 'forbidden', 'Only the signatories of this contract may do this.');
  }
}

const STATES = {
  draft: 'This contract is a draft.',
  finalizing: 'This contract is being finalized right now.',
  final: 'This contract is final already.',
  withdrawn: 'This contract was withdrawn.',
};

export class ContractNotDraft extends Failure {
  constructor(state: keyof typeof STATES) {
    super('CONTRACT_NOT_DRAFT', 'conflict', STATES[state], { status: state });
  }
}

export class ContractNotReady extends Failure {
  constructor(reasons: readonly Blocker[]) {
    const blockers = reasons.map(({ message }) => message);
    super('CONTRACT_NOT_READY', 'conflict', blockers.join(' '), { blockers });
  }
}

export class ContractOwesExpenses extends Failure {
  constructor() {
    const sentence = 'Expenses of this contract were approved, so it cannot be withdrawn.';
    super('CONTRACT_OWES_EXPENSES', 'conflict', sentence);
  }
}

/** The ledger, or the platform, could not create the escrow; the contract is a draft again. */
export class FinalizeFailed extends Failure {
  constructor(reason: string) {
    super('FINALIZE_FAILED', 'conflict', reason);
  }
}
