import { describe, expect, it } from 'vitest';
import { otherVersion } from '../../support/node-versions.mjs';

describe('the other version of Node.js that a deep run tests', () => {
  it.for([
    ['v20.19.2', '24.22.3'],
    ['v22.23.5', '24.22.3'],
    ['v24.30.0', '22.23.5'],
  ])('is, on %s, the newest supported one of another line: %s', ([running, other]) => {
    expect(otherVersion(running as string)).toBe(other);
  });
});
