import { Failure } from '../../../platform/failures.ts';

export class ProofExpired extends Failure {
  constructor() {
    super('PROOF_EXPIRED', 'gone', 'This challenge is used or too old. Please start again.');
  }
}

export class ProofNotSigned extends Failure {
  constructor() {
    super('SIGNATURE_MISSING', 'unprocessable', 'No valid signature of this key is in this transaction.');
  }
}

/** Two people with one key would count as one signature. */
export class KeyTaken extends Failure {
  constructor() {
    super('KEY_TAKEN', 'conflict', 'This key belongs to somebody here already. Please use another one.');
  }
}
