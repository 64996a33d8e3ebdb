import { notify } from '../ui/notify.ts';
import { readFailure } from './read-failure.ts';

/**
 * Runs an action and shows its outcome as a notice.
 * @param action resolves with the message of its success
 * @param failed message of a failure; by default its reason
 */
export async function notifyOutcome(
  action: () => Promise<string>,
  failed: string | ((failure: unknown) => string) = (failure) => readFailure(failure),
): Promise<void> {
  try {
    void notify('success', await action());
  } catch (failure) {
    void notify('error', typeof failed === 'string' ? failed : failed(failure));
  }
}
