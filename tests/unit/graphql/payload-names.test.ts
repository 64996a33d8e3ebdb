import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

/** Mutations after which there is no object to return, by the reason. */
const NO_OBJECT: Readonly<Record<string, readonly string[]>> = {
  'the answer must not reveal whether the address is known': [
    'joinWaitingList',
    'requestFollow',
    'requestPasswordReset',
    'requestTicketCode',
    'requestTicketLink',
  ],
  'the object is gone': [
    'deleteMyAccount',
    'deleteGuest',
    'leaveWaitingList',
    'leaveWaitingRoom',
    'logout',
    'revokeTicketLink',
    'unfollowByLink',
  ],
  'a secret or a mail changed, and no object of the schema': [
    'cancelEmailChange',
    'cancelFactorRecovery',
    'changePassword',
    'requestFactorRecovery',
    'requestFreshTicketLink',
    'resendVerification',
    'resetPassword',
    'sendContactMessage',
    'verifyEmail',
  ],
};

describe('payloads of mutations', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});

  it('contain the object that changed, unless there is none for a reason that is written here', () => {
    const empty = fields.filter(({ type, deprecationReason }) => {
      const payload = getNamedType(type);
      return (
        !deprecationReason && isObjectType(payload) && Object.keys(payload.getFields()).join() === 'done'
      );
    });
    expect(empty.map(({ name }) => name).toSorted()).toEqual(Object.values(NO_OBJECT).flat().toSorted());
  });

  it('name what replaces `done` where it is deprecated', () => {
    const former = fields.flatMap(({ type }) => {
      const payload = getNamedType(type);
      const done = isObjectType(payload) ? payload.getFields().done : undefined;
      return done?.deprecationReason ? [`${payload.name}: ${done.deprecationReason}`] : [];
    });
    expect(former.toSorted()).toEqual([
      'RemoveSigningWalletPayload: Use `user`. Deprecated since 2026-11-29.',
      'ResendFoundTicketPayload: Use `tickets`. Deprecated since 2026-11-29.',
      'ResendTicketsPayload: Use `tickets`. Deprecated since 2026-11-29.',
      'SettlePaymentFindingPayload: Use `finding`. Deprecated since 2026-11-29.',
    ]);
  });

  it('are named after their mutation, each its own', () => {
    const others = fields.filter(
      ({ name, type }) => String(type) !== `${name[0]?.toUpperCase()}${name.slice(1)}Payload!`,
    );
    expect(others.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
  });
});
