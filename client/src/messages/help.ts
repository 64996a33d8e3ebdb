import { inStaffLanguage } from '../language/in-staff-language.ts';

/** The page of help for organisers. */
export const helpTexts = inStaffLanguage('helpTexts', {
  title: 'Help for organisers',
  lead: 'From the first event to the money in your account, step by step.',
  search: 'Search help',
  contents: 'Contents',
  found: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  none: (query: string) => `Nothing about “${query}”. Try another word, or write to us.`,
  clear: 'Clear search',
  contact: 'Contact',
  open: 'Open this page',
  picture: (step: string) => `Picture: ${step}`,
});

/** Topics of the help and their steps. Parameters are the names of the controls, as they are on the screen. */
export const helpTopicTexts = inStaffLanguage('helpTopicTexts', {
  firstEvent: {
    title: 'Your first event',
    lead: 'A name, a place, a time and one kind of ticket are enough. Nothing is public before you publish it.',
    steps: {
      register: {
        title: 'Register your organisation',
        text: (organise: string, create: string) =>
          `Tick ${organise}, enter its name, your email and a password, and press ${create}. Then sign in.`,
      },
      create: {
        title: 'Create the event',
        text: (create: string) =>
          `Press ${create}. Write the venue as name, city and country: the time zone follows from it.`,
      },
      tickets: {
        title: 'Add tickets',
        text: (create: string) =>
          `Each kind of ticket is a tier with a number and a price. Enter them and press ${create}. You can add tiers later, too.`,
      },
      publish: {
        title: 'Publish it',
        text: (publish: string) =>
          `Look at the preview, then press ${publish}. The page has a link, a QR code and a text to send.`,
      },
      test: {
        title: 'Try it yourself',
        text: (get: string) =>
          `Press ${get}, and scan it as the door will. Test tickets cost nothing and are in no figure.`,
      },
    },
  },
  gettingPaid: {
    title: 'Getting paid',
    lead: 'Buyers pay straight into your own account at M-Pesa or a card provider. Passa does not hold that money.',
    steps: {
      mobileMoney: {
        title: 'M-Pesa',
        text: (connect: string) =>
          `Press ${connect} and enter your paybill or till number with the keys of the Daraja portal. Passa tests them without moving money.`,
      },
      cards: {
        title: 'Cards',
        text: (...connect: string[]) =>
          `Press ${connect.slice(0, -1).join(', ')} or ${connect.at(-1)}. You need an account there; its keys are in its dashboard.`,
      },
      door: {
        title: 'Without an account yet',
        text: () =>
          'You can publish all the same. Buyers order by the form and pay at the door; the scan shows the amount due.',
      },
      money: {
        title: 'See what came in',
        text: (money: string) =>
          `Open ${money} on the page of the event: what was paid, what was refunded, and what is still due at the door.`,
      },
    },
  },
  onSaleDay: {
    title: 'On-sale day',
    lead: 'When very many people want tickets in the same minute, a waiting room puts them into an order that everyone can check.',
    steps: {
      room: {
        title: 'Set up a waiting room',
        text: (setUp: string) =>
          `Press ${setUp} and choose from when people can join and when the sale begins. Those who joined before are put into an order by a draw.`,
      },
      codes: {
        title: 'Codes',
        text: (add: string) => `Press ${add} for a discount, or to let invited people buy from hidden tiers.`,
      },
      questions: {
        title: 'Questions',
        text: (add: string) =>
          `Press ${add} to ask buyers for what you need to know, for each order or for each ticket.`,
      },
    },
  },
  theDoor: {
    title: 'The door',
    lead: 'Phones check tickets with or without a network. Each ticket is let in once.',
    steps: {
      gates: {
        title: 'Name your gates',
        text: (add: string) =>
          `Press ${add} for each entrance. You see how many people enter through each, as it happens.`,
      },
      team: {
        title: 'Invite the people at the door',
        text: (invite: string) =>
          `Press ${invite}, and choose what each may do. People who only scan do not see your money.`,
      },
      scan: {
        title: 'Scan',
        text: () =>
          'Open the door app on a phone, sign in, and choose the event and the gate. Then point the camera at a code. Open it once with a network: from then on it works without.',
      },
    },
  },
  changes: {
    title: 'Moving and refunding',
    lead: 'When something changes, those who have tickets are told, and their tickets stay valid.',
    steps: {
      move: {
        title: 'Change time or place',
        text: (edit: string) =>
          `Press ${edit}. Before anything is saved you see how many people get a mail. Codes that are already printed open at the new time.`,
      },
      refund: {
        title: 'Refund an order',
        text: (refund: string) =>
          `Find the order and press ${refund}. The money goes back the way it came, and the code stops working.`,
      },
      cancel: {
        title: 'Cancel the event',
        text: (cancel: string) =>
          `Press ${cancel}. Every order is refunded and every ticket becomes invalid. This cannot be undone.`,
      },
    },
  },
  sharing: {
    title: 'Sharing revenue',
    lead: 'Partners share the revenue of an event by a contract. Money leaves only with the signatures that the contract asks for.',
    steps: {
      partner: {
        title: 'Invite partners',
        text: (invite: string) =>
          `Press ${invite} and enter the email of the band, the venue or the sponsor.`,
      },
      contract: {
        title: 'Write the contract',
        text: (create: string) =>
          `Press ${create}. Enter each share, who signs, and how many signatures are needed. It is final once they have approved.`,
      },
      round: {
        title: 'Pay out',
        text: (trigger: string) =>
          `Choose the contract and the amount, and press ${trigger}. The money moves once enough people have signed.`,
      },
    },
  },
});
