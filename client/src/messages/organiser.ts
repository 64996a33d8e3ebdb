import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Words of the organiser's panels that the specification leaves open. */
export const organiserTexts = inStaffLanguage('organiserTexts', {
  createEventLead: 'It starts as a draft. No one else sees it until you publish it.',
  eventUpdated: 'Event updated successfully!',
  updateFailed: (reason: string) => `Failed to update event: ${reason}`,
  eventDeleted: 'Event deleted',
  deleteFailed: (reason: string) => `Failed to delete event: ${reason}`,
  endBeforeStart: 'The end date must not be before the start date.',
  ticketsHelp: 'The tickets you create go on sale. A tier name that the event already has adds to that tier.',
  gateAdded: (name: string) => `Gate "${name}" added`,
  gateFailed: (reason: string) => `Failed to save gate: ${reason}`,
  salesFailed: (reason: string) => `Failed to change form sales: ${reason}`,
  soldCannotDelete: 'Tickets were sold, so this event cannot be deleted.',
});

/** Texts of the forms for an event, its tiers, its gates and its public sale. */
export const eventFormTexts = inStaffLanguage('eventFormTexts', {
  form: 'Event',
  name: 'Event Name',
  venue: 'Venue',
  venueExample: 'KICC, Nairobi, Kenya',
  venueHelp: 'Venue Name, City, Country',
  description: 'Description',
  startDate: 'Start Date',
  endDate: 'End Date',
  timeZone: 'Time zone',
  timeZoneHelp: 'Everyone sees the times of the event in this zone.',
  noZone: 'No such time zone',
  category: 'Category (optional)',
  noCategory: 'No category',
  required: {
    name: 'Event Name is required.',
    venue: 'Venue is required.',
    description: 'Description is required.',
    startDate: 'Start Date is required.',
    endDate: 'End Date is required.',
  },
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  editTitle: 'Edit event',
  publish: 'Publish',
  publishQuestion: 'Publish without tickets?',
  publishConsequence:
    'This event has no tickets yet, so no one can buy. You can create tickets after publishing, too.',
  remove: 'Delete event',
  removeQuestion: (name: string) => `Delete ${name}?`,
  removeConsequence: 'The event is deleted permanently, with its tiers, gates and public page.',
});

/** Words of the form that creates tickets. */
export const tierFormTexts = inStaffLanguage('tierFormTexts', {
  title: 'Create Tickets',
  zone: (zone: string) => `For all tiers, at the event, ${zone}.`,
  add: 'Add Tier',
  submit: 'Create Tickets',
  tier: (number: number) => `Tier ${number}`,
  remove: (number: number) => `Remove tier ${number}`,
  name: 'Tier Name',
  nameExample: 'regular',
  count: 'Count',
  price: 'Price',
  currency: 'Currency',
  ownTimes: 'Custom times for this tier',
  effectiveAt: 'Effective At',
  expiresAt: 'Expires At',
  gracePeriod: 'Grace Period',
  graceExample: '15m, 1h or 30s',
});

/** Texts of the dialog that changes a tier. */
export const tierEditTexts = inStaffLanguage('tierEditTexts', {
  editTier: (tier: string) => `Edit tier ${tier}`,
  save: 'Save',
  description: 'What it includes (optional)',
  descriptionHelp: 'Shown to buyers under the name of the tier.',
  generated: 'Number of tickets',
  position: 'Place in the list',
  positionHelp: 'Buyers see the tiers in this order.',
  positionOf: (place: number, all: number) => `${place} of ${all}`,
  generatedHelp: (sold: number) => `At least ${sold}: that many are sold.`,
  nameStays: 'Sold tickets show this name, so it can no longer change.',
  soldKeep: 'A new price applies to tickets sold from now on. Sold tickets keep their price.',
  saved: (tier: string) => `Tier ${tier} saved`,
  remove: 'Remove tier',
  removeQuestion: (tier: string) => `Remove the tier ${tier}?`,
  removeConsequence: 'The tier and its waiting list are deleted. No ticket of it was sold.',
  removed: (tier: string) => `Tier ${tier} removed`,
});

