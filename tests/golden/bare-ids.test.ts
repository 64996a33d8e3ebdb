import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../server/app.ts';

/** Fields that return the id of an object instead of the object, by the reason. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  'the object is gone': [
    'DeleteCapacityPoolPayload.deletedId',
    'DeleteEventPayload.deletedId',
    'DeleteUserPayload.deletedId',
    'DeleteWebhookEndpointPayload.deletedId',
    'EndSessionPayload.endedId',
    'RemoveAuthenticatorPayload.removedId',
    'RevokeApiKeyPayload.revokedId',
    'RevokeDevicePayload.revokedId',
    'RevokeStaffKeyPayload.revokedId',
    'WithdrawStaffInvitationPayload.withdrawnId',
  ],
  'signed as it stands': ['RevocationSnapshot.issuerId', 'RevokedTicket.ticketId'],
  'one of hundreds in a list that doors keep': [
    'DoorDues.testTicketIds',
    'DoorPhone.ticketId',
    'DuesOfAmount.ticketIds',
    'RosterGuest.ticketId',
    'RosterUse.gateId',
    'RosterUse.ticketId',
  ],
  'a door device compares ids': ['DeviceGate.eventId', 'DeviceTerms.eventIds', 'DeviceTerms.gateIds'],
  'there is no such ticket': ['TestTicket.ticketId'],
  'a ticket of another person from now on': ['TicketTransfer.newTicketId'],
  'accounts are not looked up by id': [
    'AuditLog.userId',
    'Message.recipientId',
    'Message.senderId',
    'Partner.userId',
  ],
  'its reader may not see the object': ['DoorPayment.orderId', 'DoorSale.orderId', 'RecordedSale.orderId'],
  'the object has no lookup of its own': [
    'ConfirmLoginPayload.sessionId',
    'LoginPayload.sessionId',
    'LoginWithPasskeyPayload.sessionId',
    'ScanResult.scanId',
    'StartDevicePairingPayload.pairingId',
    'UndoEntryPayload.scanId',
    'VerifyAuditPayload.badEntryId',
  ],
  'no id of an object of the schema': [
    'AuditLog.entityId',
    'AuditLog.requestId',
    'Message.threadId',
    'Scan.deviceId',
    'Shift.deviceId',
    'SigningKey.keyId',
    'WebhookDelivery.happeningId',
  ],
};

describe('a field of the API', () => {
  it('answers an object, and an id alone only for a reason that is written here', () => {
    const bare = Object.values(productSchema().getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((path) => /Ids?$/.test(path));
    expect(bare.toSorted()).toEqual(Object.values(STAYS).flat().toSorted());
  });
});
