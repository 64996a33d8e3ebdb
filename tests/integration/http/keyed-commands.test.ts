import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeOldCalls } from '../../../server/platform/idempotency/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { contractInput, contractStage, createContract, granted } from '../../support/contract-people.ts';

let app: TestApp;
let sender: TestActor;
let recipient: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  [sender, recipient] = [await app.actor('issuer_admin'), await app.actor('attendee')];
});
afterAll(() => app.close());

const write = (key: string, body = 'The doors open at six.', { token } = sender) =>
  app.rest(
    'POST',
    '/api/messages',
    { recipient_email: recipient.email, subject: 'Doors', body },
    { token, headers: { 'idempotency-key': key } },
  );

type Answer = Awaited<ReturnType<typeof write>>;
const replayed = ({ headers }: Answer): boolean => headers.get('idempotency-replayed') === 'true';
const records = (key: string) =>
  app.sql<{ operation: string; entity_id: string; answer: string | null }>(
    'SELECT operation, entity_id, answer FROM idempotent_calls WHERE key = $1 ORDER BY operation',
    [key],
  );

describe('a command that answers from its record', () => {
  it('makes one record in ten calls at the same time, and marks nine answers as replayed', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('together')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(replayed)).toHaveLength(9);
    const id = answers[0]?.body.id;
    expect(await records('together')).toEqual([{ operation: 'sendMessage', entity_id: id, answer: null }]);
    expect(await app.sql("SELECT id FROM messages WHERE subject = 'Doors'")).toEqual([{ id }]);
  });

  it('is refused with another request, and names what the key was used for', async () => {
    await write('words');
    expect(await write('words', 'The doors open at seven.')).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'IDEMPOTENCY_MISMATCH',
          message: 'This idempotency key was used for another message. Use a new key for a new message.',
        },
      },
    });
  });

  it('has keys of its own: another command and another caller use the same one', async () => {
    const stage = await contractStage(app);
    const first = await write('shared', undefined, stage.owner);
    const contract = granted(await createContract(app, stage.owner, contractInput(stage), 'shared'));
    const theirs = await write('shared');
    expect(theirs.body.id).not.toBe(first.body.id);
    expect([first, theirs].map(replayed)).toEqual([false, false]);
    expect((await records('shared')).map((one) => one.operation)).toEqual([
      'createContract',
      'sendMessage',
      'sendMessage',
    ]);
    expect((await records('shared'))[0]?.entity_id).toBe(contract.createContract.contract.id);
  });

  it('may be repeated with the same key after it was refused', async () => {
    await app.sql(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '57P01'; END $$",
    );
    await app.sql('CREATE TRIGGER refused BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION refuse()');
    expect((await write('refused')).status).toBeGreaterThanOrEqual(500);
    expect(await records('refused')).toEqual([]);
    await app.sql('DROP TRIGGER refused ON messages');
    const answer = await write('refused');
    expect([answer.status, replayed(answer)]).toEqual([201, false]);
  });

  it('makes another record under the same key after seven days', async () => {
    const first = await write('week');
    app.clock.advance('167h');
    await purgeOldCalls(app.app.scope());
    expect((await write('week')).body.id).toBe(first.body.id);
    app.clock.advance('2h');
    expect(await purgeOldCalls(app.app.scope())).toBeGreaterThan(0);
    // Back to before the end of the sender's session.
    app.clock.advance('-169h');
    const second = await write('week');
    expect([second.status, replayed(second)]).toEqual([201, false]);
    expect(second.body.id).not.toBe(first.body.id);
  });
});
