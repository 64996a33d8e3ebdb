import { type DocumentNode, type ExecutionResult, GraphQLError, parse } from 'graphql';
import type { Log } from '../../platform/log/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { maskErrors, type PublicError } from '../graphql/error-mapping.ts';
import type { FaultyInput } from '../graphql/faulty-inputs.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { REST_DOCUMENTS, type RestOperationName } from './operations.gen.ts';
import { inputRefusal } from './wire-names.ts';

/**
 * Answer of a document. Any error of it means that the whole call failed. `unread`: the schema refused the values, so
 * permissions were not checked yet.
 */
export type RestAnswer = { data: Record<string, unknown> } | { refusal: PublicError; unread: boolean };

/**
 * Runs the documents of the routes with the executor of /graphql: same schema, same guards, same masking of errors.
 * They are our own and were validated when they were generated, so the checks of external documents are not repeated at
 * each call.
 */
export class RestDocuments {
  readonly #executor: JitExecutor;
  readonly #mask: ReturnType<typeof maskErrors>;
  readonly #documents = new Map<RestOperationName, DocumentNode>();

  constructor(executor: JitExecutor, log: Log) {
    this.#executor = executor;
    this.#mask = maskErrors(log);
  }

  async run(
    operation: RestOperationName,
    variables: Record<string, unknown>,
    scope: Scope,
    idempotencyKey?: unknown,
  ): Promise<RestAnswer> {
    const { data, errors } = await this.#execute(operation, variables, scope, idempotencyKey);
    const error = errors?.[0] ?? missingError(scope);
    scope.services.metrics.operation(operation, error === undefined ? 'ok' : 'refused');
    if (error === undefined) return { data: data ?? {} };
    const { message, extensions } = this.#mask(error);
    const refusal = { ...(extensions as unknown as Omit<PublicError, 'message'>), message };
    const faults = data === undefined ? this.#faultyInputs(operation, variables) : [];
    if (faults.length === 0) return { refusal, unread: false };
    return { refusal: { ...refusal, ...inputRefusal(faults) }, unread: true };
  }

  #faultyInputs(operation: RestOperationName, variables: Record<string, unknown>): FaultyInput[] {
    const execution = { document: this.#document(operation), operationName: operation };
    return this.#executor.faultyInputs(execution, variables);
  }

  #execute(
    operation: RestOperationName,
    variables: Record<string, unknown>,
    context: Scope,
    idempotencyKey: unknown,
  ): Promise<ExecutionResult> | ExecutionResult {
    const document = this.#document(operation);
    return this.#executor.execute({ document, operationName: operation, variables, context, idempotencyKey });
  }

  #document(operation: RestOperationName): DocumentNode {
    let document = this.#documents.get(operation);
    if (document === undefined) {
      document = parse(REST_DOCUMENTS[operation]);
      this.#documents.set(operation, document);
    }
    return document;
  }
}

/** A failed lookup returns null in GraphQL; in REST the call fails. */
function missingError({ notes }: Scope): GraphQLError | undefined {
  const missing = notes?.missing;
  return missing && new GraphQLError(missing.message, { originalError: missing });
}
