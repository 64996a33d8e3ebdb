import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { EventRow } from '../../modules/events/event.row.ts';
import { EventEditionRow } from '../../modules/events/event-edition.row.ts';
import { TierRow } from '../../modules/events/tier.row.ts';
import { UserRow } from '../../modules/identity/accounts/user.row.ts';
import { ApiKeyRow } from '../../modules/identity/api-keys/api-key.row.ts';
import { OneTimeTokenRow } from '../../modules/identity/links/one-time-token.row.ts';
import { SessionRow } from '../../modules/identity/sessions/session.row.ts';
import { IssuerRow } from '../../modules/issuers/issuer.row.ts';

/** Every table's row class, for the data source. A module adds those that it owns. */
export const rows: EntityTarget<ObjectLiteral>[] = [
  IssuerRow,
  EventRow,
  EventEditionRow,
  TierRow,
  UserRow,
  SessionRow,
  ApiKeyRow,
  OneTimeTokenRow,
];
