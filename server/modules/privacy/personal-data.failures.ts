import { Failure } from '../../platform/failures.ts';

export class LastLeader extends Failure {
  constructor() {
    super(
      'LAST_LEADER',
      'conflict',
      'Nobody else could look after this organisation. Please make somebody an owner or admin first.',
    );
  }
}

/** Without this signatory the money in an escrow could never be released. */
export class SignatureNeeded extends Failure {
  constructor(contracts: string[]) {
    super(
      'SIGNATURE_NEEDED',
      'conflict',
      `These contracts cannot do without this signature: ${contracts.join(', ')}.`,
      {
        contracts,
      },
    );
  }
}
