export { announcePerson, announceStanding } from './people/announce-person.ts';
export { changePerson } from './people/change-person.ts';
export { type HeldPerson, lockPeople } from './people/people.writes.ts';