/** Texts of the button that makes a published event a draft again. */
export const unpublishTexts = inStaffLanguage('unpublishTexts', {
  unpublish: 'Unpublish event',
  question: (event: string) => `Unpublish ${event}?`,
  consequence:
    'The event becomes a draft again: its public page disappears and no one can buy. You can publish it again at any time.',
  done: 'The event is a draft again',
  failed: (reason: string) => `Failed to unpublish event: ${reason}`,
});

/** Words of the gates and of the switches of the public sale. */
export const switchTexts = inStaffLanguage('switchTexts', {
  addGate: 'Add gate',
  newGate: 'New gate',
  gateExample: 'Main entrance',
  add: 'Add',
  gateIsOpen: (gate: string) => `Gate ${gate} is open`,
  open: 'Open',
  closed: 'Closed',
  sellPublicly: 'Order form, paid at the door',
  sellPubliclyHelp:
    'Buyers fill in a form and pay at the door. Tiers can be closed one by one under Tickets.',
  formSales: 'Form sales',
  formSalesOf: (tier: string) => `Form sales of ${tier}`,
});

/** Texts of an organiser's tasks for an event besides selling it. */
export const duplicateTexts = inStaffLanguage('duplicateTexts', {
  duplicate: 'Duplicate',
  title: (name: string) => `Duplicate ${name}`,
  lead: 'A new draft with the same texts and tiers. Its other times move with the start. It has no sales.',
  name: 'Event Name',
  start: 'New start',
  zone: (zone: string) => `At the event, ${zone}.`,
  confirm: 'Create draft',
  done: 'Draft created from this event',
});

export const changeTexts = inStaffLanguage('changeTexts', {
  title: 'Notify the holders?',
  lead: (holders: number, tickets: number) =>
    `${holders === 1 ? 'One person holds' : `${holders.toLocaleString('en')} people hold`} ${
      tickets === 1 ? 'one ticket' : `${tickets.toLocaleString('en')} tickets`
    }. They get an email about this change, with a new calendar entry. Their tickets stay valid.`,
  fields: { NAME: 'Name', VENUE: 'Place', START_DATE: 'Start', END_DATE: 'End' },
  now: 'Now',
  soon: 'Then',
  note: 'Your own message (optional)',
  noteExample: 'Why it changes, or where to ask.',
  back: 'Back',
  timesTitle: 'Move the tiers too?',
  tierTimes: 'Times of these tiers were set by hand',
  tierTimesHelp: 'Tickets of a tier admit between its times. Times that are the event’s own move with it.',
  shift: 'Move them with the event',
  keep: 'Keep them',
  salesStay: (tiers: string) =>
    `Periods of sale were set by hand and stay: ${tiers}. Change them under Selling if they no longer fit.`,
  saveAlone: 'Save',
  confirm: (holders: number) =>
    holders === 1 ? 'Save and notify one person' : `Save and notify ${holders.toLocaleString('en')} people`,
  notified: (holders: number) =>
    holders === 1
      ? 'Saved. One person is being notified.'
      : `Saved. ${holders.toLocaleString('en')} people are being notified.`,
});

export const guestTexts = inStaffLanguage('guestTexts', {
  title: 'Guest List',
  lead: 'A CSV file with a line for each guest: name, email, phone, tier. Each gets a ticket by email.',
  file: 'File',
  chooseFile: 'Choose a CSV file',
  otherFile: 'Choose another file',
  payment: 'Guests',
  due: 'Pay at the door',
  complimentary: 'Free of charge',
  template: 'Template',
  templateGuest: 'Grace Achieng',
  send: 'Issue tickets',
  sending: 'Issuing tickets. You can keep this page open.',
  notPublished: 'Guests can be invited as soon as the event is published.',
  done: (issued: number, refused: number) =>
    `${issued === 1 ? 'One ticket' : `${issued.toLocaleString('en')} tickets`} issued${
      refused === 0
        ? ''
        : `, ${refused === 1 ? 'one line' : `${refused.toLocaleString('en')} lines`} left out`
    }`,
  failed: (reason: string) => `The guest list failed: ${reason}`,
  earlier: 'Earlier lists',
  issued: (count: number) => `${count.toLocaleString('en')} issued`,
  refused: (count: number) => `${count.toLocaleString('en')} left out`,
  broken: 'Interrupted. Upload the same file again: no one gets a second ticket.',
  line: (line: number) => `Line ${line}`,
  moreRefused: (count: number) => `and ${count.toLocaleString('en')} more, in the report`,
  report: 'Report',
  reportOf: (file: string) => `Report of ${file}`,
  reportFailed: (reason: string) => `The report could not be downloaded: ${reason}`,
  showRefused: 'Lines left out',
  loading: 'Loading guest lists',
});

