import { existsSync, readdirSync, rmSync } from 'node:fs';
import { concatAST, Kind, print, separateOperations, visit } from 'graphql';

/** `MyTickets` -> `my-tickets.ts`. */
const fileOf = (name) => `${name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.ts`;

/** The document without source positions, which would triple its size. */
const bare = (document) => JSON.stringify(document, (key, value) => (key === 'loc' ? undefined : value));

/**
 * Replaces each fragment that is spread with `@unmask` by its fields, each field once. Such fragments are for sources
 * and types; the server counts every spread as a level of depth.
 */
function withUnmaskedFields(document) {
  const fragments = new Map(
    document.definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet.selections]),
  );
  const fieldsOf = (selections) =>
    selections.flatMap((selection) =>
      selection.directives?.some(({ name }) => name.value === 'unmask')
        ? fieldsOf(fragments.get(selection.name.value))
        : [selection],
    );
  const once = (selections) => [...new Map(selections.map((one) => [print(one), one])).values()];
  return visit(document, {
    enter: (node) =>
      node.kind === Kind.SELECTION_SET ? { ...node, selections: once(fieldsOf(node.selections)) } : undefined,
  });
}

const hook = (name, kind, parameter) =>
  `\nexport function use${name}${kind}(${parameter}) {\n  return hooks.useDocument${kind}(${name}Document, options);\n}\n`;

const HOOKS = {
  Query: (name, types) =>
    hook(name, 'Query', `...[options]: hooks.QueryArgs<${types}>`) +
    hook(name, 'LazyQuery', `options?: hooks.LazyQueryOptions<${types}>`),
  Mutation: (name, types) => hook(name, 'Mutation', `options?: hooks.MutationOptions<${types}>`),
  Subscription: (name, types) => hook(name, 'Subscription', `...[options]: hooks.SubscriptionArgs<${types}>`),
};

function moduleOf(name, document) {
  const { operation } = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const kind = `${operation[0].toUpperCase()}${operation.slice(1)}`;
  const types = `${name}${kind}, ${name}${kind}Variables`;
  return `import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ${types} } from '../graphql.ts';

export const ${name}Document = ${bare(document)} as unknown as TypedDocumentNode<${types}>;
${HOOKS[kind](name, types)}`;
}

/** Removes the modules of operations that are gone: their types no longer exist. */
function removeOthers(folder, files) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}${file}`);
}

/**
 * A codegen preset: one module per operation with its typed document and its React hook (`useEventsQuery`,
 * `usePublishEventMutation`), so that a page loads only its own documents, and an index of all. The library's own hooks
 * are wrapped in `apollo/document-hooks.ts`. It runs beside the client preset, whose types it imports.
 */
export const preset = {
  buildGeneratesSection(options) {
    const { documents, baseOutputDir, schema, schemaAst } = options;
    const operations = separateOperations(
      withUnmaskedFields(concatAST(documents.map(({ document }) => document))),
    );
    const names = Object.keys(operations).sort();
    if (!process.argv.includes('--check'))
      removeOthers(baseOutputDir, new Set([...names.map(fileOf), 'index.ts']));
    const section = (file, content) => ({
      ...{ filename: `${baseOutputDir}${file}`, documents: [], schema, schemaAst, config: {} },
      ...{ plugins: [{ text: {} }], pluginMap: { text: { plugin: () => content } } },
    });
    const index = names.map((name) => `export * from './${fileOf(name)}';`).join('\n');
    return [
      ...names.map((name) => section(fileOf(name), moduleOf(name, operations[name]))),
      section('index.ts', index),
    ];
  },
};
