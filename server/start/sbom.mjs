/**
 * `node server/start/sbom.mjs`: writes dist/sbom.cdx.json, the list of all packages of a release, from the lock file. It
 * needs no network and no npm, so that every build has one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const IN_MODULES = 'node_modules/';

/** Returns the list in the format CycloneDX 1.5. Packages that only a build or a test needs are not in a release. */
export function listPackages(lock, { name, version }) {
  const found = Object.entries(lock.packages).filter(
    ([place, { dev, link }]) => place !== '' && !dev && !link,
  );
  const components = new Map(found.map(([place, locked]) => componentOf(place, locked)));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version } },
    components: [...components.values()],
  };
}

/** The same version may be installed in several places. */
function componentOf(place, { name, version, integrity, license }) {
  const full = name ?? place.slice(place.lastIndexOf(IN_MODULES) + IN_MODULES.length);
  const [scope, short] = full.startsWith('@') ? full.split('/') : [undefined, full];
  const purl = `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ''}${short}@${version}`;
  return [
    purl,
    {
      type: 'library',
      'bom-ref': purl,
      ...(scope && { group: scope }),
      ...{ name: short, version, purl },
      ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
      ...(license && { licenses: [{ expression: license }] }),
    },
  ];
}

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const list = listPackages(read('package-lock.json'), read('package.json'));
  writeFileSync(path.join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(list, null, 2)}\n`);
}
