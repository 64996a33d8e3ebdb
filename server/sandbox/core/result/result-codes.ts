/** TransactionResultCode on the wire. */
export const TX = {
  feeBumpInnerSuccess: 1,
  success: 0,
  failed: -1,
  tooEarly: -2,
  tooLate: -3,
  missingOperation: -4,
  badSeq: -5,
  badAuth: -6,
  insufficientBalance: -7,
  noAccount: -8,
  insufficientFee: -9,
  badAuthExtra: -10,
  internalError: -11,
  notSupported: -12,
  feeBumpInnerFailed: -13,
  badSponsorship: -14,
  badMinSeqAgeOrGap: -15,
  malformed: -16,
} as const;

/** OperationResultCode on the wire. */
export const OP = {
  inner: 0,
  badAuth: -1,
  noAccount: -2,
  notSupported: -3,
  tooManySubentries: -4,
} as const;

export const CREATE_ACCOUNT = { malformed: -1, underfunded: -2, lowReserve: -3, alreadyExist: -4 } as const;

export const PAYMENT = {
  malformed: -1,
  underfunded: -2,
  srcNoTrust: -3,
  srcNotAuthorized: -4,
  noDestination: -5,
  noTrust: -6,
  lineFull: -8,
} as const;

export const SET_OPTIONS = {
  lowReserve: -1,
  tooManySigners: -2,
  badFlags: -3,
  invalidInflation: -4,
  cantChange: -5,
  unknownFlag: -6,
  thresholdOutOfRange: -7,
  badSigner: -8,
  invalidHomeDomain: -9,
  authRevocableRequired: -10,
} as const;

export const ACCOUNT_MERGE = {
  malformed: -1,
  noAccount: -2,
  immutableSet: -3,
  hasSubEntries: -4,
  seqnumTooFar: -5,
  destFull: -6,
  isSponsor: -7,
} as const;

export const MANAGE_DATA = {
  notSupportedYet: -1,
  nameNotFound: -2,
  lowReserve: -3,
  invalidName: -4,
} as const;

export const BUMP_SEQUENCE = { badSeq: -1 } as const;
