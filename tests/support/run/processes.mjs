import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {string} begun start time; with `pid` it identifies a process, as numbers are reused
 */

/** @returns {Process[]} all live processes of this machine */
export function runningProcesses() {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** @returns {boolean} whether both are the same process */
export function isSame(one, other) {
  return one.pid === other.pid && one.begun === other.begun;
}

/**
 * @param {Process[]} all
 * @param {Iterable<number>} roots
 * @returns {Process[]} the descendants of the roots, without them
 */
export function descendantsOf(all, roots) {
  const found = new Set(roots);
  const children = [];
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const process of all) {
      if (found.has(process.pid) || !found.has(process.parent)) continue;
      found.add(process.pid);
      children.push(process);
    }
  }
  return children;
}

function fromProc() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The second field is the name in parentheses, and may hold any letter.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z' ? [] : [{ pid: Number(name), parent: Number(fields[1]), begun: fields[19] }];
    } catch {
      return [];
    }
  });
}

function fromPs() {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' }).trim();
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, state, begun] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return begun === undefined || state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), begun }];
  });
}
