import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { PosterScene } from '../posters/poster.ts';
import { INK } from './palette.ts';

const require = createRequire(import.meta.url);

const FILES = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: require.resolve(
    '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
  ),
} as const;

export type PdfFont = keyof typeof FILES;

interface OpenFont {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { readonly advanceWidth: number };
}

const opened = new Map<PdfFont, OpenFont>();

/**
 * Opens a font once per process, because parsing costs ten times as much as printing a ticket. The PDF writer accepts
 * an open font as well as a file, but opens files only inside a document; so a throwaway document opens it, and it is
 * taken from there.
 */
function openFont(name: PdfFont): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  const document = new PDFDocument({ autoFirstPage: false });
  document.font(readFileSync(FILES[name]));
  const { font } = (document as unknown as { _font: { font: OpenFont } })._font;
  opened.set(name, font);
  return font;
}

/** Registers the three fonts with a document: text and strong are Inter, display is Bricolage Grotesque. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of Object.keys(FILES) as PdfFont[]) {
    document.registerFont(name, openFont(name) as unknown as PDFKit.Mixins.PDFFontSource);
  }
}

/** Paths of the fonts, for drawing outside of a PDF. */
export const FONT_FILES: readonly string[] = Object.values(FILES);

/** Returns the width of a line, in the unit of its size. */
export function textWidth(name: PdfFont, size: number, text: string): number {
  const font = openFont(name);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

// Emoji, and the invisible characters that join and tint them.
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|\p{Mn}|\p{Me}/u;

function lacks(name: PdfFont, character: string): boolean {
  return !openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

const composed = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');

/**
 * Returns the text as this font can write it: composed, white space and control characters as single blanks, emoji left
 * out, and a question mark for a letter that the font lacks.
 */
export function printable(name: PdfFont, text: string): string {
  const kept = [...composed(text)].map((character) => {
    if (!lacks(name, character)) return character;
    return PICTURE.test(character) ? '' : '?';
  });
  return kept.join('').replace(/ {2,}/g, ' ').trim();
}

/** Returns the display font when it has every letter of the text, else the strong one, which has more. */
export function headingFont(text: string): PdfFont {
  const isMissing = (character: string) => lacks('display', character) && !PICTURE.test(character);
  return [...composed(text)].some(isMissing) ? 'strong' : 'display';
}

/** A place on a page, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
}

export interface TextLook {
  readonly font: PdfFont;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly spacing?: number;
}

/** Writes text in a box; overlong text ends in an ellipsis, by default after one line. */
export function write(
  page: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height }: Box,
  look: TextLook,
): void {
  page
    .font(look.font)
    .fontSize(look.size)
    .fillColor(look.colour ?? INK);
  page.text(printable(look.font, text), x, y, {
    width,
    height: height ?? look.size * 1.1,
    ellipsis: true,
    align: look.align ?? 'left',
    characterSpacing: look.spacing ?? 0,
    lineGap: 0,
  });
}

/** Draws a poster at the sheet's origin; the caller clips and restores. */
export function drawScene(sheet: PDFKit.PDFDocument, scene: PosterScene): void {
  for (const { shapes, at } of scene.parts) {
    for (const [x, y] of at) {
      sheet.save().translate(x, y);
      for (const shape of shapes) sheet.path(shape.d).fill(shape.fill);
      sheet.restore();
    }
  }
}
