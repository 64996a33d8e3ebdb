import { renderAsync } from '@resvg/resvg-js';
import { escapeHtml } from '../language/escape-html.ts';
import { type PosterCategory, posterSvg } from '../posters/poster.ts';
import { INK, LINE, MARIGOLD, PAPER, SOFT, TEAL } from './palette.ts';
import { FONT_FILES, headingFont, type PdfFont, printable, textWidth } from './pdf-drawing.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The table on which the ticket lies, and its margin around the ticket. */
const TABLE = '#063B3F';
const MARGIN = 36;
const RADIUS = 28;
/** Where the poster ends and the stub with the text begins. */
const TEAR = 500;
const NOTCH = 24;
const LEFT = TEAR + 52;
const TEXT_WIDTH = WIDTH - MARGIN - LEFT - 44;
const NAME_SIZES = [72, 60, 52, 44];
const NAME_LINES = 4;

/** Content of the preview picture for a link to a page. */
export interface SharedPicture {
  /** Seed of the poster. */
  readonly id: string;
  readonly category: PosterCategory | null;
  readonly name: string;
  /** Lines below the name, such as the day and the venue. */
  readonly lines: readonly string[];
}

const FAMILIES: Record<PdfFont, string> = {
  text: 'font-family="Inter" font-weight="400"',
  strong: 'font-family="Inter" font-weight="600"',
  display: 'font-family="Bricolage Grotesque" font-weight="800"',
};

interface Look {
  font: PdfFont;
  size: number;
  colour: string;
}

function write(text: string, x: number, y: number, { font, size, colour }: Look): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${FAMILIES[font]}>${escapeHtml(text)}</text>`;
}

/** Cuts a line that is too wide, or that would have to continue. */
function fitted(font: PdfFont, size: number, line: string, goesOn: boolean): string {
  if (!goesOn && textWidth(font, size, line) <= TEXT_WIDTH) return line;
  const letters = [...line];
  while (letters.length > 0 && textWidth(font, size, `${letters.join('').trimEnd()}…`) > TEXT_WIDTH)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Wraps text into as many lines as it needs. */
function wrapped(font: PdfFont, size: number, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(font, size, longer) > TEXT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Sets the name in the largest size at which it fits; at the smallest size overlong text ends in an ellipsis. */
function setName(name: string): { font: PdfFont; size: number; lines: string[] } {
  const font = headingFont(name);
  const text = printable(font, name);
  const fits = (size: number) => {
    const lines = wrapped(font, size, text);
    return lines.length <= NAME_LINES - 1 && lines.every((line) => textWidth(font, size, line) <= TEXT_WIDTH);
  };
  const size = NAME_SIZES.find(fits) ?? 46;
  const all = wrapped(font, size, text);
  const lines = all
    .slice(0, NAME_LINES)
    .map((line, at) => fitted(font, size, line, at === NAME_LINES - 1 && all.length > NAME_LINES));
  return { font, size, lines };
}

/** The logo, 40 by 28: a ticket, its stub and the perforation between them. */
export const MARK =
  `<path fill="${TEAL}" d="M4 1h20.5a3 3 0 0 0 3 3v20a3 3 0 0 0-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"/>` +
  `<path fill="${MARIGOLD}" d="M27.5 4a3 3 0 0 0 3-3H36a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-5.5a3 3 0 0 0-3-3z"/>` +
  `<path fill="${PAPER}" d="M9.5 6.5h6.6a5.2 5.2 0 0 1 0 10.4h-3.3v4.6H9.5zm3.3 3v4.4h3.1a2.2 2.2 0 0 0 0-4.4z"/>` +
  `<path fill="none" stroke="${PAPER}" stroke-width="1.4" stroke-dasharray="2 2" d="M27.5 7v14"/>`;

/** Draws a ticket on a table: the poster, a perforation with its notches, and the text on the stub. */
function shareSvg(shared: SharedPicture): string {
  const name = setName(shared.name);
  const step = Math.round(name.size * 1.06);
  const below = shared.lines.map((line) => fitted('strong', 30, printable('strong', line), false));
  const block = name.lines.length * step + 24 + below.length * 44;
  const top = Math.round((HEIGHT + 70 - block) / 2) + name.size * 0.75;
  const words = [
    ...name.lines.map((line, at) => write(line, LEFT, top + at * step, { ...name, colour: INK })),
    ...below.map((line, at) =>
      write(line, LEFT, top + name.lines.length * step + 16 + at * 44, {
        ...{ font: 'strong', size: 30, colour: at === 0 ? TEAL : SOFT },
      }),
    ),
  ];
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  const poster = posterSvg(shared, { width: TEAR - MARGIN, height });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<clipPath id="ticket"><rect x="${MARGIN}" y="${MARGIN}" width="${width}" height="${height}" rx="${RADIUS}"/></clipPath>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${TABLE}"/><g clip-path="url(#ticket)">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    `<g transform="translate(${MARGIN} ${MARGIN})">${poster}</g></g>` +
    `<path d="M${TEAR} ${MARGIN + 44}V${HEIGHT - MARGIN - 44}" stroke="${LINE}" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>` +
    [MARGIN, HEIGHT - MARGIN]
      .map((y) => `<circle cx="${TEAR}" cy="${y}" r="${NOTCH}" fill="${TABLE}"/>`)
      .join('') +
    `<g transform="translate(${LEFT} 78) scale(1.35)">${MARK}</g>` +
    `${write('Passa', LEFT + 66, 110, { font: 'display', size: 36, colour: INK })}${words.join('')}</svg>`
  );
}

/** Renders the picture as a PNG of 1200 by 630, off the main thread. */
export async function sharePicture(shared: SharedPicture): Promise<Buffer> {
  const image = await renderAsync(shareSvg(shared), {
    font: { loadSystemFonts: false, fontFiles: [...FONT_FILES], defaultFontFamily: 'Inter' },
  });
  return image.asPng();
}
