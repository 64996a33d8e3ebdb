import fs from 'node:fs';

/** The version of package.json, found from the sources and from the build alike. */
export function readVersion(): string {
  const places = [
    new URL('../package.json', import.meta.url),
    new URL('../../package.json', import.meta.url),
  ];
  const file = places.find((place) => fs.existsSync(place));
  if (file === undefined) return 'unknown';
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
