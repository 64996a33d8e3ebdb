import type { TestTicket } from './briefing.ts';
import type { DoorClock, DoorService, DoorStore, Incidents } from './door-ports.ts';
import { type Downloaded, download } from './download.ts';
import { measureTime } from './measure-time.ts';
import type { TrueTime } from './true-time.ts';
import { uploadQueue } from './upload-queue.ts';

interface Round {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: TrueTime;
  eventId: string;
  deviceId: string;
  /** Id of the page load that syncs. */
  run: string;
}

interface RoundAnswer extends Downloaded, Incidents {
  testTickets: TestTicket[];
}

/**
 * Runs one sync: measures the true time, uploads pending data, and only then downloads updates.
 * @throws ServiceAway, ServiceRefused
 */
export async function syncRound(round: Round): Promise<RoundAnswer> {
  await measureTime(round);
  await uploadQueue(round);
  const got = await download(round);
  const incidents = await round.service.incidents(round.eventId);
  return { ...got, ...incidents, testTickets: await getTestTickets(round) };
}

async function getTestTickets({ store, service, eventId }: Round): Promise<TestTicket[]> {
  const kept = await store.testTickets(eventId);
  if (kept.length > 0) return kept;
  const tickets = await service.testTickets(eventId);
  await store.saveTestTickets(eventId, tickets);
  return tickets;
}
