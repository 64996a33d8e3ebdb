import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { type Figure, meetsAim, meetsMust } from './figure.ts';
import type { Limits } from './limits/limits.ts';
import type { BenchOptions } from './options.ts';

const HEADINGS = ['Case', 'Median (min-max)', 'Against', 'Value', 'Must', 'Aim', ''];

/** Prints the table for readers. */
export function printTable(figures: readonly Figure[], print: (line: string) => void): void {
  const lines = [HEADINGS, ...figures.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    print(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const figure of figures) for (const fault of figure.faults) print(`! ${figure.name}: ${fault}`);
}

function cells(figure: Figure): string[] {
  const { measured, unit, against, value, must, aim, better } = figure;
  const mark = better === 'more' ? '>= ' : '<= ';
  return [
    figure.name,
    `${short(measured.median)} (${short(measured.min)}-${short(measured.max)}) ${unit}`,
    against ? `${against.name} ${short(against.value)}` : '',
    short(value),
    mark + short(must),
    aim === undefined ? '' : mark + short(aim),
    meetsAim(figure) ? 'aim' : meetsMust(figure) ? 'pass' : 'MISSED',
  ];
}

/** Writes the figures together with a description of the machine, without which they mean little. */
export function writeJson(
  options: BenchOptions,
  limits: Limits | undefined,
  figures: readonly Figure[],
): void {
  const machine = {
    cpu: os.cpus()[0]?.model ?? 'unknown',
    cores: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
  };
  const { cases, rounds, seconds } = options;
  const rows = figures.map((figure) => ({ ...figure, passed: meetsMust(figure), aimMet: meetsAim(figure) }));
  const whole = { at: new Date().toISOString(), machine, cases, rounds, seconds, limits, figures: rows };
  writeFileSync(options.jsonFile, `${JSON.stringify(whole, null, 2)}\n`);
}

export function short(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}
