import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISSUER } from './fixtures.ts';
import { liveVectors } from './live-vectors.ts';
import { proofVectors } from './proof-vectors.ts';
import { vectors } from './vectors.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MARK = '// Below this line no cryptography.';
const page = readFileSync(join(ROOT, 'docs/tickets.md'), 'utf8');

function block(name: string): string {
  const found = page.match(new RegExp(`\`\`\`\\w+ ${name.replaceAll('.', '\\.')}\\n([\\s\\S]*?)\`\`\``));
  if (!found?.[1]) throw new Error(`docs/tickets.md has no block ${name}`);
  return found[1];
}

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']);
const hasPython = python.status === 0;
const nodeProgram = block('verify-ticket.mjs');
const programs = [
  { name: "Node's own crypto", file: 'node.mjs', text: nodeProgram, command: process.execPath, stride: 1 },
  {
    name: 'tweetnacl',
    file: 'tweetnacl.mjs',
    text: block('tweetnacl') + nodeProgram.slice(nodeProgram.indexOf(MARK)),
    command: process.execPath,
    stride: 5,
  },
  {
    name: 'Python',
    file: 'verify_ticket.py',
    text: block('verify_ticket.py'),
    command: 'python3',
    stride: 12,
  },
];

const proofPrograms = [
  { name: 'JavaScript', file: 'verify-proof.mjs', command: process.execPath },
  { name: 'Python', file: 'verify_proof.py', command: 'python3' },
];

/** Copies of the text with one changed byte each, for every n-th byte; the verifier must judge all of them. */
function oneByteChanges(text: string, stride: number): string[] {
  const bytes = Buffer.from(text);
  const changed: string[] = [];
  for (let at = 0; at < bytes.length; at += stride) {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    changed.push(copy.toString());
  }
  return changed;
}

describe('the verifiers in docs/tickets.md', () => {
  // Inside node_modules, so that the extracted programs find tweetnacl as a reader's own program would.
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(ROOT, 'node_modules', '.documented-verifiers-'));
    writeFileSync(
      join(folder, 'keys.json'),
      JSON.stringify([...vectors.keys.filter((key) => key.issuer_id === ISSUER), liveVectors.phone]),
    );
    for (const program of programs) writeFileSync(join(folder, program.file), program.text);
    for (const { file } of proofPrograms) writeFileSync(join(folder, file), block(file));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(program: { command: string; file: string }, tickets: string[]): string[] {
    const result = spawnSync(program.command, [program.file, 'keys.json', String(liveVectors.now_ms)], {
      cwd: folder,
      input: tickets.join('\n'),
      encoding: 'utf8',
      timeout: 240_000,
    });
    expect(result.stderr).toBe('');
    return result.stdout.trimEnd().split('\n');
  }

  for (const program of programs) {
    const missing = program.command === 'python3' && !hasPython;
    const reason = missing ? ' (skipped: no python3 of 3.8 or newer on this machine)' : '';
    describe.skipIf(missing)(`${program.name}${reason}`, () => {
      it('agrees with every vector', () => {
        const tickets = [vectors.file.text, vectors.code.text, ...vectors.refused.map((entry) => entry.text)];
        const reasons = ['ok', 'ok', ...vectors.refused.map((entry) => entry.reason)];
        expect(run(program, tickets)).toEqual(reasons);
      });

      it('agrees with every live code', () => {
        const { verdicts } = liveVectors;
        const codes = verdicts.map(({ text }) => text);
        expect(run(program, codes)).toEqual(verdicts.map(({ reason }) => reason));
      });

      it('lets a proof ride along', () => {
        const files = proofVectors.files.map(({ text }) => text);
        expect(run(program, files)).toEqual(files.map(() => 'ok'));
      });

      it('refuses a change of one byte', () => {
        const changes = [
          ...oneByteChanges(vectors.file.text, program.stride),
          ...oneByteChanges(vectors.code.text, program.stride),
          ...oneByteChanges(liveVectors.code.text, program.stride),
        ];
        const verdicts = run(program, changes);
        expect(verdicts).toHaveLength(changes.length);
        expect(verdicts.filter((verdict) => verdict === 'ok')).toEqual([]);
      });
    });
  }

  for (const program of proofPrograms) {
    const missing = program.command === 'python3' && !hasPython;
    const reason = missing ? ' (skipped: no python3 of 3.8 or newer on this machine)' : '';
    it.skipIf(missing)(`agrees with every proof, in ${program.name}${reason}`, () => {
      const { files, refused } = proofVectors;
      const tickets = [...files, ...refused].map(({ text }) => text);
      const answers = [...files.map(({ root }) => root), ...refused.map(() => 'no')];
      expect(run(program, tickets)).toEqual(answers);
    });
  }
});
