import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Integrators are told of an entry that the door took back, as they are of the entry. */
export class TellOfUndoneEntries1710000009920 implements MigrationInterface {
  name = 'TellOfUndoneEntries1710000009920';

  async up(q: QueryRunner): Promise<void> {
    await q.query(typesAre([...FORMER, 'ticket.entry_undone']));
  }

  /** What was told of them stays in the log of deliveries. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(typesAre(FORMER));
  }
}

const FORMER = [
  'ping',
  'order.created',
  'order.paid',
  'order.refunded',
  'due.collected',
  'ticket.issued',
  'ticket.revoked',
  'ticket.scanned',
  'ticket.conflict',
  'event.published',
  'event.cancelled',
  'contract.final',
  'round.triggered',
  'round.executed',
];

/** Not held against the rows that are there: upwards they fit, downwards they need not, and there may be many. */
const typesAre = (types: readonly string[]): string => `
  ALTER TABLE webhook_happenings DROP CONSTRAINT webhook_happenings_type;
  ALTER TABLE webhook_happenings ADD CONSTRAINT webhook_happenings_type
    CHECK (type IN (${types.map((type) => `'${type}'`).join(', ')})) NOT VALID;
`;
