import { Failure } from '../../platform/failures.ts';

const RETRY_SECONDS = 60;

/** Maintenance mode is on: reads and door checks continue, all other changes wait. */
export class UnderMaintenance extends Failure {
  constructor() {
    super(
      'MAINTENANCE',
      'unavailable',
      'Passa is under maintenance. You can look at everything; changes wait until it is over.',
      { retryAfter: RETRY_SECONDS },
    );
  }
}
