import type { TestActor, TestApp } from './app.ts';
import { until } from './until.ts';

const SET = `mutation ($input: SetWaitingRoomInput!) { setWaitingRoom(input: $input) { event { id
  waitingRoom { state onSaleAt joinsFrom minutes joined serving seedHash seed } } } }`;

/** A browser in a waiting room: it keeps the cookie that it was given. */
export interface Guest {
  /** The header of its cookie. */
  cookie: string;
  hash: string;
  position: number | null;
}

/** The waiting rooms of a test. */
export function waitingRoomsOf(app: TestApp) {
  const at = (minutes: number): string =>
    new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
  const { drawWorker, roomWorker } = app.app.services;
  const run = async (): Promise<void> => {
    await drawWorker.run();
    await roomWorker.run();
  };
  return {
    run,
    /** Opens a room in which people can join from now on, and whose sale begins in ten minutes. */
    open: (who: TestActor, eventId: string, settings: object = {}) =>
      app.graphql(SET, { input: { eventId, onSaleAt: at(10), joinsFrom: at(-1), ...settings } }, who),
    async join(eventId: string): Promise<Guest> {
      const { headers, body, status } = await app.rest('POST', `/waiting-room/${eventId}/place`, {});
      if (status !== 201) throw new Error(`joining answered ${status} ${JSON.stringify(body)}`);
      const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
      return { cookie, hash: body.hash, position: body.position };
    },
    place: async (eventId: string, { cookie }: Guest) =>
      (await app.rest('GET', `/waiting-room/${eventId}/place`, undefined, { headers: { cookie } })).body,
    leave: (eventId: string, { cookie }: Guest) =>
      app.rest('DELETE', `/waiting-room/${eventId}/place`, undefined, { headers: { cookie } }),
    board: async (eventId: string) => (await app.rest('GET', `/waiting-room/${eventId}/now.json`)).body,
    /** Lets the sale begin, waits for the ledger, and draws. */
    async begin(eventId: string): Promise<void> {
      const [room] = await app.sql<{ on_sale_at: Date }>(
        'SELECT on_sale_at FROM waiting_rooms WHERE event_id = $1',
        [eventId],
      );
      if (!room) throw new Error(`${eventId} has no waiting room`);
      // The ledger has a clock of its own: the sale begins now by both.
      const now = new Date();
      await app.sql(
        "UPDATE waiting_rooms SET joins_from = least(joins_from, $2::timestamptz - interval '1 minute'), on_sale_at = $2 WHERE event_id = $1",
        [eventId, now],
      );
      app.clock.set(now);
      await until(async () => {
        await run();
        const drawn = await app.sql(
          'SELECT FROM waiting_rooms WHERE event_id = $1 AND drawn_at IS NOT NULL',
          [eventId],
        );
        return drawn.length > 0;
      });
    },
    /** Lets time pass in steps of a second, with an admission in each. */
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second += 1) {
        app.clock.advance('1s');
        await run();
      }
    },
  };
}
