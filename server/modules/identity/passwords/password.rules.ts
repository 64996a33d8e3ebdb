import type { FieldFault } from '../../../platform/failures.ts';
import type { FaultCode } from '../../../platform/fault-codes.ts';

/** Common passwords in lower case. Those shorter than the minimum length are left out. */
const LIST = `
  00000000 0123456789 0987654321 11111111 11223344 1122334455 12121212 123123123 12341234 12345678
  123456780 123456789 1234567890 123654789 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 87654321 987654321
  a12345678 a123456789 a1b2c3d4 aa123456 aaaaaaaa1 abc12345 abc123456 abcd1234 abcdefg1 abcdefgh access14
  admin123 admin1234 admin12345 administrator africa123 alexander andrew123 anthony1 arsenal1 arsenal123
  asdasdasd asdf1234 asdfghjk asdfghjkl ashley123 autumn123 barcelona baseball baseball1 basketball
  batman123 benjamin blessed1 blessing butterfly changeme changeme1 changeme123 charlie1 chelsea1
  chelsea123 chocolate christian christine computer computer1 computer123 corvette daniel123 december
  default1 dragon123 elizabeth facebook1 family123 ferrari1 football football1 forever1 freedom1 friends1
  google123 guest123 hakunamatata harambee hello123 hello1234 helloworld iloveher ilovehim iloveyou
  iloveyou1 iloveyou2 instagram internet internet1 jennifer jessica1 jesus123 jesuschrist jonathan
  jordan123 jordan23 joshua123 kenya123 kenya254 letmein1 letmein123 liverpool liverpool1 login123
  lovely123 loveyou1 manchester manutd123 master123 matthew1 maverick mercedes michael1 michelle mombasa1
  monkey123 mother123 mpesa123 mustang1 mylove123 nairobi1 nairobi123 nicole123 november p@ssw0rd p@ssword
  pass1234 pass12345 passpass passport1 passw0rd password password! password1 password12 password123
  password1234 password@123 pokemon1 pokemon123 porsche1 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc
  qweqweqwe qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop realmadrid root1234
  rootroot safaricom samantha samsung1 secret123 september shadow123 spring123 starwars stephanie
  summer123 sunshine sunshine1 superman superman1 tanzania test1234 test12345 testing1 testing123 testtest
  tigger123 trustno1 uganda123 user1234 victoria welcome1 welcome123 whatever whatever1 whatsapp1
  winter123 yamaha123 zaq12wsx zxcvbnm1 zxcvbnm123 zxczxczx
`;

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 256;
const LENGTH = { min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD };

/** Password requirements, for the schema. */
export const PASSWORD_WORDS = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters. Common passwords are refused.`;

/** Returns the faults of a new password; empty when it is valid. Length counts characters, not bytes. */
export function passwordFaults(password: string, field: string, email?: string): FieldFault[] {
  const fault = (code: FaultCode, message: string): FieldFault[] => [{ field, code, ...LENGTH, message }];
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD)
    return fault('PASSWORD_LENGTH', `The password needs at least ${SHORTEST_PASSWORD} characters.`);
  if (length > LONGEST_PASSWORD)
    return fault('PASSWORD_LENGTH', `The password may have at most ${LONGEST_PASSWORD} characters.`);
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || lower === email?.toLowerCase() || new Set(lower).size === 1)
    return fault('PASSWORD_COMMON', 'This password is too easy to guess. Please choose another one.');
  return [];
}
