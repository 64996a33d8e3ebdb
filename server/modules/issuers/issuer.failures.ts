import { Failure } from '../../platform/failures.ts';

/** An inactive issuer publishes and sells nothing until a system admin activates it. */
export class IssuerInactive extends Failure {
  constructor(reason: string) {
    super(
      'ISSUER_INACTIVE',
      'conflict',
      `This organisation is not active, so it cannot publish events: ${reason}`,
    );
  }
}
