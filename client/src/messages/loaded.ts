import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Names of a panel's data, as used in "Failed to load …". */
export const loadedTexts = inStaffLanguage('loadedTexts', {
  auditLog: 'the audit log',
  codes: 'the codes',
  contract: 'this contract',
  contractParts: 'what a contract is made of',
  expenses: 'the expenses',
  guests: 'the guests',
  guestLists: 'the guest lists',
  orders: 'the orders',
  questions: 'the questions',
  partners: 'the partners',
  partnerships: 'your partnerships',
  pendingRounds: 'the pending rounds',
  people: 'the people',
  report: 'the report',
  round: 'the round',
  rounds: 'the rounds',
  sellingRules: 'the selling rules',
  sharedCapacity: 'the shared capacity',
  signingKey: 'your signing key',
  sites: 'the sites',
  validators: 'the validators',
  waitingList: 'the waiting list',
});
