/** The bytes are not a transaction envelope. Horizon answers transaction_malformed. */
export class MalformedEnvelope extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'MalformedEnvelope';
  }
}

/** A ledger cannot close before its predecessor did. */
export class InvalidCloseTime extends Error {
  constructor(closeTime: number, previous: number) {
    super(`A ledger cannot close at ${closeTime}: the last one closed at ${previous}.`);
    this.name = 'InvalidCloseTime';
  }
}

/** The ledger is inconsistent. Nothing after this can be trusted: the process must stop without storing anything. */
export class InvariantViolation extends Error {
  constructor(rule: string) {
    super(`The ledger breaks a rule of its own: ${rule}`);
    this.name = 'InvariantViolation';
  }
}
