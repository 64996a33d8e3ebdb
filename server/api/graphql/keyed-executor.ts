import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  GraphQLString,
  getOperationAST,
  Kind,
  OperationTypeNode,
  print,
  valueFromASTUntyped,
} from 'graphql';
import type { Secrets } from '../../platform/config/secrets.ts';
import { BadInput, Failure, type FieldFault } from '../../platform/failures.ts';
import {
  AnswerLost,
  CallMemory,
  type CallOutcome,
  CallRepeated,
  callRequest,
  isKey,
  NO_KEY,
  refusedCall,
} from '../../platform/idempotency/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { original } from './error-mapping.ts';
import { type Execution, JitExecutor } from './jit-executor.ts';

const KEY = 'idempotencyKey';

const KEY_DESCRIPTION =
  'Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused.';

/**
 * Adds the argument `idempotencyKey` to every mutation, except those marked WithoutKey. Those that have it already
 * store keys with their rows; calls of the others are stored by it.
 */
export function giveKeys(schema: GraphQLSchema): GraphQLSchema {
  for (const field of mutationsOf(schema)) {
    if (field.extensions.withoutKey === true) continue;
    const kept = field.args.find(({ name }) => name === KEY);
    field.extensions = { ...field.extensions, takesKey: true, remembered: kept === undefined };
    if (kept) {
      kept.description ||= KEY_DESCRIPTION;
      continue;
    }
    (field.args as GraphQLField<unknown, unknown>['args'][number][]).push({
      name: KEY,
      description: KEY_DESCRIPTION,
      type: GraphQLString,
      defaultValue: undefined,
      deprecationReason: undefined,
      extensions: {},
      astNode: undefined,
    });
  }
  return schema;
}

/** Returns true when calls of that mutation are stored by their key, here and not by its command. */
export function isRemembered(schema: GraphQLSchema, mutation: string): boolean {
  return schema.getMutationType()?.getFields()[mutation]?.extensions.remembered === true;
}

/** Returns true when the field is a mutation whose input has a key. */
export function takesKey(schema: GraphQLSchema, mutation: string): boolean {
  return schema.getMutationType()?.getFields()[mutation]?.extensions.takesKey === true;
}

function mutationsOf(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {});
}

/** The only mutation of a document, with its arguments. */
interface KeyedField {
  node: FieldNode;
  key: unknown;
  given: Record<string, unknown>;
}

/** Stored answer: the value of the field, without its alias. Absent when a part of it failed. */
interface KeptAnswer {
  value?: unknown;
}

/** Runs mutations with an idempotency key once, and everything else normally. */
export class KeyedExecutor extends JitExecutor {
  readonly #schema: GraphQLSchema;
  readonly #memory: CallMemory;
  readonly #secrets: Secrets;
  readonly #mutations = new WeakMap<DocumentNode, Map<string, readonly FieldNode[]>>();

  constructor(schema: GraphQLSchema, secrets: Secrets) {
    super(schema);
    this.#schema = schema;
    this.#memory = new CallMemory(secrets);
    this.#secrets = secrets;
  }

  override execute(execution: Execution): Promise<ExecutionResult> | ExecutionResult {
    const fields = this.#rememberedFields(execution);
    if (fields.length === 0) return super.execute(execution);
    let keyed: KeyedField | undefined;
    try {
      keyed = keyedField(fields, execution);
    } catch (error) {
      return refused(error);
    }
    if (!keyed) return super.execute(execution);
    const { key } = keyed;
    return isKey(key) ? this.#once(execution, { ...keyed, key }) : this.#refuse(execution, keyed);
  }

