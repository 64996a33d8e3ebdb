import { Failure } from '../../platform/failures.ts';

/** The same wish is under way or was fulfilled. */
export class AlreadyIntended extends Failure {
  constructor() {
    super('PAYMENT_PENDING', 'conflict', 'This payment is already under way.');
  }
}
