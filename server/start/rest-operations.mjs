/**
 * A codegen plugin: exports the documents of the REST routes, or those of the typed client, by the name of their
 * operation, each with the types of its variables and of its data. An invalid document fails the generation.
 */
import { Kind, print, visit } from 'graphql';

export function plugin(_schema, files, { of = 'Rest' }) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return `
/** Kind, variables and data of each operation. */
export interface ${of}Operations {
${operations.map(typesOf).join('\n')}
}

export type ${of}OperationName = keyof ${of}Operations;

export const ${of.toUpperCase()}_DOCUMENTS: Readonly<Record<${of}OperationName, string>> = {
${operations.map((operation) => documentOf(operation, fragments)).join('\n')}
};
`;
}

function typesOf({ name, operation }) {
  const type = name.value + operation[0].toUpperCase() + operation.slice(1);
  return `  ${name.value}: { kind: '${operation}'; variables: ${type}Variables; data: ${type} };`;
}

function documentOf(operation, fragments) {
  const text = [operation, ...reachedFrom(operation, fragments)].map(print).join('\n');
  return `  ${operation.name.value}: ${JSON.stringify(text)},`;
}

/** Returns the fragments that a definition uses, directly or through other fragments. */
function reachedFrom(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      reachedFrom(fragment, fragments, found);
    },
  });
  return found;
}