  async #once(
    execution: Execution,
    { node, key, given }: KeyedField & { key: string },
  ): Promise<ExecutionResult> {
    const name = node.alias?.value ?? node.name.value;
    const request = callRequest(
      (execution.context as Scope).actor,
      {
        key,
        operation: node.name.value,
        request: { given, selection: node.selectionSet ? print(node.selectionSet) : null },
        email: emailIn(given),
      },
      this.#secrets.tokenKey,
    );
    try {
      const outcome = await this.#memory.run(execution.context as Scope, request, async (scope) =>
        outcomeOf(name, await super.execute({ ...execution, context: scope })),
      );
      if ('result' in outcome) return outcome.result;
      return outcome.replayed.value === undefined
        ? refused(new AnswerLost())
        : { data: { [name]: outcome.replayed.value } };
    } catch (error) {
      return refused(error);
    }
  }

  /** Reports an invalid key together with all other faults of the input. Nothing is committed. */
  async #refuse(execution: Execution, { given }: KeyedField): Promise<ExecutionResult> {
    const refusal = new BadInput([NO_KEY]);
    if (Object.keys(given).length === 0) return refused(refusal);
    const context = { ...(execution.context as Scope), call: refusedCall(refusal) };
    const result = await super.execute({ ...execution, context });
    const errors = result.errors?.map(original) ?? [];
    const others = errors.flatMap((error) => (error === refusal ? [] : [error]));
    if (!others.every((error) => error instanceof BadInput)) return result;
    return refused(new BadInput([...others.flatMap(fieldsOf), NO_KEY]));
  }

  /** Returns the document's mutations whose calls are stored; computed once. */
  #rememberedFields({ document, operationName }: Execution): readonly FieldNode[] {
    let byName = this.#mutations.get(document);
    if (byName === undefined) {
      byName = new Map();
      this.#mutations.set(document, byName);
    }
    const name = operationName ?? '';
    let fields = byName.get(name);
    if (fields === undefined) {
      fields = rootMutations(document, operationName).filter((node) =>
        isRemembered(this.#schema, node.name.value),
      );
      byName.set(name, fields);
    }
    return fields;
  }
}

function rootMutations(document: DocumentNode, operationName: string | null | undefined): FieldNode[] {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return [];
  return operation.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one : []));
}

/** @throws BadInput for a key in a document with other mutations */
function keyedField(fields: readonly FieldNode[], execution: Execution): KeyedField | undefined {
  const keys = fields.map(
    (node) => inputOf(node, execution.variables).idempotencyKey ?? execution.idempotencyKey,
  );
  const key = keys.find((one) => one !== undefined && one !== null);
  const [node] = fields;
  if (key === undefined || key === null || !node) return undefined;
  if (rootMutations(execution.document, execution.operationName).length > 1) {
    throw new BadInput([
      { field: 'idempotencyKey', message: 'A document with an idempotency key holds one mutation.' },
    ]);
  }
  const { idempotencyKey: _, ...given } = inputOf(node, execution.variables);
  return { node, key, given };
}

function inputOf(node: FieldNode, variables: Record<string, unknown>): Record<string, unknown> {
  const input = node.arguments?.find(({ name }) => name.value === 'input');
  return input ? { ...(valueFromASTUntyped(input.value, variables) as Record<string, unknown> | null) } : {};
}

function emailIn({ email }: Record<string, unknown>): string | undefined {
  return typeof email === 'string' ? email : undefined;
}

/** A fault below the field occurs after its command took effect: the call is stored, without an answer. */
function outcomeOf(name: string, result: ExecutionResult): CallOutcome<KeptAnswer, ExecutionResult> {
  if (result.errors === undefined)
    return { kind: 'answered', answer: { value: result.data?.[name] }, result };
  if (result.errors.some((error) => original(error) instanceof CallRepeated)) return { kind: 'repeated' };
  const tookEffect = result.errors.every(({ path }) => (path?.length ?? 0) > 1);
  return tookEffect ? { kind: 'answered', answer: {}, result } : { kind: 'refused', result };
}

function fieldsOf({ details }: BadInput): FieldFault[] {
  return (details as { fields: FieldFault[] }).fields;
}

function refused(error: unknown): ExecutionResult {
  if (!(error instanceof Failure)) throw error;
  return { data: null, errors: [new GraphQLError(error.message, { originalError: error })] };
}