export const embedTexts = inStaffLanguage('embedTexts', {
  title: 'Sell on Your Site',
  lead: 'One line of HTML shows the sale on your own pages. Only the sites that you name here may show it.',
  sites: 'Sites',
  sitesHelp: 'One per line, such as https://band.example. Leave it empty to stop selling there.',
  save: 'Save sites',
  saved: 'Sites saved',
  failed: (reason: string) => `Failed to save sites: ${reason}`,
  snippet: 'Put this where the sale should appear',
  copy: 'Copy code',
  copied: 'Code copied to clipboard!',
  preview: 'See how it looks',
  notPublished: 'Sales start there as soon as the event is published.',
  loading: 'Loading sites',
});

export const eventReportTexts = inStaffLanguage('eventReportTexts', {
  button: 'Report',
  label: 'Download the event report as PDF',
  done: 'Report downloaded',
  failed: (reason: string) => `The report could not be downloaded: ${reason}`,
});

export const coverTexts = inStaffLanguage('coverTexts', {
  title: 'Cover',
  lead: 'A picture of your event, for its page, cards, tickets and shared links. Without one, its drawn poster is shown.',
  choose: 'Choose a picture',
  replace: 'Replace the picture',
  drop: 'or drop it here. JPEG, PNG or WebP, at most 10 MB.',
  dropNow: 'Drop the picture to upload it.',
  tooLarge: 'A cover may have at most 10 MB.',
  uploading: 'Uploading the cover',
  sent: (percent: number) => `Uploading… ${percent} %`,
  preparing: 'Preparing the picture…',
  uploaded: 'Cover saved',
  uploadFailed: (reason: string) => `The cover could not be saved: ${reason}`,
  focus: 'Focal point',
  focusHelp: 'Click the part that must stay visible when the picture is cropped, or use the two sliders.',
  setByClick: 'Set the focal point with a click',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  percent: (share: number) => `${share} %`,
  preview: 'Preview',
  onPage: 'On its page',
  onCard: 'On a card',
  onTicket: 'On a ticket',
  saveFocus: 'Save focal point',
  focusSaved: 'Focal point saved',
  remove: 'Remove cover',
  removeQuestion: 'Remove the cover?',
  removeConsequence: 'The event is shown with its drawn poster again. The picture is deleted.',
  removed: 'Cover removed',
  failed: (reason: string) => `The cover could not be changed: ${reason}`,
});

export const cancellationTexts = inStaffLanguage('cancellationTexts', {
  title: 'Cancelling tickets',
  lead: 'Holders may cancel a ticket themselves, by the link in their mail or in their account. Its place is on sale again.',
  label: 'Holders may cancel tickets',
  refundsPaid: 'Refund paid tickets, too',
  refundsPaidHelp:
    'Otherwise holders cancel only free tickets and those that are paid at the door. Refunds go to the account that paid, from the account that was paid.',
  shares: 'Share of the price that is refunded',
  sharesHelp:
    'Without steps, the whole price is refunded until the deadline. After the last step, nothing is.',
  days: 'Days before the start',
  percent: 'Percent refunded',
  addStep: 'Add a step',
  removeStep: (index: number) => `Remove step ${index}`,
  saveSteps: 'Save shares',
  keepsFees: 'Keep the fees of the payment provider',
  keepsFeesHelp:
    'What the provider charged for a payment is left out of refunds, also when your team cancels.',
});

