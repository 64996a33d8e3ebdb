// Outlines of the poster in SVG path syntax.

/** Filled outline, in SVG path syntax. */
export interface PosterShape {
  readonly d: string;
  readonly fill: string;
}

export const num = (value: number): string => String(Math.round(value * 100) / 100);
export const point = (x: number, y: number): string => `${num(x)} ${num(y)}`;

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${point(x, y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  const across = num(radius * 2);
  const r = num(radius);
  return `M${point(x - radius, y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
}

function around(count: number, turn: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(turn + (index / count) * 2 * Math.PI)).join('');
}

/** Petals about a centre, pointed at both ends, from one radius to another. */
export function petals(
  x: number,
  y: number,
  count: number,
  from: number,
  to: number,
  width: number,
  turn = 0,
): string {
  return around(count, turn, (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const place = (along: number, aside: number) =>
      point(x + along * c - aside * s, y + along * s + aside * c);
    const middle = (from + to) / 2;
    return `M${place(from, 0)}Q${place(middle, width)} ${place(to, 0)}Q${place(middle, -width)} ${place(from, 0)}Z`;
  });
}

/** Triangles that point outwards from a circle. */
export function rays(x: number, y: number, count: number, from: number, to: number): string {
  const half = Math.PI / count;
  return around(count, 0, (angle) =>
    polygon([
      [x + from * Math.cos(angle - half), y + from * Math.sin(angle - half)],
      [x + to * Math.cos(angle), y + to * Math.sin(angle)],
      [x + from * Math.cos(angle + half), y + from * Math.sin(angle + half)],
    ]),
  );
}

export function dots(x: number, y: number, count: number, radius: number, size: number, turn = 0): string {
  return around(count, turn, (angle) =>
    disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), size),
  );
}

export function rhombus(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y - height],
    [x + width, y],
    [x, y + height],
    [x - width, y],
  ]);
}

/** The upper half of a disc. */
export function halfDisc(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${point(x - radius, y)}a${r} ${r} 0 0 1 ${num(radius * 2)} 0Z`;
}

/** The quarter of a disc to the right of and below its corner. */
export function quarterDisc(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${point(x, y)}h${r}a${r} ${r} 0 0 1 -${r} ${r}Z`;
}

/** A doorway with a round top, by the middle of its foot. */
export function arch(x: number, foot: number, halfWidth: number, height: number): string {
  const straight = num(height - halfWidth);
  const r = num(halfWidth);
  return `M${point(x - halfWidth, foot)}v-${straight}a${r} ${r} 0 0 1 ${num(halfWidth * 2)} 0v${straight}Z`;
}

/** An arrow head that points to the right, by its left end. */
export function chevron(x: number, y: number, length: number, height: number, thickness: number): string {
  return polygon([
    [x, y - height / 2],
    [x + thickness, y - height / 2],
    [x + length, y],
    [x + thickness, y + height / 2],
    [x, y + height / 2],
    [x + length - thickness, y],
  ]);
}
