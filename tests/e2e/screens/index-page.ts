import { DEVICES, fileOf, SCHEMES, SHOWN } from './steps.ts';

/** The width of a picture on the page; a click opens it in full size. */
const WIDTHS = { phone: 140, desk: 340 } as const;

/** The page with all pictures, in Markdown. */
export function indexPage(): string {
  return [
    '# Screens',
    '',
    'The product without starting it: journeys by role, as a 390 px touch screen and a 1440 px desktop show them, light',
    'and dark. `npm run screens` walks them in a real browser with the data of the demo, lets axe look at each step, and',
    'photographs it. This page and its test come from the list in `tests/e2e/screens/steps.ts`.',
    '',
    ...SHOWN.map(({ role, title }) => `- [${title}](#${role === 'owner' ? 'issuer-owner' : role})`),
    ...SHOWN.flatMap(({ role, title, lead, steps }) => [
      '',
      `## ${title}`,
      '',
      lead,
      ...steps.flatMap(({ id, shows }, index) => [
        '',
        `### ${index + 1}. ${shows}`,
        '',
        pictures(role, id, shows),
      ]),
    ]),
    '',
  ].join('\n');
}

function pictures(role: string, id: string, shows: string): string {
  return DEVICES.flatMap(({ name, width }) =>
    SCHEMES.map((scheme) => {
      const file = fileOf(role, id, width, scheme);
      return `<a href="${file}"><img src="${file}" width="${WIDTHS[name]}" alt="${shows} (${name}, ${scheme})"></a>`;
    }),
  ).join('\n');
}