/** All tickets of an event get new codes. */
export const renewalTexts = inStaffLanguage('renewalTexts', {
  title: 'New codes',
  lead: 'When codes of tickets may be in the wrong hands, such as after a stolen list, all tickets get new ones.',
  confirm: 'Give all tickets new codes',
  question: 'Give all tickets new codes?',
  consequence:
    'Every code that was sent, saved or printed stops working. Holders get their tickets again by mail. Phones at the door must synchronise once before they refuse the old codes.',
  started: 'The tickets get new codes.',
  running: (count: number) => `New codes are being sent: ${count.toLocaleString('en')} so far.`,
  done: (count: number, at: string) =>
    `${count === 1 ? '1 ticket got a new code' : `${count.toLocaleString('en')} tickets got new codes`}, ${at}.`,
});

export const liveCodesTexts = inStaffLanguage('liveCodesTexts', {
  title: 'Tickets that a copy cannot use',
  lead: 'Doors can ask for the holder’s phone: its code changes every 20 seconds, and a picture or a printed copy is refused.',
  tiers: 'For these tiers',
  since: 'from',
  from: 'Doors ask for the phone from',
  fromHint:
    'In the time of the event. If tickets were sold already, at least 24 hours ahead: their holders get a mail now, and until then their codes admit as they are.',
  allowsPaper: 'Paper admits its named holder after a look at an ID',
  admitsUnknown: 'Let a ticket in once whose phone is not known, with a note',
  admitsUnknownHint:
    'For guests without a phone, and doors without a network that have not heard of a phone. Otherwise they are refused.',
  save: 'Ask for the phone',
  switchOff: 'Stop asking',
  saved: 'Saved. Holders of tickets that were sold get a mail.',
  switchedOff: 'Saved. Codes admit as they are.',
});

export const transferTexts = inStaffLanguage('transferTexts', {
  title: 'Passing tickets on',
  lead: 'Holders may pass their ticket on: the old code stops working, and the new holder gets a new one.',
  label: 'Holders may pass tickets on',
  choices: {
    '0': 'until the event starts',
    '60': 'until 1 hour before',
    '1440': 'until 1 day before',
    '10080': 'until 1 week before',
    never: 'not at all',
  } as Record<string, string>,
  other: (minutes: number) => `until ${minutes.toLocaleString('en')} minutes before`,
  saved: 'Saved.',
});

/** The sale at the door, as its organiser sees it. */
export const boxOfficeTexts = inStaffLanguage('boxOfficeTexts', {
  title: 'Box office',
  lead: 'While it is open, your door staff sell tickets at the entrance: for cash, to a till number, by card, or by asking the guest’s phone.',
  isOpen: 'Tickets are sold at the door',
  isClosed: 'No tickets are sold at the door',
  failed: (reason: string) => `Failed to change the box office: ${reason}`,
  theShifts: 'the shifts',
  loading: 'Loading the shifts',
  shifts: 'Shifts',
  none: 'No shifts yet. Staff start one in the door app, under Sell tickets.',
  open: 'open',
  gateLost: 'The phone no longer works at this gate. Give the gate back, or close the shift.',
  closeOf: (cashier: string) => `Close the shift of ${cashier}`,
  closeLead: 'Count the cash in this till. Sales that its phone sends later are still recorded.',
  withoutPlace: (count: number) =>
    count === 1
      ? 'One sale without a network found no place: its money goes back to the guest.'
      : `${count} sales without a network found no place: their money goes back to the guests.`,
  methods: {
    CASH: 'Cash',
    MOBILE_MONEY: 'Till number',
    CARD_TERMINAL: 'Card terminal',
    PROVIDER: 'Guest’s phone',
  },
  expected: 'Expected in the till',
  counted: 'Counted',
  difference: 'Difference',
  paidDifference: 'Paid above price without a network',
});
