import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { notify } from '../../ui/notify.ts';

/** A missing answer has one sentence, whatever was wished for; a refusal brings its own. */
export function tellFailure(failure: unknown, failed: (reason: string) => string): void {
  void notify('error', failureSentence(failure, failed));
}

/** The same sentence, for a place that shows it. */
export function failureSentence(failure: unknown, failed: (reason: string) => string): string {
  return isNetworkFailure(failure) ? revenueTexts.networkError : failed(readFailure(failure));
}
