import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { ProcessGuard } from '../../../server/start/process-guard.ts';

function guarded() {
  const lines: string[] = [];
  const counted: string[] = [];
  let ends = 0;
  const source = new EventEmitter();
  const guard = new ProcessGuard({
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line).level) }),
    end: () => {
      ends += 1;
    },
  });
  guard.metrics = { unexpected: (kind) => void counted.push(kind) };
  guard.watch(source);
  const seen = () => ({ levels: lines, counted, ends });
  return { source, seen };
}

const cut = Object.assign(new Error('terminating connection'), { code: '57P01' });

describe('a process', () => {
  it.each(['unhandledRejection', 'uncaughtException'])(
    'counts a lost connection that arrives as %s, and goes on',
    (event) => {
      const { source, seen } = guarded();
      source.emit(event, cut);
      expect(seen()).toEqual({ levels: ['warn'], counted: ['connection'], ends: 0 });
    },
  );

  it.each([new TypeError('x is not a function'), undefined])(
    'logs and counts the rejection %s, and goes on',
    (reason) => {
      const { source, seen } = guarded();
      source.emit('unhandledRejection', reason);
      expect(seen()).toEqual({ levels: ['error'], counted: ['rejection'], ends: 0 });
    },
  );

  it('ends in order after an exception that was not handled', () => {
    const { source, seen } = guarded();
    source.emit('uncaughtException', new TypeError('x is not a function'));
    expect(seen()).toEqual({ levels: ['fatal'], counted: ['exception'], ends: 1 });
  });
});
