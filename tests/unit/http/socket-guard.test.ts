import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { SignedInActor } from '../../../server/access/actor.ts';
import type { ScopeGround } from '../../../server/http/request-scope.ts';
import { SocketGuard } from '../../../server/http/socket-guard.ts';
import { InvalidCredentials } from '../../../server/modules/identity/identity.failures.ts';
import type { Scope } from '../../../server/scope.ts';
import { createTopics } from '../../../server/topics/topics.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  code: number | undefined;

  close(code: number): void {
    this.code = code;
    this.readyState = 3;
    this.emit('close');
  }
}

const fake = (): FakeSocket & WebSocket => new FakeSocket() as FakeSocket & WebSocket;
const scopeOf = (userId: string, sessionId: string): Scope =>
  ({ actor: { kind: 'user', userId, sessionId } as SignedInActor }) as Scope;

const topics = createTopics();
let answer: () => Promise<unknown> = async () => undefined;
const guard = new SocketGuard({
  parts: { topics, sessions: { authenticate: () => answer() } },
} as unknown as ScopeGround);
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

  it('that closed while it was being admitted takes no place', () => {
    const closed = fake();
    closed.readyState = 3;
    for (let count = 0; count < 6; count += 1)
      expect(guard.admit(scopeOf('dan', 's5'), closed, 'x')).toBe(false);
    expect(guard.admit(scopeOf('dan', 's5'), fake(), 'x')).toBe(true);
  });
});
