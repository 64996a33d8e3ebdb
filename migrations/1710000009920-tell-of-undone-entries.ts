import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks notify integrators of an entry that the door undid, as of the entry itself. */
export class TellOfUndoneEntries1710000009920 implements MigrationInterface {
  name = 'TellOfUndoneEntries1710000009920';

  async up(q: QueryRunner): Promise<void> {
    await q.query(typesAre([...FORMER, 'ticket.entry_undone']));
  }

  /** Deliveries about them stay in the log. */
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

/**
 * Not validated against existing rows: on the way up they fit, on the way down they need not, and there may be many.
 */
const typesAre = (types: readonly string[]): string => `
  ALTER TABLE webhook_happenings DROP CONSTRAINT webhook_happenings_type;
  ALTER TABLE webhook_happenings ADD CONSTRAINT webhook_happenings_type
    CHECK (type IN (${types.map((type) => `'${type}'`).join(', ')})) NOT VALID;
`;
