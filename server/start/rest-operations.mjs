/**
 * A codegen plugin: the documents that the REST routes run, by the name of their operation, each with the types of
 * its variables and of its data. A document that does not fit the schema fails the generation.
 */
import { Kind, print, visit } from 'graphql';

export function plugin(_schema, files) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return `
/** Variables and data of each operation that a REST route may name. */
export interface RestOperations {
${operations.map(typesOf).join('\n')}
}

export type RestOperationName = keyof RestOperations;

export const REST_DOCUMENTS: Readonly<Record<RestOperationName, string>> = {
${operations.map((operation) => documentOf(operation, fragments)).join('\n')}
};
`;
}

function typesOf({ name, operation }) {
  const type = name.value + operation[0].toUpperCase() + operation.slice(1);
  return `  ${name.value}: { variables: ${type}Variables; data: ${type} };`;
}

function documentOf(operation, fragments) {
  const text = [operation, ...reachedFrom(operation, fragments)].map(print).join('\n');
  return `  ${operation.name.value}: ${JSON.stringify(text)},`;
}

/** The fragments that a definition needs, also those that its fragments need. */
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
