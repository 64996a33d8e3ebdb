/**
 * Checks module boundaries, import cycles, orphans and readers of the environment. It replaces dependency-cruiser,
 * which reads TypeScript through an interface that TypeScript 7 no longer has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { entries, environmentReaders, rules } from './boundary-rules.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const files = ['server', 'client', 'migrations', 'tests'].flatMap(sourcesBelow);
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const faults = [...crossedBorders(), ...cycles(), ...orphans(), ...otherReaders()];
for (const fault of faults) console.log(fault);
console.log(`boundaries: ${files.length} files, ${rules.length + 3} rules, ${faults.length} violations`);
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;

function sourcesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(file);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [file] : [];
  });
}

/** Every import and re-export of a file, with its target and whether it exists at run time. */
function importsOf(file) {
  const { module, errors } = parseSync(file, sources.get(file));
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
    const text = sources.get(file).slice(start, end);
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

function crossedBorders() {
  return files.flatMap((file) =>
    rules
      .filter(({ from, except }) => from.test(file) && !except?.test(file))
      .flatMap((rule) =>
        imports
          .get(file)
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

/** Cycles among run-time imports; type imports may be cyclic. */
function cycles() {
  const found = [];
  const done = new Set();
  const trail = [];
  const visit = (file) => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push(`${[...trail.slice(at), file].join(' -> ')}: no cycles`);
    if (at >= 0 || done.has(file)) return;
    trail.push(file);
    for (const { to, typeOnly, lazy } of imports.get(file) ?? []) if (!typeOnly && !lazy) visit(to);
    trail.pop();
    done.add(file);
  };
  for (const file of files) visit(file);
  return found;
}

function orphans() {
  const wanted = new Set([...imports.values()].flat().map(({ to }) => to));
  return files
    .filter(
      (file) => !file.startsWith('tests/') && !wanted.has(file) && !entries.some((entry) => entry.test(file)),
    )
    .map((file) => `${file}: no orphans`);
}

function otherReaders() {
  return files
    .filter((file) => /^(server|client\/src)\/.*\.tsx?$/.test(file) && !environmentReaders.includes(file))
    .filter((file) => /\bprocess\.env\b/.test(sources.get(file)))
    .map((file) => `${file}: only ${environmentReaders.join(' and ')} read the environment`);
}
