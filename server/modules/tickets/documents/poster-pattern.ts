import { createHash } from 'node:crypto';

/** The few drawing steps that the pattern needs; a page of a PDF has them. */
interface Canvas {
  rect(x: number, y: number, width: number, height: number): Canvas;
  circle(x: number, y: number, radius: number): Canvas;
  polygon(...points: [number, number][]): Canvas;
  fill(colour: string): Canvas;
}

/** Ground, two figures and a spark, in the manner of kanga and kitenge prints. */
type Palette = readonly [ground: string, first: string, second: string, spark: string];

const PALETTES: readonly Palette[] = [
  ['#0B6E6E', '#F2A413', '#FBF7F0', '#D8432B'],
  ['#17181F', '#F2A413', '#3FB8B0', '#FBF7F0'],
  ['#D8432B', '#FBF7F0', '#17181F', '#F2A413'],
  ['#2E7D4F', '#FBF7F0', '#F2A413', '#17181F'],
  ['#3B2A6B', '#F2A413', '#D8432B', '#FBF7F0'],
  ['#8A3B12', '#FBF7F0', '#0B6E6E', '#F2A413'],
  ['#124A7A', '#F2A413', '#FBF7F0', '#D8432B'],
  ['#7A1240', '#FBF7F0', '#F2A413', '#3FB8B0'],
];

/** A strip of pattern that belongs to the event: the same id always draws the same. */
export function drawPoster(
  canvas: Canvas,
  eventId: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const seed = createHash('sha256').update(eventId).digest();
  const at = (index: number): number => seed[index % seed.length] ?? 0;
  const [ground, first, second, spark] = PALETTES[at(0) % PALETTES.length] as Palette;
  canvas.rect(x, y, width, height).fill(ground);
  const side = width / 2;
  for (let row = 0; row * side < height; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const cell = row * 2 + column;
      const middle = { x: x + (column + 0.5) * side, y: y + (row + 0.5) * side };
      drawFigure(canvas, at(cell + 1) % 4, middle, side * 0.42, at(cell + 9) % 2 === 0 ? first : second);
      canvas.circle(middle.x, middle.y, side * 0.08).fill(spark);
    }
  }
}

function drawFigure(
  canvas: Canvas,
  kind: number,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
): void {
  if (kind === 0) canvas.circle(x, y, radius).fill(colour);
  else if (kind === 1)
    canvas.polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]).fill(colour);
  else if (kind === 2)
    canvas.rect(x - radius * 0.75, y - radius * 0.75, radius * 1.5, radius * 1.5).fill(colour);
  else {
    canvas.polygon([x - radius, y + radius], [x, y], [x - radius, y - radius]).fill(colour);
    canvas.polygon([x + radius, y + radius], [x, y], [x + radius, y - radius]).fill(colour);
  }
}
