/** One picture in four variants: a step of the journey, in order. */
interface Step {
  /** Part of the file names. */
  id: string;
  /** Caption of the pictures, one sentence. */
  shows: string;
}

interface Journey {
  /** The folder of its pictures. */
  role: string;
  title: string;
  /** The role and goal of the journey. */
  lead: string;
  steps: readonly Step[];
}

const step = <Id extends string>(id: Id, shows: string) => ({ id, shows });

/** Every photographed journey and its steps. The pictures, their page and their test derive from this list. */
export const JOURNEYS = [
  {
    role: 'visitor',
    title: 'Visitor',
    lead: 'Amina has no account. She looks round, buys, loses her mail, and finds her tickets again.',
    steps: [
      step('landing', 'The landing page'),
      step('features', 'What it does for guests, organisers and partners'),
      step('pricing', 'What it costs'),
      step('about', 'Who makes it, and why'),
      step('contact', 'A question to those who run the platform'),
      step('issuers', 'The people and places behind the events'),
      step('events', 'What is on'),
      step('calendar', 'A day is picked from the calendar'),
      step('event', 'The page of an event, with how many places are left'),
      step('share', 'It is shared'),
      step('order', 'An order of two tiers, with its sum and what happens next'),
      step('bought', 'The tickets, at once'),
      step('find', 'The mail got lost: a link is asked for'),
      step('found', 'And the tickets are found again, without an account'),
      step('verify', 'Anybody proves that a ticket is genuine'),
      step('outside-wallet', 'Paying from a Stellar wallet of one’s own: the place is held meanwhile'),
      step('waiting-list', 'What is sold out is waited for'),
      step('swahili', 'The same in Swahili; French is the third language'),
    ],
  },
  {
    role: 'attendee',
    title: 'Attendee',
    lead: 'Neema makes an account with a wallet, buys with it, and keeps her tickets on her phone.',
    steps: [
      step('register', 'An account with a wallet'),
      step('home', 'Her dashboard on the first day'),
      step('wallet-empty', 'A wallet that waits for money'),
      step('browse', 'Events to choose from'),
      step('pay', 'A tier and a currency; the sum with the rate that it comes from'),
      step('review', 'All of it once more before it is paid'),
      step('paid', 'Paid on the ledger, and the ticket is here'),
      step('wallet', 'The wallet afterwards, with every movement'),
      step('movement', 'One movement, down to the ledger'),
      step('my-tickets', 'Her tickets'),
      step('ticket', 'One ticket'),
      step('code', 'The code, large and bright, for the door'),
      step('offline', 'The same ticket without a network'),
      step('pass-on', 'A ticket is passed on to a friend'),
      step('passed-on', 'The old code is no longer valid'),
      step('account', 'Her account and its ways to pay'),
      step('profile', 'What she sets for herself'),
    ],
  },
  {
    role: 'newcomer',
    title: 'Newcomer',
    lead: 'Kendi organises her first event: from the registration to a published page and a first scan, on one evening.',
    steps: [
      step('register', 'She registers as an organiser'),
      step('sentence', 'One sentence fills in the form; inferred values are marked'),
      step('first-event', 'One screen asks for the event, its cover and one tier'),
      step('draft', 'A draft that is ready for sale'),
      step('preview', 'The page as buyers will see it'),
      step('payments', 'Ways to be paid, each with its state'),
      step('payments-active', 'M-Pesa is connected and tested'),
      step('published', 'Published: a link, a code and a text to send'),
      step('test-scan', 'A test ticket, scanned as the door will scan it'),
      step('first-steps', 'The home shows what is left to do'),
    ],
  },
  {
    role: 'organiser',
    title: 'Organiser',
    lead: 'Rehema plans an evening at Pwani Live, sells it, looks after her guests and her figures.',
    steps: [
      step('home', 'What was sold, and what waits for her'),
      step('events', 'Her events'),
      step('create', 'A new event'),
      step('tiers', 'The draft, and tickets in two tiers'),
      step('published', 'Published: what was sold, live'),
      step('tier-rules', 'When a tier is sold, to whom, and how many an order'),
      step('code', 'A code that takes something off'),
      step('selling', 'The rules and the codes of the sale'),
      step('waiting', 'Who waits for a place'),
      step('guests', 'A guest list, and the line that was left out'),
      step('widget', 'One line of HTML for the band’s own site'),
      step('embedded', 'The sale as it stands there'),
      step('orders', 'Orders, found by a name'),
      step('refund', 'One is paid back'),
      step('change', 'The place changes: who will be notified'),
      step('duplicate', 'The next evening begins as a copy'),
      step('door', 'An evening that is going on: entries by gate'),
      step('tickets', 'A ticket is looked up'),
      step('ticket', 'Its whole life'),
      step('message', 'A message to everybody who holds a ticket'),
    ],
  },
  {
    role: 'partner',
    title: 'Partner',
    lead: 'An organiser shares an evening with a band. Two of three people sign everything that moves money.',
    steps: [
      step('invite', 'The band is invited'),
      step('invitation', 'What the band’s singer reads, and how she joins'),
      step('partners', 'The partners'),
      step('contract', 'The contract is written down, with what it means in money'),
      step('draft', 'The draft, and who still has to approve'),
      step('approve', 'The singer approves'),
      step('final', 'Final: an escrow account on the ledger, and who holds its keys'),
      step('expense', 'An expense with its receipt'),
      step('release', 'A release is asked for'),
      step('split', 'Who gets what, before anybody signs'),
      step('sign', 'The second signature'),
      step('released', 'Paid out by the ledger'),
      step('received', 'The singer’s share in her wallet'),
    ],
  },
  {
    role: 'validator',
    title: 'Validator',
    lead: 'Brian works at the sea gate with the door app, with a network and without.',
    steps: [
      step('sign-in', 'The app asks who is at the door'),
      step('choose', 'Event and gate'),
      step('ready', 'What the door has on board for when the network fails'),
      step('scan', 'The door at work'),
      step('welcome', 'A good ticket, and what is due'),
      step('collected', 'Paid in cash'),
      step('used', 'The same code again'),
      step('forged', 'A forged code'),
      step('revoked', 'A ticket that was taken back'),
      step('guest', 'A guest without a code'),
      step('offline', 'Without a network: entries wait to be sent'),
      step('conflict', 'Two doors let in the same ticket, and both took money: both are notified'),
      step('twice', 'Which of the two counts'),
      step('panel', 'A ticket file is checked in the dashboard'),
    ],
  },
  {
    role: 'owner',
    title: 'Issuer owner',
    lead: 'Rehema looks after the people, the keys and the books of Pwani Live.',
    steps: [
      step('team', 'Her people and what each may do'),
      step('invite', 'A new member is invited'),
      step('join', 'What the new one reads'),
      step('validator', 'A password for one time, for the door'),
      step('reports', 'Reports, to read and to take along'),
      step('audit', 'Everything that was done'),
      step('verified', 'And the proof that the log is unchanged'),
      step('settings', 'Profile, password and appearance'),
      step('keys', 'Signing key and API keys'),
    ],
  },
  {
    role: 'system-admin',
    title: 'System admin',
    lead: 'Grace runs the platform.',
    steps: [
      step('home', 'The platform at a glance'),
      step('users', 'Everybody with an account'),
      step('role', 'A member gets another role'),
      step('health', 'How each part is'),
      step('backup', 'A backup, written while everything runs'),
      step('rates', 'Exchange rates'),
      step('settings', 'Platform settings with their history'),
      step('maintenance', 'What maintenance would mean, before it is on'),
      step('search', 'One search over pages, events and people'),
      step('contact', 'What the visitor wrote'),
    ],
  },
  {
    role: 'integrator',
    title: 'Integrator',
    lead: 'A shop of its own talks to Passa.',
    steps: [
      step('api', 'The REST calls, to read'),
      step('call', 'One of them, with an example to copy'),
      step('explorer', 'The GraphQL API, to try'),
      step('webhook', 'A webhook endpoint'),
      step('secret', 'Its secret, shown once'),
      step('deliveries', 'Its deliveries and their results'),
    ],
  },
] as const satisfies readonly Journey[];

/** Journeys without complete pictures: they run, and are not shown. */
const UNSHOWN: readonly string[] = [];

/** The journeys in the manual. */
export const SHOWN = JOURNEYS.filter(({ role }) => !UNSHOWN.includes(role));

export type Role = (typeof JOURNEYS)[number]['role'];
export type StepOf<R extends Role> = Extract<(typeof JOURNEYS)[number], { role: R }>['steps'][number]['id'];

export const DEVICES = [
  { name: 'phone', width: 390, height: 844, isTouched: true },
  { name: 'desk', width: 1440, height: 900, isTouched: false },
] as const;

export const SCHEMES = ['light', 'dark'] as const;

/** Maximum size of a picture, so that a page of many opens quickly. */
export const MOST_BYTES = 100_000;

/** Path of a picture, below the folder of all. */
export const fileOf = (role: string, id: string, width: number, scheme: string): string =>
  `${role}/${id}-${width}-${scheme}.jpg`;
