interface TextRule {
  max: number;
  isRequired: boolean;
  severalLines: boolean;
  /** Name of the text in messages of the API. */
  label: string;
}

/** The texts of an event that its organiser enters. Inputs, checks, copies and forms follow this list. */
export const EVENT_TEXTS = {
  name: { max: 200, isRequired: true, severalLines: false, label: 'Event name' },
  venue: { max: 300, isRequired: true, severalLines: false, label: 'Venue' },
  description: { max: 20_000, isRequired: true, severalLines: true, label: 'Description' },
} as const satisfies Record<string, TextRule>;

export type EventText = keyof typeof EVENT_TEXTS;
export type EventTexts = Record<EventText, string>;

const NAMES = Object.keys(EVENT_TEXTS) as EventText[];

/** Returns all texts of an event: `value` gives the one of each name. */
export function mapEventTexts(value: (name: EventText) => string): EventTexts {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as EventTexts;
}
