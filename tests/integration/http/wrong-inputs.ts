/** Existing objects for an input, so that only its other values are wrong. */
export interface Ground {
  eventId: string;
  slug: string;
  tierId: string;
  codeId: string;
  endpointId: string;
  issuerId: string;
  userId: string;
}

export interface WrongInput {
  call: string;
  who: string;
  input: (context: Ground) => Record<string, unknown>;
  /** All fields that the refusal names. */
  fields: string[];
}

const ID = '0190bbbb-0000-7000-8000-000000000002';
const LONG_KEY = 'k'.repeat(256);
const LONG_TEXT = 'x'.repeat(30_000);
export const SPACES = '   ';
/** Contains a bidirectional control character. */
const HIDDEN = 'A\u202EB';
const WRONG_CODE = {
  ...{ code: '?', percentOff: '0', opens: false, active: true, tierIds: [ID], mostUses: 0 },
  ...{ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z', idempotencyKey: LONG_KEY },
};

/** For each mutation an input in which every value that may be wrong is. */
export const WRONG_INPUTS: WrongInput[] = [
  {
    ...{ call: 'register', who: 'nobody', fields: ['email', 'name', 'password', 'phone'] },
    input: () => ({ name: SPACES, email: 'nobody', password: 'short', phone: HIDDEN, role: 'ATTENDEE' }),
  },
  {
    ...{ call: 'createEvent', who: 'admin', fields: ['endDate', 'name', 'venue'] },
    input: () => ({
      ...{ name: SPACES, description: 'One stage.', venue: 'KICC' },
      ...{ startDate: '2030-01-02T00:00:00Z', endDate: '2030-01-01T00:00:00Z' },
    }),
  },
  {
    ...{
      call: 'purchaseByForm',
      who: 'nobody',
      fields: ['email', 'idempotencyKey', 'lines.0.quantity', 'name', 'phone'],
    },
    input: ({ slug }) => ({
      ...{ slug, lines: [{ tier: 'VIP', quantity: 0 }], name: SPACES, email: 'nobody', phone: 'x' },
      idempotencyKey: LONG_KEY,
    }),
  },
  {
    ...{
      call: 'setEventSales',
      who: 'admin',
      fields: ['confirmHours', 'networkLimit', 'offerMinutes', 'orderLimit', 'personLimit'],
    },
    input: ({ eventId }) => ({
      eventId,
      orderLimit: 0,
      personLimit: 0,
      networkLimit: 0,
      confirmHours: 0,
      offerMinutes: 0,
    }),
  },
  {
    ...{ call: 'joinWaitingList', who: 'nobody', fields: ['email', 'name', 'quantity'] },
    input: ({ slug }) => ({ slug, tier: 'VIP', name: SPACES, email: 'nobody', quantity: 0 }),
  },
  {
    ...{ call: 'cancelEvent', who: 'admin', fields: ['idempotencyKey', 'reason'] },
    input: ({ eventId }) => ({ eventId, reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'refundOrder', who: 'admin', fields: ['idempotencyKey', 'reason'] },
    input: () => ({ orderId: ID, reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'undoEntry', who: 'validator', fields: ['deviceId', 'nonce', 'reason'] },
    input: () => ({ deviceId: '', nonce: '', reason: SPACES }),
  },
  {
    ...{ call: 'validateTicket', who: 'validator', fields: ['deviceId', 'eventId', 'gateId', 'nonce'] },
    input: () => ({ ticket: 'x', eventId: 'x', gateId: 'x', deviceId: '', nonce: '' }),
  },
  {
    ...{ call: 'setExchangeRate', who: 'system', fields: ['rate', 'to'] },
    input: () => ({ from: 'USD', to: 'USD', rate: 'much' }),
  },
  {
    ...{ call: 'sendMessage', who: 'admin', fields: ['body', 'recipientEmail', 'subject'] },
    input: () => ({ recipientEmail: SPACES, subject: SPACES, body: SPACES }),
  },
  {
    ...{ call: 'invitePartner', who: 'admin', fields: ['email', 'name'] },
    input: () => ({ email: SPACES, name: HIDDEN, role: 'PARTNER' }),
  },
  {
    ...{ call: 'inviteUser', who: 'admin', fields: ['email', 'name'] },
    input: () => ({ email: 'nobody', name: SPACES, role: 'ISSUER_VALIDATOR' }),
  },
  {
    ...{ call: 'createWebhookEndpoint', who: 'admin', fields: ['types', 'url'] },
    input: () => ({ url: 'nowhere', types: [] }),
  },
  {
    ...{ call: 'updateProfile', who: 'attendee', fields: ['name', 'phone'] },
    input: () => ({ name: SPACES, phone: HIDDEN }),
  },
  {
    ...{ call: 'transferTicket', who: 'admin', fields: ['to.email', 'to.name', 'to.phone'] },
    input: () => ({ id: ID, to: { name: SPACES, email: 'nobody', phone: 'x' } }),
  },
  {
    ...{ call: 'changePassword', who: 'attendee', fields: ['idempotencyKey', 'newPassword'] },
    input: () => ({ currentPassword: 'correct horse', newPassword: 'short', idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'resetPassword', who: 'nobody', fields: ['idempotencyKey', 'newPassword'] },
    input: () => ({ token: 'x', newPassword: 'short', idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'registerValidator', who: 'admin', fields: ['email', 'idempotencyKey', 'name'] },
    input: () => ({ email: 'nobody', name: HIDDEN, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'requestTicketLink', who: 'nobody', fields: ['email', 'idempotencyKey'] },
    input: () => ({ email: 'nobody', idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'createGate', who: 'admin', fields: ['idempotencyKey', 'name'] },
    input: ({ eventId }) => ({ eventId, name: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'revokeTicket', who: 'admin', fields: ['idempotencyKey', 'reason'] },
    input: () => ({ id: ID, reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'setIssuerActive', who: 'system', fields: ['idempotencyKey', 'reason'] },
    input: ({ issuerId }) => ({ id: issuerId, active: false, reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'updateIssuer', who: 'system', fields: ['description', 'idempotencyKey', 'name'] },
    input: ({ issuerId }) => ({
      ...{ id: issuerId, name: SPACES, description: LONG_TEXT, idempotencyKey: LONG_KEY },
    }),
  },
  {
    ...{ call: 'setUserRole', who: 'system', fields: ['idempotencyKey', 'issuerId'] },
    input: ({ userId }) => ({ id: userId, role: 'ISSUER_FINANCE', issuerId: 'x', idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'updateEvent', who: 'admin', fields: ['endDate', 'idempotencyKey', 'name', 'note', 'venue'] },
    input: ({ eventId }) => ({
      ...{ id: eventId, name: SPACES, venue: 'KICC', note: LONG_TEXT, idempotencyKey: LONG_KEY },
      ...{ startDate: '2030-01-02T00:00:00Z', endDate: '2030-01-01T00:00:00Z' },
    }),
  },
  {
    ...{ call: 'duplicateEvent', who: 'admin', fields: ['idempotencyKey', 'name', 'startDate'] },
    input: ({ eventId }) => ({
      ...{ id: eventId, name: SPACES, startDate: '2199-01-01T00:00:00Z', idempotencyKey: LONG_KEY },
    }),
  },
  {
    ...{ call: 'createTickets', who: 'admin' },
    fields: ['count', 'expiresAt', 'gracePeriod', 'price', 'tier'].map((field) => `tiers.0.${field}`),
    input: ({ eventId }) => ({
      eventId,
      tiers: [
        {
          ...{ tier: SPACES, count: 0, price: '2000000000', currency: 'USD', gracePeriod: 'soon' },
          ...{ effectiveAt: '2030-01-02T00:00:00Z', expiresAt: '2030-01-01T00:00:00Z' },
        },
      ],
    }),
  },
  {
    ...{ call: 'setTierSales', who: 'admin', fields: ['idempotencyKey', 'orderLimit', 'salesEnd'] },
    input: ({ tierId }) => ({
      ...{ tierId, orderLimit: 0, idempotencyKey: LONG_KEY },
      ...{ salesStart: '2030-01-02T00:00:00Z', salesEnd: '2030-01-01T00:00:00Z' },
    }),
  },
  {
    ...{ call: 'setTransferCutoff', who: 'admin', fields: ['idempotencyKey', 'minutes'] },
    input: ({ eventId }) => ({ eventId, minutes: -1, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'setEventEmbed', who: 'admin', fields: ['idempotencyKey', 'sites'] },
    input: ({ eventId }) => ({ eventId, sites: ['a b', 'c d'], idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'createSellingCode', who: 'admin' },
    fields: ['code', 'endsAt', 'idempotencyKey', 'mostUses', 'percentOff', 'tierIds'],
    input: ({ eventId }) => ({ eventId, ...WRONG_CODE }),
  },
  {
    ...{ call: 'changeSellingCode', who: 'admin' },
    fields: ['code', 'endsAt', 'idempotencyKey', 'mostUses', 'percentOff', 'tierIds'],
    input: ({ codeId }) => ({ id: codeId, ...WRONG_CODE }),
  },
  {
    ...{ call: 'setSetting', who: 'system', fields: ['idempotencyKey', 'value'] },
    input: () => ({ name: 'EUR_RATE', value: 'much', idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'sendContactMessage', who: 'nobody' },
    fields: ['email', 'idempotencyKey', 'message', 'name', 'subject'],
    input: () => ({
      ...{ name: SPACES, email: 'nobody', subject: SPACES, message: SPACES, idempotencyKey: LONG_KEY },
    }),
  },
  {
    ...{ call: 'sendGroupMessage', who: 'admin', fields: ['body', 'idempotencyKey', 'subject'] },
    input: ({ eventId }) => ({
      ...{ audience: 'EVENT_HOLDERS', eventId, type: 'NOTICE' },
      ...{ subject: SPACES, body: SPACES, idempotencyKey: LONG_KEY },
    }),
  },
  {
    ...{ call: 'submitExpense', who: 'admin' },
    fields: ['amount', 'description', 'idempotencyKey', 'receiptLink'],
    input: () => ({
      ...{ contractId: ID, category: 'OTHER', description: SPACES, amount: '0', currency: 'USD' },
      ...{ receiptLink: LONG_TEXT, idempotencyKey: LONG_KEY },
    }),
  },
  {
    ...{ call: 'decideExpense', who: 'admin', fields: ['comment', 'idempotencyKey'] },
    input: () => ({ id: ID, approve: true, comment: LONG_TEXT, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'createContract', who: 'admin' },
    fields: ['description', 'idempotencyKey', 'name', 'requiredSigs', 'shares', 'signatoryIds'],
    input: ({ eventId }) => ({
      ...{
        eventId,
        name: SPACES,
        description: LONG_TEXT,
        shares: [],
        signatoryIds: [ID, ID],
        requiredSigs: 0,
      },
      idempotencyKey: LONG_KEY,
    }),
  },
  {
    ...{ call: 'triggerRound', who: 'admin', fields: ['amount', 'idempotencyKey', 'reason'] },
    input: () => ({ contractId: ID, amount: '0', reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'purchaseWithWallet', who: 'attendee' },
    fields: [
      'holder.email',
      'holder.name',
      'holder.phone',
      'idempotencyKey',
      'paymentAmount',
      'quantity',
      'tier',
    ],
    input: ({ eventId }) => ({
      ...{ eventId, tier: SPACES, quantity: 0, paymentCurrency: 'XLM', idempotencyKey: LONG_KEY },
      holder: { name: SPACES, email: 'nobody', phone: 'x' },
    }),
  },
  {
    ...{ call: 'startOutsidePayment', who: 'nobody' },
    fields: ['email', 'idempotencyKey', 'name', 'phone', 'quantity', 'tier'],
    input: ({ slug }) => ({
      ...{ slug, tier: SPACES, quantity: 0, name: SPACES, email: 'nobody', phone: 'x' },
      idempotencyKey: LONG_KEY,
    }),
  },
  {
    ...{ call: 'startSigningKeyProof', who: 'admin', fields: ['idempotencyKey', 'publicKey'] },
    input: () => ({ publicKey: 'x', idempotencyKey: LONG_KEY }),
  },
  {
    ...{
      call: 'updateWebhookEndpoint',
      who: 'admin',
      fields: ['description', 'idempotencyKey', 'types', 'url'],
    },
    input: ({ endpointId }) => ({
      ...{ id: endpointId, url: 'nowhere', description: LONG_TEXT, types: [], idempotencyKey: LONG_KEY },
    }),
  },
  {
    ...{
      call: 'admitGuest',
      who: 'validator',
      fields: ['deviceId', 'eventId', 'gateId', 'idempotencyKey', 'nonce'],
    },
    input: () => ({
      ...{ ticketId: ID, commit: true, deviceId: '', nonce: '', gateId: 'x', eventId: 'x' },
      idempotencyKey: LONG_KEY,
    }),
  },
  {
    ...{ call: 'letInUnpaid', who: 'validator', fields: ['deviceId', 'idempotencyKey', 'nonce'] },
    input: () => ({ deviceId: '', nonce: '', idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'noteCollected', who: 'validator', fields: ['deviceId', 'nonce'] },
    input: () => ({ deviceId: '', nonce: '', method: 'CASH' }),
  },
  {
    ...{ call: 'uploadScans', who: 'validator' },
    fields: ['deviceId', 'scans.0.gateId', 'scans.0.nonce'],
    input: () => ({
      ...{ deviceId: '', clockOffsetMs: 0 },
      scans: [
        {
          ...{ admitted: true, deviceTime: '2030-01-01T00:00:00Z', gateId: 'x', nonce: '' },
          ...{ outcome: 'GOOD', ticket: 'x' },
        },
      ],
    }),
  },
];
