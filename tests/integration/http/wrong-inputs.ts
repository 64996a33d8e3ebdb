/** Existing objects for an input, so that only its other values are wrong. */
export interface Ground {
  eventId: string;
  slug: string;
  tierId: string;
  codeId: string;
  poolId: string;
  questionId: string;
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
const KEY = { idempotencyKey: LONG_KEY };
const CODE = { opens: false, active: true, startsAt: '2030-01-02T00:00:00Z' };
const WRONG_CODE = {
  ...{ code: '?', percentOff: '0', tierIds: [ID], mostUses: 0, endsAt: '2030-01-01T00:00:00Z' },
  ...KEY,
};
const WRONG_POOL = { name: SPACES, capacity: 0, ...KEY };
const WRONG_QUESTION = {
  ...{ label: SPACES, help: LONG_TEXT, options: ['S', 'S'], retentionDays: 0 },
  ...KEY,
};

/**
 * @param values the wrong ones, by their fields
 * @param rest the other fields
 */
const wrong = (
  call: string,
  who: string,
  values: object,
  rest: (context: Ground) => object = () => ({}),
  fields = Object.keys(values).sort(),
): WrongInput => ({ call, who, fields, input: (context) => ({ ...rest(context), ...values }) });

/** For each mutation an input in which every value that may be wrong is. */
export const WRONG_INPUTS: WrongInput[] = [
  wrong('register', 'nobody', { name: SPACES, email: 'nobody', password: 'short', phone: HIDDEN }, () => ({
    role: 'ATTENDEE',
  })),
  wrong('requestTicketCode', 'nobody', { phone: '0712 345 678' }),
  wrong('openTicketCode', 'nobody', { phone: '0712 345 678' }, () => ({ code: '000000' })),
  wrong('setOrderPhone', 'nobody', { phone: '0712 345 678' }, () => ({ orderId: ID, channel: 'SMS' })),
  wrong('estimatePhoneBatch', 'admin', { body: SPACES }, ({ eventId }) => ({ eventId })),
  wrong('createApiKey', 'admin', {
    ...{ name: SPACES, scopes: [], networks: ['10.0.0.0/33'], expiresAt: '2020-01-01T00:00:00Z' },
    ...KEY,
  }),
  wrong('createEvent', 'admin', { name: SPACES, venue: 'KICC', endDate: '2030-01-01T00:00:00Z' }, () => ({
    description: 'One stage.',
    startDate: '2030-01-02T00:00:00Z',
  })),
  wrong(
    'setPayoutDestination',
    'admin',
    { holder: SPACES, number: '1', bank: SPACES, currency: 'XLM' },
    () => ({ kind: 'BANK' }),
  ),
  wrong('requestPayout', 'admin', { amount: '0', note: LONG_TEXT }, () => ({ currency: 'KES' })),
  wrong('rejectPayout', 'system', { reason: SPACES, ...KEY }, () => ({ id: ID })),
  wrong('sendPayout', 'system', { reference: LONG_TEXT, ...KEY }, () => ({ id: ID })),
  wrong('setPlatformSelling', 'system', { feePercent: '20.01', ...KEY }, () => ({
    issuerId: ID,
    isOpen: true,
  })),
  wrong('settlePayout', 'system', { reason: SPACES, receipt: LONG_TEXT }, () => ({
    id: ID,
    outcome: 'PAID',
  })),
  wrong('settlePaymentFinding', 'admin', { reason: SPACES, receipt: LONG_TEXT }, () => ({
    id: ID,
    decision: 'REFUNDED',
  })),
  wrong(
    'purchaseByForm',
    'nobody',
    { lines: [{ tier: 'VIP', quantity: 0 }], name: SPACES, email: 'nobody', phone: 'x', ...KEY },
    ({ slug }) => ({ slug }),
    ['email', 'idempotencyKey', 'lines.0.quantity', 'name', 'phone'],
  ),
  wrong(
    'setEventSales',
    'admin',
    { orderLimit: 0, personLimit: 0, networkLimit: 0, confirmHours: 0, offerMinutes: 0 },
    ({ eventId }) => ({ eventId }),
  ),
  wrong(
    'setWaitingRoom',
    'admin',
    { onSaleAt: '2000-01-01T00:00:00Z', minutes: 0, mostPerMinute: 0, tierIds: [], ...KEY },
    ({ eventId }) => ({ eventId, joinsFrom: '1999-12-31T23:00:00Z' }),
  ),
  wrong('setBuyerLimit', 'admin', { most: 0 }, ({ eventId }) => ({ eventId })),
  wrong('joinWaitingList', 'nobody', { name: SPACES, email: 'nobody', quantity: 0 }, ({ slug }) => ({
    slug,
    tier: 'VIP',
  })),
  wrong('requestFollow', 'nobody', { email: 'nobody' }, ({ issuerId }) => ({ issuerId })),
  wrong('updateIssuerPage', 'admin', {
    description: LONG_TEXT,
    website: 'javascript:alert(1)',
    contactEmail: 'nobody',
  }),
  wrong('cancelEvent', 'admin', { reason: SPACES, ...KEY }, ({ eventId }) => ({ eventId })),
  wrong('refundAmount', 'admin', { reason: SPACES, ...KEY }, () => ({
    orderId: ID,
    amount: '1',
    currency: 'KES',
  })),
  wrong('refundOrder', 'admin', { reason: SPACES, ...KEY }, () => ({ orderId: ID })),
  wrong('undoEntry', 'validator', { deviceId: '', nonce: '', reason: SPACES }),
  wrong('validateTicket', 'validator', { eventId: 'x', gateId: 'x', deviceId: '', nonce: '' }, () => ({
    ticket: 'x',
  })),
  wrong('setExchangeRate', 'system', { to: 'USD', rate: 'much' }, () => ({ from: 'USD' })),
  wrong('sendMessage', 'admin', { recipientEmail: SPACES, subject: SPACES, body: SPACES }),
  wrong('invitePartner', 'admin', { email: SPACES, name: HIDDEN }, () => ({ role: 'PARTNER' })),
  wrong('inviteUser', 'admin', { email: 'nobody', name: SPACES }, () => ({ role: 'ISSUER_VALIDATOR' })),
  wrong('createWebhookEndpoint', 'admin', { url: 'nowhere', types: [] }),
  wrong(
    'connectMerchantAccount',
    'admin',
    {
      credentials: {
        mpesa: {
          ...{ consumerKey: SPACES, consumerSecret: SPACES, shortcode: 'x', till: 'x', passkey: 'a b' },
          ...{ initiatorName: SPACES, initiatorPassword: LONG_TEXT, certificate: 'x' },
        },
      },
      feePercent: '20.01',
      feeAmount: '100000.01',
    },
    () => ({}),
    [
      ...[
        'certificate',
        'consumerKey',
        'consumerSecret',
        'initiatorName',
        'initiatorPassword',
        'passkey',
      ].map((field) => `credentials.mpesa.${field}`),
      ...['credentials.mpesa.shortcode', 'credentials.mpesa.till', 'feeAmount', 'feePercent'],
    ],
  ),
  wrong(
    'updateReceiptSettings',
    'admin',
    { legalName: HIDDEN, address: HIDDEN, taxNumber: HIDDEN, tax: { name: SPACES, percent: '100.01' } },
    () => ({}),
    ['address', 'legalName', 'tax.name', 'tax.percent', 'taxNumber'],
  ),
  wrong('updateProfile', 'attendee', { name: SPACES, phone: HIDDEN }),
  wrong(
    'transferTicket',
    'admin',
    { to: { name: SPACES, email: 'nobody', phone: 'x' } },
    () => ({ id: ID }),
    ['to.email', 'to.name', 'to.phone'],
  ),
  wrong('changePassword', 'attendee', { newPassword: 'short', ...KEY }, () => ({
    currentPassword: 'correct horse',
  })),
  wrong('resetPassword', 'nobody', { newPassword: 'short', ...KEY }, () => ({ token: 'x' })),
  wrong('registerValidator', 'admin', { email: 'nobody', name: HIDDEN, ...KEY }),
  wrong('deleteGuest', 'system', { email: 'nobody', ...KEY }),
  wrong('changeEmail', 'attendee', { email: 'nobody', ...KEY }),
  wrong('requestTicketLink', 'nobody', { email: 'nobody', ...KEY }),
  wrong('createGate', 'admin', { name: SPACES, ...KEY }, ({ eventId }) => ({ eventId })),
  wrong('createHandoutItem', 'admin', { name: SPACES, perTicket: 0, ...KEY }, ({ eventId }) => ({ eventId })),
  wrong('setEntryRule', 'admin', { limit: 1, ...KEY }, ({ tierId }) => ({ tierId, rule: 'TIMES' })),
  wrong('revokeTicket', 'admin', { reason: SPACES, ...KEY }, () => ({ id: ID })),
  wrong('revokeTickets', 'admin', { reason: SPACES, ...KEY }, () => ({ ticketIds: [ID] })),
  wrong('setIssuerActive', 'system', { reason: SPACES, ...KEY }, ({ issuerId }) => ({
    id: issuerId,
    active: false,
  })),
  wrong('updateIssuer', 'system', { name: SPACES, description: LONG_TEXT, ...KEY }, ({ issuerId }) => ({
    id: issuerId,
  })),
  wrong('setUserRole', 'system', { issuerId: 'x', ...KEY }, ({ userId }) => ({
    id: userId,
    role: 'ISSUER_FINANCE',
  })),
  wrong(
    'updateEvent',
    'admin',
    { name: SPACES, venue: 'KICC', note: LONG_TEXT, endDate: '2030-01-01T00:00:00Z', ...KEY },
    ({ eventId }) => ({ id: eventId, startDate: '2030-01-02T00:00:00Z' }),
  ),
  wrong(
    'duplicateEvent',
    'admin',
    { name: SPACES, startDate: '2199-01-01T00:00:00Z', ...KEY },
    ({ eventId }) => ({ id: eventId }),
  ),
  wrong(
    'createTickets',
    'admin',
    {
      tiers: [
        {
          ...{ tier: SPACES, count: 0, price: '2000000000', currency: 'USD', gracePeriod: 'soon' },
          ...{ effectiveAt: '2030-01-02T00:00:00Z', expiresAt: '2030-01-01T00:00:00Z' },
        },
      ],
    },
    ({ eventId }) => ({ eventId }),
    ['count', 'expiresAt', 'gracePeriod', 'price', 'tier'].map((field) => `tiers.0.${field}`),
  ),
  wrong(
    'setTierSales',
    'admin',
    { orderLimit: 0, salesEnd: '2030-01-01T00:00:00Z', ...KEY },
    ({ tierId }) => ({ tierId, salesStart: '2030-01-02T00:00:00Z' }),
  ),
  wrong(
    'updateTier',
    'admin',
    { name: SPACES, description: 'x'.repeat(501), price: '2000000000', generated: -1, position: -1, ...KEY },
    ({ tierId }) => ({ tierId }),
  ),
  wrong('setCoverFocus', 'admin', { focalX: -1, focalY: 2, ...KEY }, ({ eventId }) => ({ eventId })),
  wrong('setTransferCutoff', 'admin', { minutes: -1, ...KEY }, ({ eventId }) => ({ eventId })),
  wrong('setCancellationPolicy', 'admin', { minutes: -1, ...KEY }, ({ eventId }) => ({
    eventId,
    refundsPaid: false,
  })),
  wrong(
    'setEventLineUp',
    'admin',
    { acts: [{ name: SPACES, note: 'x'.repeat(301), link: 'javascript:alert(1)' }], ...KEY },
    ({ eventId }) => ({ eventId }),
    ['acts.0.link', 'acts.0.name', 'acts.0.note', 'idempotencyKey'],
  ),
  wrong(
    'setEventFaq',
    'admin',
    { questions: [{ question: SPACES, answer: SPACES }], ...KEY },
    ({ eventId }) => ({ eventId }),
    ['idempotencyKey', 'questions.0.answer', 'questions.0.question'],
  ),
  wrong('setEventEmbed', 'admin', { sites: ['a b', 'c d'], ...KEY }, ({ eventId }) => ({ eventId })),
  wrong('createSellingCode', 'admin', WRONG_CODE, ({ eventId }) => ({ eventId, ...CODE })),
  wrong('changeSellingCode', 'admin', WRONG_CODE, ({ codeId }) => ({ id: codeId, ...CODE })),
  wrong('createCapacityPool', 'admin', { ...WRONG_POOL, tierIds: ['none'] }, ({ eventId }) => ({ eventId })),
  wrong(
    'changeCapacityPool',
    'admin',
    { ...WRONG_POOL, addTierIds: ['none'], removeTierIds: ['none'] },
    ({ poolId }) => ({
      id: poolId,
    }),
  ),
  wrong(
    'createSeriesDates',
    'admin',
    { rule: { unit: 'DAY', every: 0, from: '2030-01-01', count: 0 }, times: ['noon'], ...KEY },
    ({ eventId }) => ({ eventId }),
    ['idempotencyKey', 'rule.count', 'rule.every', 'times'],
  ),
  wrong('cancelSeriesDates', 'admin', { reason: SPACES, refundPercent: 101, ...KEY }, ({ eventId }) => ({
    ...{ eventId, scope: 'ALL' },
  })),
  wrong('updateSeries', 'admin', { name: SPACES, ...KEY }, () => ({ id: ID })),
  wrong('createQuestion', 'admin', { ...WRONG_QUESTION, tierId: ID }, ({ eventId }) => ({
    ...{ eventId, kind: 'CHOICE', perTicket: false, required: false, atDoor: false },
  })),
  wrong('changeQuestion', 'admin', WRONG_QUESTION, ({ questionId }) => ({
    ...{ id: questionId, required: false, atDoor: false },
  })),
  wrong('moveQuestion', 'admin', { position: 0, ...KEY }, ({ questionId }) => ({ id: questionId })),
  wrong('setSetting', 'system', { value: 'much', ...KEY }, () => ({ name: 'EUR_RATE' })),
  wrong('sendContactMessage', 'nobody', {
    name: SPACES,
    email: 'nobody',
    subject: SPACES,
    message: SPACES,
    ...KEY,
  }),
  wrong('sendGroupMessage', 'admin', { subject: SPACES, body: SPACES, ...KEY }, ({ eventId }) => ({
    audience: 'EVENT_HOLDERS',
    eventId,
    type: 'NOTICE',
  })),
  wrong(
    'submitExpense',
    'admin',
    { description: SPACES, amount: '0', receiptLink: LONG_TEXT, ...KEY },
    () => ({ contractId: ID, category: 'OTHER', currency: 'USD' }),
  ),
  wrong('decideExpense', 'admin', { comment: LONG_TEXT, ...KEY }, () => ({ id: ID, approve: true })),
  wrong(
    'createContract',
    'admin',
    { name: SPACES, description: LONG_TEXT, shares: [], signatoryIds: [ID, ID], requiredSigs: 0, ...KEY },
    ({ eventId }) => ({ eventId }),
  ),
  wrong('triggerRound', 'admin', { amount: '0', reason: SPACES, ...KEY }, () => ({ contractId: ID })),
  wrong(
    'purchaseWithWallet',
    'attendee',
    { tier: SPACES, quantity: 0, holder: { name: SPACES, email: 'nobody', phone: 'x' }, ...KEY },
    ({ eventId }) => ({ eventId, paymentCurrency: 'XLM' }),
    ['holder.email', 'holder.name', 'holder.phone', 'idempotencyKey', 'paymentAmount', 'quantity', 'tier'],
  ),
  wrong(
    'startOutsidePayment',
    'nobody',
    { tier: SPACES, quantity: 0, name: SPACES, email: 'nobody', phone: 'x', ...KEY },
    ({ slug }) => ({ slug }),
  ),
  wrong(
    'purchaseWithProvider',
    'nobody',
    { tier: SPACES, quantity: 0, name: SPACES, email: 'nobody', phone: 'x', payerPhone: 'x', ...KEY },
    ({ slug }) => ({ slug, method: 'MPESA' }),
  ),
  wrong('startSigningKeyProof', 'admin', { publicKey: 'x', ...KEY }),
  wrong(
    'updateWebhookEndpoint',
    'admin',
    { url: 'nowhere', description: LONG_TEXT, types: [], ...KEY },
    ({ endpointId }) => ({ id: endpointId }),
  ),
  wrong('admitGuest', 'validator', { deviceId: '', nonce: '', gateId: 'x', eventId: 'x', ...KEY }, () => ({
    ticketId: ID,
    commit: true,
  })),
  wrong('letInUnpaid', 'validator', { deviceId: '', nonce: '', ...KEY }),
  wrong('startDevicePairing', 'nobody', { deviceId: '', credentialHash: 'short' }),
  wrong(
    'confirmDevicePairing',
    'admin',
    { name: SPACES, eventIds: [], gateIds: [], pin: '1', ...KEY },
    () => ({ code: 'K7QF2M9X', profile: 'SCAN_ONLY' }),
  ),
  wrong('openShift', 'validator', { deviceId: '', float: '1000000001', ...KEY }, ({ eventId }) => ({
    eventId,
    currency: 'KES',
  })),
  wrong('noteCollected', 'validator', { deviceId: '', nonce: '' }, () => ({ method: 'CASH' })),
  wrong(
    'uploadScans',
    'validator',
    {
      deviceId: '',
      scans: [
        {
          ...{ admitted: true, deviceTime: '2030-01-01T00:00:00Z', gateId: 'x', nonce: '' },
          ...{ outcome: 'GOOD', ticket: 'x' },
        },
      ],
    },
    () => ({ clockOffsetMs: 0 }),
    ['deviceId', 'scans.0.gateId', 'scans.0.nonce'],
  ),
];
