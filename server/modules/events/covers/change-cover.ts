import { createHash } from 'node:crypto';
import { requireAny, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../event.queries.ts';
import { readOwnEvent } from '../event.reads.ts';
import type { EventRow } from '../event.row.ts';
import { EventCancelled, mayBeEdited, mayEditEvent } from '../event.rules.ts';
import { lockOwnEvent } from '../event.writes.ts';
import { COVER_BYTES, CoverTooLarge, checkFocus, coverFolder, type Focus, NoCover } from './cover.rules.ts';
import { coverHashOf, insertCover, releaseCover, setCover, setFocus } from './cover.writes.ts';
import { renderCover } from './render-cover.ts';

const SALT_BYTES = 32;

/**
 * Checks that the actor may upload a cover for the event, before its bytes are read.
 * @throws Unauthenticated, Forbidden, NotFound, EventCancelled, RateLimited
 */
export async function admitCover(scope: Scope, eventId: string): Promise<{ issuerId: string }> {
  const actor = requireAny(scope.actor, ['EDIT_EVENTS']);
  const event = isUuid(eventId) ? await readOwnEvent(scope, eventId) : undefined;
  if (event === undefined) throw new NotFound('event');
  const { issuerId, status } = event;
  if (!mayEditEvent(actor, { issuerId, eventId: event.id })) throw new Forbidden();
  if (!mayBeEdited(status)) throw new EventCancelled();
  await scope.services.limits.consume('cover', { address: scope.address, account: actor.userId });
  return { issuerId };
}

/**
 * Gives the event a cover, in place of an earlier one.
 * @param content the uploaded file; its type is that of its content, whatever was declared
 * @throws BadInput for an empty file, CoverTooLarge, WrongCoverType, CoverTooManyPixels, CoverUnreadable, and as
 *   `admitCover`
 */
export async function uploadCover(
  scope: Scope,
  { eventId, issuerId, content }: { eventId: string; issuerId: string; content: Buffer },
): Promise<void> {
  if (content.length === 0)
    throw new BadInput([{ field: 'body', code: 'EMPTY_FILE', message: 'The file is empty.' }]);
  if (content.length > COVER_BYTES) throw new CoverTooLarge();
  const { files, ...picture } = await renderCover(content);
  // Salted, so that owning the same picture does not reveal the address of a draft's cover.
  const hash = createHash('sha256').update(scope.ids.secret(SALT_BYTES)).update(content).digest('hex');
  const staged = await scope.services.blobs.stage(scope, { folder: coverFolder(hash), issuerId, files });
  await inTransaction(scope, async (tx) => {
    const event = await lockEditable(tx, eventId);
    const former = await coverHashOf(tx, event.id);
    await staged.keep(tx);
    const { userId: createdBy } = signedIn(scope.actor);
    await insertCover(tx, { ...picture, hash, issuerId: event.issuerId, createdBy });
    await setCover(tx, event.id, hash);
    if (former !== null) await releaseCover(tx, former, event.issuerId);
    await recordChange(tx, event, 'event.cover', { hash, bytes: content.length, replaced: former !== null });
  });
}

/** Removes the cover: the event is shown with its drawn poster again. @throws NoCover, and as `lockOwnEvent` */
export async function removeCover(scope: Scope, eventId: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockEditable(tx, eventId);
    const hash = await coverHashOf(tx, event.id);
    if (hash === null) throw new NoCover();
    await setCover(tx, event.id, null);
    await releaseCover(tx, hash, event.issuerId);
    await recordChange(tx, event, 'event.remove_cover', { hash });
  });
}

/** Sets the point of the cover that stays visible when it is cropped. @throws BadInput, NoCover, and as `lockOwnEvent` */
export async function setCoverFocus(scope: Scope, eventId: string, focus: Focus): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockEditable(tx, eventId);
    const checked = checkFocus(focus);
    if (!(await setFocus(tx, event.id, checked))) throw new NoCover();
    await recordChange(tx, event, 'event.cover_focus', { ...checked });
  });
}

async function lockEditable(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockOwnEvent(tx, eventId, mayEditEvent);
  if (!mayBeEdited(event.status)) throw new EventCancelled();
  return event;
}

async function recordChange(
  tx: Tx,
  event: EventRow,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  await tx.audit({ action, entityType: 'event', entityId: event.id, issuerId: event.issuerId, details });
  announceEvent(tx, event);
}
