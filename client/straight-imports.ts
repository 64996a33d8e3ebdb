import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Modules that only pass on what hundreds of others hold, as they are asked for. */
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
  /** The name that it has there. */
  name: string;
}

/**
 * Imports each thing from the file that holds it, so that a build reads what is used alone and knows who uses it:
 * through such a door everybody would reach everything.
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
        // The lines below keep their numbers.
        return lines.join(' ') + whole.replace(/[^\n]/g, '');
      };
      return { code: code.replace(IMPORT, straight), map: null };
    },
  };
}

/** @returns where each name that a module passes on comes from */
function readDoor(door: string): Map<string, Place> {
  const text = fs.readFileSync(door, 'utf8');
  const at = (from: string) => path.join(path.dirname(door), from);
  const places = new Map<string, Place>();
  for (const [, names = '', from = ''] of [...text.matchAll(IMPORT), ...text.matchAll(PASSED_ON)]) {
    if (!from.startsWith('.')) continue;
    for (const { name, as } of namesOf(names)) places.set(as, { file: at(from), name });
  }
  for (const [, from = ''] of text.matchAll(ALL_PASSED_ON)) {
    const file = at(from);
    for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(EXPORTED))
      places.set(name, { file, name });
  }
  return places;
}

/** `A, B as C, type D` without what is a type alone. */
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
