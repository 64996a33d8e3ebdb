import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ScopeDependencies } from '../../../server/api/http/request-scope.ts';
import { SocketGuard } from '../../../server/api/websocket/socket-guard.ts';
import { InvalidCredentials } from '../../../server/modules/identity/identity.failures.ts';
import type { SignedInActor } from '../../../server/platform/access/actor.ts';
import type { Scope } from '../../../server/platform/scope.ts';
import { createTopics } from '../../../server/platform/topics.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  code: number | undefined;

  close(code: number): void {
    this.code = code;
    this.readyState = 3;
    this.emit('close');
  }

  terminate(): void {
    this.close(1006);
  }
}

const fake = (): FakeSocket & WebSocket => new FakeSocket() as FakeSocket & WebSocket;
const scopeOf = (userId: string, sessionId: string): Scope =>
  ({ actor: { kind: 'user', userId, sessionId } as SignedInActor }) as Scope;

const topics = createTopics();
let answer: () => Promise<unknown> = async () => undefined;
const guard = new SocketGuard({
  services: { config: { rateLimits: true }, topics, sessions: { authenticate: () => answer() } },
} as unknown as ScopeDependencies);
afterEach(() => {
  answer = async () => undefined;
});

describe('a socket', () => {
  it('goes when its session is found to have expired', async () => {
    const socket = fake();
    expect(guard.admit(scopeOf('ann', 's1'), socket, 'Bearer x')).toBe(true);
    await guard.recheck();
    expect(socket.code).toBeUndefined();
    answer = async () => {
      throw new InvalidCredentials();
    };
    await guard.recheck();
    expect(socket.code).toBe(4403);
  });

  it('stays when the database cannot say', async () => {
    const socket = fake();
    guard.admit(scopeOf('bob', 's2'), socket, 'Bearer x');
    answer = async () => {
      throw new Error('Connection terminated');
    };
    await guard.recheck();
    expect(socket.code).toBeUndefined();
  });

  it('goes with its own session and no other, or with all of the person', () => {
    const [one, two] = [fake(), fake()];
    guard.admit(scopeOf('cyd', 's3'), one, 'Bearer x');
    guard.admit(scopeOf('cyd', 's4'), two, 'Bearer y');
    topics.publish('session.ended', 'all', { sessionId: 's3', userId: 'cyd' });
    expect([one.code, two.code]).toEqual([4403, undefined]);
    topics.publish('session.ended', 'all', { sessionId: null, userId: 'cyd' });
    expect(two.code).toBe(4403);
  });

  it('comes back and reads anew when other processes were not heard for a while', async () => {
    vi.useFakeTimers();
    try {
      const sockets = [fake(), fake(), fake()];
      for (const socket of sockets) guard.meet(socket, '198.51.100.7');
      topics.publish('topics.resumed', 'all', {});
      await vi.advanceTimersByTimeAsync(5_000);
      expect(sockets.map(({ code }) => code)).toEqual([1012, 1012, 1012]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('finds room as long as its address has not a thousand', () => {
    const sockets = Array.from({ length: 1_000 }, fake);
    for (const [index, socket] of sockets.entries()) guard.meet(socket, `2001:db8:1:2::${index}`);
    expect(guard.hasRoom('2001:db8:1:2:ffff::1')).toBe(false);
    expect(guard.hasRoom('2001:db8:1:3::1')).toBe(true);
    sockets[0]?.close(1000);
    expect(guard.hasRoom('2001:db8:1:2::1')).toBe(true);
    for (const socket of sockets.slice(1)) socket.close(1000);
  });

  it('is let go before it piles up more than a megabyte', () => {
    const slow = Object.assign(fake(), { bufferedAmount: 1024 * 1024 });
    expect(guard.dropWhenSlow(slow)).toBe(false);
    slow.bufferedAmount += 1;
    expect(guard.dropWhenSlow(slow)).toBe(true);
    expect(slow.code).toBe(1006);
  });

  it('that closed while it was being admitted takes no place', () => {
    const closed = fake();
    closed.readyState = 3;
    for (let count = 0; count < 6; count += 1)
      expect(guard.admit(scopeOf('dan', 's5'), closed, 'x')).toBe(false);
    expect(guard.admit(scopeOf('dan', 's5'), fake(), 'x')).toBe(true);
  });
});
