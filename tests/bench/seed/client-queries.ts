import { readFileSync } from 'node:fs';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

export interface ClientQuery {
  name: string;
  text: string;
  variables: { name: string; type: string; required: boolean }[];
}

const GENERATED = /^ {4}("(?:[^"\\]|\\.)*"): types\./gm;

/** Reads every query of the web client, with the fragments that it spreads, from the generated list of them. */
export function readClientQueries(file: string): ClientQuery[] {
  const texts = [...readFileSync(file, 'utf8').matchAll(GENERATED)].map(
    (match) => JSON.parse(match[1] ?? '""') as string,
  );
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'query') return [];
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition] };
    const used = spreadIn(document, fragments, new Set());
    return [
      {
        name: definition.name?.value ?? 'anonymous',
        text: [document, ...used].map(print).join('\n'),
        variables: (definition.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
          name: variable.name.value,
          type: print(type).replace('!', ''),
          required: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
        })),
      },
    ];
  });
}

function spreadIn(
  node: DocumentNode | FragmentDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  seen: Set<string>,
): FragmentDefinitionNode[] {
  const found: FragmentDefinitionNode[] = [];
  visit(node, {
    enter: (inner) => {
      if (inner.kind !== Kind.FRAGMENT_SPREAD) return;
      const { value } = inner.name;
      const fragment = fragments.get(value);
      if (fragment === undefined || seen.has(value)) return;
      seen.add(value);
      found.push(fragment, ...spreadIn(fragment, fragments, seen));
    },
  });
  return found;
}
