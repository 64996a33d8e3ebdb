import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  typeFromAST,
} from 'graphql';

export interface FaultyInput {
  /** From the variable's name down to the value: `input`, `tiers`, 0, `price`. */
  path: (string | number)[];
  missing: boolean;
}

/**
 * Which of an operation's variables are not what the schema asks for. Compiled documents only say that some variable
 * is not; this reads the values again, after a refusal.
 */
export function faultyInputs(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): FaultyInput[] {
  const faults: FaultyInput[] = [];
  for (const { variable, type: node, defaultValue } of getOperationAST(document)?.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const value = variables[name];
    if (!type || !isInputType(type) || (value === undefined && defaultValue)) continue;
    coerceInputValue(value ?? null, type, (path, wrong, { message }) => {
      // An object is told as a whole when a field of it is missing or unknown; the sentence names which.
      const [, inner] = /^Field "(\w+)"/.exec(message) ?? [];
      const missing = wrong === null || wrong === undefined || /was not provided/.test(message);
      faults.push({ path: [name, ...path, ...(inner === undefined ? [] : [inner])], missing });
    });
  }
  return faults;
}
