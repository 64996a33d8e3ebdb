import { Failure } from '../../../platform/failures.ts';

export class OwnExpense extends Failure {
  constructor() {
    super('OWN_EXPENSE', 'forbidden', 'You cannot decide on your own expense.');
  }
}

export class AlreadyDecided extends Failure {
  constructor(status: string) {
    super('ALREADY_DECIDED', 'conflict', `This expense is already ${status}.`, { status });
  }
}

export class ContractWithdrawn extends Failure {
  constructor() {
    super('CONTRACT_WITHDRAWN', 'conflict', 'This contract was withdrawn, so it bears no expenses.');
  }
}

/** At the current rate the ledger cannot pay it: it is less than the smallest unit, or more than the maximum. */
export class NotPayable extends Failure {
  constructor() {
    super('NOT_PAYABLE', 'unprocessable', 'At the rate of now this amount cannot be paid on the ledger.');
  }
}

export class ExpenseKeyMismatch extends Failure {
  constructor() {
    super(
      'IDEMPOTENCY_MISMATCH',
      'unprocessable',
      'This idempotency key was used for another expense. Use a new key for a new expense.',
    );
  }
}
