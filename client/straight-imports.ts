import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Barrel modules, which only re-export hundreds of modules, by import specifier. */
const DOORS: Readonly<Record<string, string>> = {
  '@mantine/core': '../node_modules/@mantine/core/esm/index.mjs',
  '@mantine/hooks': '../node_modules/@mantine/hooks/esm/index.mjs',
  '@tabler/icons-react': '../node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs',
  'gql/hooks/index.ts': 'src/gql/hooks/index.ts',
};
const USERS = /\/client\/src\/.*\.tsx?$|\/node_modules\/@mantine\/.*\.mjs$/;

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/g;
const PASSED_ON = /\bexport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/g;
const ALL_PASSED_ON = /\bexport\s*\*\s*from\s*['"]([^'"]+)['"];?/g;
const EXPORTED = /\bexport\s+(?:const|function|async function)\s+(\w+)/g;

interface Place {
  file: string;
  /** The exported name in that module. */
  name: string;
}

/**
 * Imports each name from the file that defines it instead of a barrel, so that a build reads only used modules and sees
 * their real importers: through a barrel every importer would reach everything. Measured with shared-parts: without it
 * the first view of /events loads 294 KB of script instead of 196 KB.
 */
export function straightImports(root: string): Plugin {
  const doors = Object.entries(DOORS).map(([name, file]) => [name, readDoor(path.join(root, file))] as const);
  const doorOf = (from: string) =>
    doors.find(([name]) => from === name || (from.startsWith('.') && from.endsWith(`/${name}`)))?.[1];
  return {
    name: 'straight-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!USERS.test(id)) return null;
      const straight = (whole: string, names: string, from: string): string => {
        const door = doorOf(from);
        if (!door) return whole;
        const lines = namesOf(names).map(({ name, as }) => {
          const place = door.get(name) ?? { name, file: from };
          return `import { ${place.name} as ${as} } from ${JSON.stringify(place.file)};`;
        });
        // Keeps the numbers of the following lines.
        return lines.join(' ') + whole.replace(/[^\n]/g, '');
      };
      return { code: code.replace(IMPORT, straight), map: null };
    },
  };
}

/** @returns the source module of each name that a module re-exports */
function readDoor(door: string): Map<string, Place> {
  const text = fs.readFileSync(door, 'utf8');
  // Names of another package come from there.
  const at = (from: string) => (from.startsWith('.') ? path.join(path.dirname(door), from) : from);
  const places = new Map<string, Place>();
  for (const [, names = '', from = ''] of [...text.matchAll(IMPORT), ...text.matchAll(PASSED_ON)]) {
    for (const { name, as } of namesOf(names)) places.set(as, { file: at(from), name });
  }
  for (const [, from = ''] of text.matchAll(ALL_PASSED_ON)) {
    const file = at(from);
    for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(EXPORTED))
      places.set(name, { file, name });
  }
  return places;
}

/** Parses `A, B as C, type D` without the types. */
function namesOf(list: string): { name: string; as: string }[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', as = name] = one.split(/\s+as\s+/);
      return { name, as };
    });
}
