import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  hashOfToken,
  queueTokenKey,
  readToken,
  signToken,
} from '../../../server/modules/waiting-room/queue-token.ts';

const key = queueTokenKey(randomBytes(32));
const token = {
  eventId: randomUUID(),
  id: randomBytes(16),
  joinedAt: new Date('2026-11-28T07:00:00.123Z'),
  position: null,
};

describe('a queue token', () => {
  it('is read as it was signed, with and without a position', () => {
    expect(readToken(key, signToken(key, token))).toEqual(token);
    const drawn = { ...token, position: 49_999 };
    expect(readToken(key, signToken(key, drawn))).toEqual(drawn);
    expect(hashOfToken(drawn)).toEqual(hashOfToken(token));
  });

  it('is refused when any of its bits is changed, or under another key', () => {
    const bytes = Buffer.from(signToken(key, token), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(readToken(key, changed.toString('base64url'))).toBeUndefined();
    }
    expect(readToken(queueTokenKey(randomBytes(32)), signToken(key, token))).toBeUndefined();
    expect(readToken(key, '')).toBeUndefined();
    expect(readToken(key, 'not a token')).toBeUndefined();
  });
});
