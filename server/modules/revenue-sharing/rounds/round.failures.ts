import type { IntentFailure } from '../../../ledger/settlement/index.ts';
import { Failure } from '../../../platform/failures.ts';
import type { RoundState } from './round.row.ts';

export class ContractNotFinal extends Failure {
  constructor() {
    super('CONTRACT_NOT_FINAL', 'conflict', 'Revenue is released once the contract is final.');
  }
}

/** The escrow is on a ledger other than the configured one. */
export class OtherLedger extends Failure {
  constructor() {
    super(
      'LEDGER_UNAVAILABLE',
      'unavailable',
      'This contract’s escrow is on a ledger that began again or is not the one in use. Its money cannot be moved from here.',
    );
  }
}

export class AmountExceedsAvailable extends Failure {
  /** In lumens. */
  constructor(amount: string, available: string) {
    super(
      'AMOUNT_EXCEEDS_AVAILABLE',
      'conflict',
      `Only ${available} XLM are available for distribution right now.`,
      { amount, available },
    );
  }
}

export class TooManyOpen extends Failure {
  constructor(most: number) {
    super(
      'TOO_MANY_OPEN_ROUNDS',
      'conflict',
      `This contract has ${most} open rounds. Finish or cancel some of them first.`,
      { most },
    );
  }
}

export class TooManyPayments extends Failure {
  constructor(most: number) {
    super(
      'TOO_MANY_PAYMENTS',
      'unprocessable',
      `One round pays ${most} at most; this contract has more shares than that.`,
      { most },
    );
  }
}

/** Names the people who cannot be paid. One missing account would fail all payments. */
export class DestinationMissing extends Failure {
  constructor(names: readonly string[]) {
    super(
      'DESTINATION_MISSING',
      'conflict',
      `${names.join(', ')} cannot be paid: ${names.length === 1 ? 'this wallet is' : 'these wallets are'} not on the ledger yet.`,
      { names },
    );
  }
}

export class AlreadyAuthorized extends Failure {
  constructor() {
    super('ALREADY_AUTHORIZED', 'conflict', 'You have already approved this round.');
  }
}

export class RoundNotOpen extends Failure {
  constructor(state: RoundState) {
    super('ROUND_NOT_OPEN', 'conflict', STATE_MESSAGES[state], { state });
  }
}

const STATE_MESSAGES: Record<RoundState, string> = {
  preparing: 'This round is still being prepared. Please try again in a moment.',
  pending: 'This round still waits for approvals.',
  authorized: 'This round is approved already.',
  releasing: 'This round is on its way already.',
  released: 'This round was paid out already.',
  failed: 'This round failed. Trigger it again; it needs new approvals.',
  cancelling: 'This round is being cancelled.',
  cancelled: 'This round was cancelled.',
  expired: 'This round has expired. Trigger it again; it needs new approvals.',
};

export class NotEnoughApprovals extends Failure {
  constructor(gathered: number, required: number) {
    super(
      'ROUND_NOT_AUTHORIZED',
      'conflict',
      `${gathered} of ${required} required approvals count. Approvals of people who were suspended do not.`,
      { gathered, required },
    );
  }
}

export class SignWithOwnWallet extends Failure {
  constructor() {
    super(
      'SIGN_WITH_OWN_WALLET',
      'conflict',
      'You sign this contract’s rounds with your own wallet: sign the transaction there and bring it back.',
    );
  }
}

export class SignatureMissing extends Failure {
  constructor() {
    super(
      'SIGNATURE_MISSING',
      'unprocessable',
      'No valid signature of your registered key is in this transaction.',
    );
  }
}

/** The escrow on the ledger differs from the contract. */
export class EscrowChanged extends Failure {
  constructor(what: string) {
    super(
      'ESCROW_CHANGED',
      'conflict',
      `The escrow on the ledger is not as the contract has it: ${what}. Nothing was sent.`,
    );
  }
}

export class RoundKeyMismatch extends Failure {
  constructor() {
    super('IDEMPOTENCY_MISMATCH', 'unprocessable', 'This idempotency key was used for another release.');
  }
}

export class RoundNotEnded extends Failure {
  constructor() {
    super(
      'ROUND_NOT_ENDED',
      'conflict',
      'Only a round that failed, expired or was cancelled is triggered again.',
    );
  }
}

/** Messages of rounds that were not paid, by the code of the reason; stored with the round. */
export const FAILURE_MESSAGES: Record<IntentFailure['reason'] | 'not_prepared', string> = {
  expired: 'The seven days of this round are over. Trigger it again; it needs new approvals.',
  withdrawn: 'The round was withdrawn.',
  no_account:
    'The account that this round needs is no longer on the ledger. Trigger it again; it needs new approvals.',
  underfunded: 'The escrow held too little for this round. Nothing was paid; trigger it again for less.',
  no_destination:
    'One of those who were to be paid is not on the ledger, so nobody was paid. Trigger it again.',
  overtaken: 'Something else used up what this round needs. It needs approval again: trigger it again.',
  refused: 'The ledger refused this round. Nothing was paid.',
  not_prepared: 'The ledger did not make the account that this round needs. Trigger it again.',
};

/** Message of a refused round that the platform did not submit. */
export const REFUSED_ELSEWHERE =
  'Somebody else handed this round in, and the ledger refused it. Nothing was paid; trigger it again.';
