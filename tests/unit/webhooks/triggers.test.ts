import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  TRIGGERING_ACTIONS,
  triggersOf,
} from '../../../server/modules/webhooks/queue/webhook-event.rules.ts';
import { WEBHOOK_EVENTS } from '../../../server/modules/webhooks/webhook.rules.ts';

const TOP = new URL('../../../', import.meta.url).pathname;

/** The audit actions that the product writes, anywhere in its code. */
function writtenActions(): Set<string> {
  const rooms = readdirSync(`${TOP}server`, { recursive: true, encoding: 'utf8' });
  const code = rooms
    .filter((name) => name.endsWith('.ts') && !name.includes('webhooks/'))
    .map((name) => readFileSync(path.join(TOP, 'server', name), 'utf8'));
  return new Set(
    code.flatMap((text) => [...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, word = '']) => word)),
  );
}

it('every event type of the guide belongs to an action in the audit log', () => {
  const written = writtenActions();
  expect(TRIGGERING_ACTIONS.filter((action) => !written.has(action))).toEqual([]);
  const reported = TRIGGERING_ACTIONS.flatMap((action) =>
    triggersOf({ action, details: {} }).map(({ type }) => type),
  );
  const types = Object.keys(WEBHOOK_EVENTS);
  expect([...new Set(reported)].sort()).toEqual(types.toSorted());
  const guide = readFileSync(`${TOP}docs/webhooks.md`, 'utf8');
  expect(types.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
});
