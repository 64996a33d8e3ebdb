import { type DocumentNode, type ExecutionResult, type GraphQLFormattedError, parse } from 'graphql';
import { maskErrors } from '../../graphql/error-mapping.ts';
import type { JitExecutor } from '../../graphql/jit-executor.ts';
import type { Log } from '../../log/log.ts';
import type { Scope } from '../../scope.ts';
import { REST_DOCUMENTS, type RestOperationName } from './operations.gen.ts';

/** What a document answered. Any error of it means that the whole call failed. */
export type RestAnswer = { data: Record<string, unknown> } | { refusal: GraphQLFormattedError };

/**
 * Runs the documents of the routes with the executor of /graphql: same schema, same guards, same masking of errors.
 * They are our own and were checked when they were generated, so nothing of what a stranger's document must pass is
 * asked again at each call.
 */
export class RestDocuments {
  readonly #executor: JitExecutor;
  readonly #mask: (error: unknown) => GraphQLFormattedError;
  readonly #documents = new Map<RestOperationName, DocumentNode>();

  constructor(executor: JitExecutor, log: Log) {
    this.#executor = executor;
    this.#mask = maskErrors(log);
  }

  async run(
    operation: RestOperationName,
    variables: Record<string, unknown>,
    scope: Scope,
  ): Promise<RestAnswer> {
    const { data, errors } = await this.#execute(operation, variables, scope);
    const error = errors?.[0];
    scope.parts.metrics.operation(operation, error === undefined ? 'ok' : 'refused');
    return error === undefined ? { data: data ?? {} } : { refusal: this.#mask(error) };
  }

  #execute(
    operation: RestOperationName,
    variables: Record<string, unknown>,
    context: Scope,
  ): Promise<ExecutionResult> | ExecutionResult {
    let document = this.#documents.get(operation);
    if (document === undefined) {
      document = parse(REST_DOCUMENTS[operation]);
      this.#documents.set(operation, document);
    }
    return this.#executor.execute({ document, operationName: operation, variables, context });
  }
}
