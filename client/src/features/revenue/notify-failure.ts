import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { revenueTexts } from '../../messages/revenue.ts';
import { notify } from '../../ui/notify.ts';

/** Shows a failure: a fixed message when the network failed, the server's reason for a refusal. */
export function notifyFailure(failure: unknown, failed: (reason: string) => string): void {
  void notify('error', failureSentence(failure, failed));
}

/** Returns the same message, to show it in the page. */
export function failureSentence(failure: unknown, failed: (reason: string) => string): string {
  return isNetworkFailure(failure) ? revenueTexts.networkError : failed(readFailure(failure));
}
