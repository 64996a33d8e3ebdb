import { Failure } from '../failures.ts';

/** Too many attempts in too short a time. `details.retryAfter` is in seconds; HTTP sends it as Retry-After. */
export class RateLimited extends Failure {
  constructor(retryAfter: number) {
    super('RATE_LIMITED', 'rate_limited', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
      retryAfter,
    });
  }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
