export { announcePerson, announceSignedContracts, changePerson } from './people/change-person.ts';
export { type LockedPerson, lockPeople } from './people/user-account.writes.ts';
