export { copyEvent } from './copy-event.ts';
export { admitCover, uploadCover } from './covers/change-cover.ts';
export { coverOf, coverPath, printedCoverOf, readCoverFile, shareImageOf } from './covers/cover.queries.ts';
export type { CoverRecord } from './covers/cover.reads.ts';
export { COVER_BYTES, CoverTooLarge } from './covers/cover.rules.ts';
export { createEvent } from './create-event.ts';
export { presentEvent, presentTier, printedEventOf } from './event.present.ts';
export {
  announceEvent,
  eventOfHolder,
  eventReference,
  findEvent,
  findPublishedEvent,
  listOwnDates,
  listPublishedEvents,
  nextAvailableDate,
  tierOfHolder,
} from './event.queries.ts';
export {
  EVENT_COLUMNS,
  type EventRecord,
  JOINED_ISSUER,
  type PublicAddress,
  readPublicAddresses,
} from './event.reads.ts';
export type { EventRow } from './event.row.ts';
export {
  EventCancelled,
  mayBeEdited,
  mayCancelEvent,
  mayDuplicateEvent,
  mayEditEvent,
  mayKnowEvent,
  mayManageTiers,
  mayPublishEvent,
  maySeeSales,
  NoIssuer,
  slugOf,
} from './event.rules.ts';
export { Event, EventCategoryEnum, EventConnection, TIER_FIELDS } from './event.schema.ts';
export { lockEvent, lockOwnEvent } from './event.writes.ts';
export { createPool } from './pools/save-pool.ts';
export { ANNOUNCEMENT_JOB, publishEvent, publishLocked } from './publish-event.ts';
export { createTickets } from './tiers/create-tickets.ts';
export { TIER_PAIRS } from './tiers/tier.reads.ts';
export { Tier } from './tiers/tier.schema.ts';
export { freeOf, type TierPlaces } from './tiers/tier-places.rules.ts';
export {
  freeInLockedPools,
  freePlaces,
  freePlacesOfAll,
  lockedPools,
  lockPlaces,
  lockPlacesOfEvent,
  POOLS_FIRST,
  placesOfPools,
} from './tiers/tier-places.statements.ts';
export { withdrawEvent } from './withdraw-event.ts';
