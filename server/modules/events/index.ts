export { CustomTierTimesEnum } from './changes/event-change.schema.ts';
export { checkedAnswerDays } from './changes/event-move.rules.ts';
export { changesForHolders, concernsHolders } from './changes/holder-change.rules.ts';
export type { CustomTierTimes } from './changes/moved-tiers.rules.ts';
export { checkedNote } from './changes/notify-holders.ts';
export { applyPatch, changeLocked, knownToHolders } from './changes/update-event.ts';
export { copyEvent } from './copy-event.ts';
export { admitCover, uploadCover } from './covers/change-cover.ts';
export { coverOf, coverPath, printedCoverOf, readCoverFile, shareImageOf } from './covers/cover.queries.ts';
export type { CoverRecord } from './covers/cover.reads.ts';
export { COVER_BYTES, CoverTooLarge } from './covers/cover.rules.ts';
export { createEvent } from './create-event.ts';
export { presentEvent, presentTier, printedEventOf, revisionOf } from './event.present.ts';
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
  readOwnEvent,
  readPublicAddresses,
} from './event.reads.ts';
export type { EventRow } from './event.row.ts';
export {
  checkEventDetails,
  EventCancelled,
  EventNotOnSale,
  mayBeEdited,
  mayCancelEvent,
  mayDuplicateEvent,
  mayEditEvent,
  mayKnowEvent,
  mayManageTiers,
  mayPublishEvent,
  maySeeSales,
  NoIssuer,
} from './event.rules.ts';
export { Event, EventCategoryEnum, EventConnection, EventPatch, TIER_FIELDS } from './event.schema.ts';
export { lockEvent, lockOwnEvent } from './event.writes.ts';
export { copyCodes, copyQuestionsAnew } from './event-settings.writes.ts';
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
