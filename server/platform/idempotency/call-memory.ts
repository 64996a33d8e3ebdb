import { setTimeout as pause } from 'node:timers/promises';
import { openSecretWithAny, SecretNotOpened, sealSecret } from '../../lib/signing/index.ts';
import type { Secrets } from '../config/secrets.ts';
import type { KeyedCall, Scope } from '../scope.ts';
import { type CallRecord, deleteCall, keepAnswer, readCall, recordCall } from './call.writes.ts';
import { AnswerLost, type CallRequest, KeyReused } from './keyed-call.ts';

/** Outcome of a call's command. `repeated`: another call with its key has committed. */
export type CallOutcome<Answer, Result> =
  | { kind: 'answered'; answer: Answer; result: Result }
  | { kind: 'refused'; result: Result }
  | { kind: 'repeated' };

const LOOK_EVERY_MS = 50;
/** Time limit for the answer of a committed first call, unless its process is gone. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * Runs calls with an idempotency key once. The record of the call is committed with its effect; its answer is stored
 * with it, sealed with the master key since it may contain secrets that are shown once.
 */
export class CallMemory {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /**
   * @param run serves the call in the given scope
   * @returns the result of the run, or the answer of the first call with the key
   * @throws KeyReused when the key was used for another request, AnswerLost when the first answer is gone
   */
  async run<Answer extends object, Result>(
    scope: Scope,
    request: CallRequest,
    run: (scope: Scope) => Promise<CallOutcome<Answer, Result>>,
  ): Promise<{ replayed: Answer } | { result: Result }> {
    for (;;) {
      const earlier = await this.#earlierAnswer<Answer>(scope, request);
      if (earlier) {
        scope.markReplayed?.();
        return { replayed: earlier };
      }
      let isRecorded = false;
      const call: KeyedCall = async (work, run) => {
        if (isRecorded) return run(work);
        // Also while the transaction is under way: another one of the call would wait for its row.
        isRecorded = true;
        try {
          return await run(async (tx) => {
            await recordCall(tx.query, request, scope.clock.now());
            return work(tx);
          });
        } catch (error) {
          isRecorded = false;
          throw error;
        }
      };
      const outcome = await run({ ...scope, call });
      if (outcome.kind === 'repeated') continue;
      if (outcome.kind === 'answered') await keepAnswer(scope, request, this.#seal(request, outcome.answer));
      else if (isRecorded) await deleteCall(scope, request);
      return { result: outcome.result };
    }
  }

  /** @returns undefined when there is no earlier call, or none any more */
  async #earlierAnswer<Answer>(scope: Scope, request: CallRequest): Promise<Answer | undefined> {
    const begun = performance.now();
    for (;;) {
      const earlier = await readCall(scope.db, request);
      if (!earlier) return undefined;
      const isSame =
        earlier.operation === request.operation && earlier.requestHash.equals(request.requestHash);
      if (!isSame) throw new KeyReused();
      if (earlier.answer !== null) return this.#open<Answer>(request, earlier);
      const age = Math.max(scope.clock.now().getTime() - earlier.madeAt.getTime(), performance.now() - begun);
      if (age > ANSWER_WITHIN_MS) throw new AnswerLost();
      await pause(LOOK_EVERY_MS);
    }
  }

  #seal(request: CallRequest, answer: object): string {
    return sealSecret(this.#secrets.masterKey, bindingOf(request), Buffer.from(JSON.stringify(answer)));
  }

  #open<Answer>(request: CallRequest, { answer }: CallRecord): Answer {
    const { masterKey, formerMasterKeys } = this.#secrets;
    try {
      const opened = openSecretWithAny([masterKey, ...formerMasterKeys], bindingOf(request), answer ?? '');
      return JSON.parse(opened.toString('utf8')) as Answer;
    } catch (error) {
      throw error instanceof SecretNotOpened ? new AnswerLost() : error;
    }
  }
}

const bindingOf = ({ caller, key }: CallRequest): string => `passa.idempotent-call\n${caller}\n${key}`;
