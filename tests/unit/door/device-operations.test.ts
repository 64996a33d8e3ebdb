import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  DEVICE_OPERATIONS,
  HAND_IN_OPERATIONS,
  isPermitted,
} from '../../../server/platform/access/device-profiles.ts';

const APP = new URL('../../../client/src/features/door-app/', import.meta.url).pathname;

/** With these a phone asks to be paired, before it is a device. */
const BEFORE = new Set(['startDevicePairing', 'devicePairingState']);

/** Root fields in the documents of the door app. */
function usedFields(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const documents = files.flatMap((file) =>
    [...readFileSync(`${APP}${file}`, 'utf8').matchAll(/graphql\(`([^`]+)`\)/g)].map(([, text = '']) => text),
  );
  const operations = documents
    .flatMap((text) => parse(text).definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections);
  return [...new Set(fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : '')))];
}

describe('the security profiles', () => {
  it('permit every call of the door app, in some profile', () => {
    const missing = usedFields().filter((name) => !BEFORE.has(name) && DEVICE_OPERATIONS[name] === undefined);
    expect(usedFields().length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('permit all that a device hands in after it was cut off to the least of them', () => {
    for (const name of HAND_IN_OPERATIONS) expect(isPermitted('scan_only', name), name).toBe(true);
  });

  it('permit nothing that is not declared', () => {
    for (const name of ['viewer', 'tickets', 'toString', 'constructor', '__proto__'])
      expect(isPermitted('box_office', name), name).toBe(false);
  });
});
