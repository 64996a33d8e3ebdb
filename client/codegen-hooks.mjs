import { Kind, print, visit } from 'graphql';

const SUFFIX = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** `MyTickets` -> `my-tickets`: one generated file an operation, so that a page loads only its own documents. */
const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Fragments an operation reaches, in first-use order, each once. */
function fragmentsOf(definition, fragments, found = new Map()) {
  visit(definition, {
    FragmentSpread(node) {
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`Fragment ${name} is spread but not defined`);
      if (found.has(name)) return;
      found.set(name, fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return [...found.values()];
}

/** The document without source positions, which would triple its size. */
const bare = (node) => JSON.stringify(node, (key, value) => (key === 'loc' ? undefined : value));

/** Text of the hook of one operation; the library's own hooks are wrapped in `apollo/document-hooks.ts`. */
function hookText(name, suffix) {
  const types = `${name}${suffix}, ${name}${suffix}Variables`;
  const hook = (kind, parameter) =>
    `export function use${name}${kind}(${parameter}) {\n  return useDocument${kind}(${name}Document, options);\n}\n`;
  if (suffix === 'Mutation') return hook('Mutation', `options?: MutationOptions<${types}>`);
  if (suffix === 'Subscription') return hook('Subscription', `...[options]: SubscriptionArgs<${types}>`);
  return (
    hook('Query', `...[options]: QueryArgs<${types}>`) +
    `\n${hook('LazyQuery', `options?: LazyQueryOptions<${types}>`)}`
  );
}

const IMPORTS = {
  Query: 'type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery',
  Mutation: 'type MutationOptions, useDocumentMutation',
  Subscription: 'type SubscriptionArgs, useDocumentSubscription',
};

function moduleText(operation, fragments) {
  const name = operation.name.value;
  const suffix = SUFFIX[operation.operation];
  const type = `${name}${suffix}`;
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation, fragments)] };
  return (
    `import type { TypedDocumentNode } from '@apollo/client';\n` +
    `import { ${IMPORTS[suffix]} } from '../../apollo/document-hooks.ts';\n` +
    `import type { ${type}, ${type}Variables } from '../graphql.ts';\n\n` +
    `export const ${name}Document = ${bare(document)} as unknown as TypedDocumentNode<${type}, ${type}Variables>;\n\n` +
    hookText(name, suffix)
  );
}

/**
 * A codegen preset: for each named operation one module with its typed document and its React hook (`useEventsQuery`,
 * `usePublishEventMutation`, `useLowStockSubscription`), and an index over all of them. It runs beside the client
 * preset, whose types it imports.
 */
export const preset = {
  buildGeneratesSection(options) {
    const definitions = options.documents.flatMap((file) => file.document?.definitions ?? []);
    const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION && node.name);
    const fragments = new Map(
      definitions
        .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
    const section = (filename, content) => ({
      filename: `${options.baseOutputDir}${filename}`,
      documents: [],
      schema: options.schema,
      schemaAst: options.schemaAst,
      config: {},
      plugins: [{ text: {} }],
      pluginMap: { text: { plugin: () => content } },
      skipDocumentsValidation: true,
    });
    const sorted = [...operations].sort((a, b) => (print(a.name) < print(b.name) ? -1 : 1));
    return [
      ...sorted.map((node) => section(`${kebab(node.name.value)}.ts`, moduleText(node, fragments))),
      section('index.ts', sorted.map((node) => `export * from './${kebab(node.name.value)}.ts';`).join('\n')),
    ];
  },
};
