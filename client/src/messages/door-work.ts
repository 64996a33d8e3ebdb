import type { EntryRule } from '../../../server/lib/scan/entry-rules.ts';
import { inLanguage } from '../language/in-language.ts';

/** Texts of what a door scans for: entries, exits, or things that it hands out. */
export const doorWorkTexts = inLanguage('doorWorkTexts', {
  choice: {
    title: 'What is scanned here?',
    entry: 'Entry',
    exit: 'Exit',
    handout: (item: string) => `Hand out: ${item}`,
    asksFirst: 'Show the guest first',
    asksFirstHelp:
      'Shows holder, tier and notes, and waits for a tap. Otherwise good tickets are let in at once.',
  },
  banner: {
    exit: 'Exit: guests leave here',
    exitByCode: 'A guest without a code leaves at a door that finds guests by name.',
    exitKiosk: 'No code to show? Please see our staff before you leave.',
    handout: (item: string) => `Handing out: ${item}`,
    handoutHelp: 'Scans here let no one in.',
    asksFirst: 'Waits for a tap before it lets in',
    gone: 'The organiser has stopped handing this out.',
  },
  pending: {
    word: 'Let in?',
    why: 'The ticket is good.',
    confirm: 'Let in',
    refuse: 'Not now',
    due: 'To pay',
  },
  mayHaveLeft:
    'By this device, which has no network, the guest is inside. They may have left through another gate.',
  recent: {
    title: 'Last scans',
    none: 'No scan on this device yet',
  },
  kiosk: {
    label: 'Kiosk',
    help: 'Full screen, without search and settings. Only the staff PIN leads out.',
    needsPin: 'Needs a paired phone with a staff PIN.',
    heading: 'Scan your ticket',
    unlock: 'For staff',
    full: 'Full screen',
    staff: 'Please see our staff.',
    staffExit: 'Please see our staff before you leave: they record your exit.',
  },
  rules: {
    once: 'Once',
    daily: 'Once a day',
    reentry: 'Again after each exit',
    times: 'A number of times',
  } satisfies Record<EntryRule, string>,
});
