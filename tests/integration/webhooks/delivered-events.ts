import { describe, expect, it } from 'vitest';
import type { TestActor, TestApp } from '../../support/app.ts';
import { openDoors } from '../../support/door.ts';
import { answerer, listening } from './listening.ts';

/** Tests each event type of the guide that a sale by form causes; those of the ledger are tested with a ledger. */
export function whatIsTold(booted: () => TestApp): void {
  describe('webhook events', () => {
    it('cover each change of an order and its tickets, with its data', async () => {
      const app = booted();
      const hooks = listening(app);
      const { organiser, validator, ...doors } = await openDoors(app);
      const sink = await answerer();
      const types = [
        'TICKET_ISSUED',
        'TICKET_REVOKED',
        'TICKET_SCANNED',
        'TICKET_ENTRY_UNDONE',
        'DUE_COLLECTED',
        'ORDER_REFUNDED',
      ];
      // People are named only to members who may see personal data.
      const owner = await app.actor('issuer_owner', organiser.issuerId ?? '');
      const { id } = await hooks.endpoint(sink.url, types, owner);
      const [shown, stolen, given, mistaken] = await doors.sell(4);
      const gateId = await doors.gate('Sea Gate');
      const run = async (document: string, variables: object, who: TestActor) => {
        const { errors } = await app.graphql(document, { ...variables }, who);
        if (errors) throw new Error(JSON.stringify(errors));
      };
      await run(
        'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
        { input: { ticket: shown?.file } },
        validator,
      );
      const scan = { deviceId: 'phone', nonce: 'mistaken' };
      await run(
        'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
        { input: { ticket: mistaken?.file, gateId, ...scan } },
        validator,
      );
      await run(
        'mutation ($deviceId: String!, $nonce: String!) { undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: "Wrong person" }) { scanId } }',
        scan,
        validator,
      );
      await run(
        'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { id } } }',
        { id: shown?.id },
        validator,
      );
      await run(
        'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "stolen" }) { ticket { id } } }',
        { id: stolen?.id },
        organiser,
      );
      const to = { name: 'Heir', email: 'heir@guests.test' };
      await run(
        'mutation ($id: ID!, $to: NewHolderInput!) { transferTicket(input: { id: $id, to: $to }) { transfer { email } } }',
        { id: given?.id, to },
        organiser,
      );
      const guests = new Blob(['name,email,tier\nGuest,guest@guests.test,VIP\n']);
      const csv = { ...organiser, headers: { 'content-type': 'text/csv' } };
      expect((await app.rest('POST', `/api/events/${doors.eventId}/guests`, guests, csv)).body.issued).toBe(
        1,
      );
      await hooks.reported();

      const all = await hooks.deliveries(id, owner);
      const of = (type: string) => all.filter((one) => one.type === type).map(({ data }) => data);
      const issued = of('TICKET_ISSUED').map(({ ticket }) => ticket);
      expect(issued.map(({ holder }) => holder.email).sort()).toEqual(
        expect.arrayContaining(['guest@guests.test', 'heir@guests.test']),
      );
      expect(issued).toHaveLength(6);
      const scanned = of('TICKET_SCANNED');
      expect(scanned).toHaveLength(2);
      expect(scanned.find(({ ticket }) => ticket.id === shown?.id)).toEqual({
        ticket: expect.objectContaining({ status: 'used' }),
        scan: expect.objectContaining({ id: expect.any(String) }),
      });
      // The same scan as at the entry, and a ticket that can be used again.
      expect(of('TICKET_ENTRY_UNDONE')).toEqual([
        {
          ticket: expect.objectContaining({ id: mistaken?.id, status: 'active', entered_at: null }),
          scan: {
            ...scanned.find(({ ticket }) => ticket.id === mistaken?.id)?.scan,
            gate_id: gateId,
            device_id: 'phone',
          },
          reason: 'Wrong person',
        },
      ]);
      expect(of('DUE_COLLECTED')).toEqual([
        { ticket: expect.objectContaining({ id: shown?.id, due_status: 'collected' }), method: 'cash' },
      ]);
      const voided = of('TICKET_REVOKED').map(({ ticket }) => [
        ticket.id,
        ticket.status,
        ticket.revoke_reason,
      ]);
      expect(voided.sort()).toEqual(
        [
          [stolen?.id, 'revoked', 'stolen'],
          [given?.id, 'cancelled', 'Passed on to another person.'],
        ].sort(),
      );
      await sink.close();
    });
  });
}
