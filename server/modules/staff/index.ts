export { announcePerson, announceStanding, changePerson } from './people/change-person.ts';
export { type HeldPerson, lockPeople } from './people/user-account.writes.ts';
