/** Finds what breaks the rules of module boundaries in given sources. */
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { entries, environmentReaders, providerNames, rules } from './boundary-rules.mjs';

const ROW_LOCK = /\bFOR (NO KEY )?UPDATE\b|\bFOR (KEY )?SHARE\b/;

/**
 * @param {ReadonlyMap<string, string>} sources text of each file by its path from the top of the checkout
 * @returns {string[]} one line for each violation
 */
export function findViolations(sources) {
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
  return [
    ...crossedBorders(imports),
    ...cycles(imports),
    ...orphans(imports),
    ...otherReaders(sources),
    ...locksInReads(sources),
    ...namedProviders(sources, imports),
  ];
}

/** Every import and re-export of a file, with its target and whether it exists at run time. */
function importsOf(file, source) {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const named = module.staticImports.map(({ moduleRequest, entries: names }) => ({
    to: resolve(file, moduleRequest.value),
    typeOnly: names.length > 0 && names.every(({ isType }) => isType),
  }));
  const passedOn = module.staticExports
    .flatMap(({ entries: names }) => names)
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, isType }) => ({ to: resolve(file, moduleRequest.value), typeOnly: isType }));
  const awaited = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = source.slice(start, end);
    return /^['"`][^$]*['"`]$/.test(text)
      ? [{ to: resolve(file, text.slice(1, -1)), typeOnly: false, lazy: true }]
      : [];
  });
  return [...named, ...passedOn, ...awaited];
}

function resolve(file, request) {
  if (request.startsWith('.')) return path.posix.join(path.posix.dirname(file), request.replace(/\?.*$/, ''));
  if (request.startsWith('node:')) return request;
  return `npm:${request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

function crossedBorders(imports) {
  return [...imports].flatMap(([file, targets]) =>
    rules
      .filter(({ from, except }) => from.test(file) && !except?.test(file))
      .flatMap((rule) =>
        targets
          .filter(({ to }) => rule.to.test(to) && !rule.unless?.test(to) && !inSameRoom(rule, file, to))
          .filter(({ typeOnly }) => !(rule.types && typeOnly))
          .map(({ to }) => `${file} -> ${to}: ${rule.name}`),
      ),
  );
}

function inSameRoom({ sameRoom }, file, to) {
  const room = sameRoom?.exec(file)?.[0];
  return room !== undefined && to.startsWith(room);
}

/** Cycles among imports, those of types included. */
function cycles(imports) {
  const found = [];
  const done = new Set();
  const trail = [];
  const visit = (file) => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push(`${[...trail.slice(at), file].join(' -> ')}: no cycles`);
    if (at >= 0 || done.has(file)) return;
    trail.push(file);
    for (const { to, lazy } of imports.get(file) ?? []) if (!lazy) visit(to);
    trail.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return found;
}

function orphans(imports) {
  const wanted = new Set([...imports.values()].flat().map(({ to }) => to));
  return [...imports.keys()]
    .filter(
      (file) => !file.startsWith('tests/') && !wanted.has(file) && !entries.some((entry) => entry.test(file)),
    )
    .map((file) => `${file}: no orphans`);
}

function otherReaders(sources) {
  return [...sources.keys()]
    .filter((file) => /^(server|client\/src)\/.*\.tsx?$/.test(file) && !environmentReaders.includes(file))
    .filter((file) => /\bprocess\.env\b/.test(sources.get(file)))
    .map((file) => `${file}: only ${environmentReaders.join(' and ')} read the environment`);
}

function locksInReads(sources) {
  return [...sources]
    .filter(([file, text]) => file.endsWith('.reads.ts') && ROW_LOCK.test(text))
    .map(([file]) => `${file}: locks are writes`);
}

/** A provider is named in its folder, and in the list; elsewhere only where `providerNames` says why. */
function namedProviders(sources, imports) {
  const { list, rooms, except } = providerNames;
  const folders = (imports.get(list) ?? []).map(({ to }) => to.split('/').at(-2));
  if (folders.length === 0) return [];
  const labels = folders.flatMap((name) => {
    const declared = sources.get(`server/modules/payments/${name}/index.ts`);
    return /^ {2}label: '(.+)'/m.exec(declared ?? '')?.[1] ?? [];
  });
  const names = new RegExp(`(${[...folders, ...labels].join('|')})(?!d\\b|s\\b)`, 'i');
  const excepted = new Set(except.flatMap(({ files }) => files));
  const naming = [...sources].flatMap(([file, text]) =>
    !rooms.test(file) && names.test(text) ? [file] : [],
  );
  const idle = [...excepted].filter((file) => !naming.includes(file));
  return [
    ...naming
      .filter((file) => file !== list && !excepted.has(file))
      .map((file) => `${file}: only ${list} names a payment provider`),
    ...idle.map((file) => `${file}: names no payment provider; take it off the exceptions`),
  ];
}
