import { checkDraw, type PublishedDraw } from '../../../server/lib/waiting-room/check-draw.ts';
import { button, element } from './dom.ts';
import { type Board, count, type Place, page, words } from './page-data.ts';

/** The reader's part of the draw: the hash of the place, and its computation in this browser once it is done. */
export class DrawPanel {
  readonly #host: HTMLElement;
  #built = '';

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  show(board: Board, place: Place | null): void {
    const isDrawn = board.state === 'open' || (board.state === 'closed' && board.now_serving > 0);
    const listHash = firstSeen(board.list_hash);
    const key = JSON.stringify([isDrawn, listHash, place?.hash, place?.position]);
    if (key === this.#built) return;
    this.#built = key;
    const hashes = [
      ...(listHash ? [hashOf(words('listHash'), listHash)] : []),
      ...(place ? [hashOf(words('ownHash'), place.hash)] : []),
    ];
    this.#host.replaceChildren(...hashes, ...(isDrawn ? checking({ place, listHash: listHash ?? '' }) : []));
  }
}

/** The hash of the list as this browser saw it first, whatever is published later. */
function firstSeen(listHash: string | null): string | null {
  try {
    const key = `passa-list-${page.seedHash}`;
    const seen = localStorage.getItem(key);
    if (seen === null && listHash !== null && !page.isPreview) localStorage.setItem(key, listHash);
    return seen ?? listHash;
  } catch {
    return listHash;
  }
}

const hashOf = (name: string, hash: string): HTMLElement =>
  element('dl', {}, element('dt', {}, name), element('dd', {}, element('code', {}, hash)));

/** The reader's place, and the hash of the list that this browser saw first. */
interface Known {
  place: Place | null;
  listHash: string;
}

const dataAddress = `/waiting-room/${page.event.id}/draw.json`;

function checking(known: Known): HTMLElement[] {
  const result = element('div', { class: 'result', role: 'status' });
  const start = button(words('check'), 'quiet', () => {
    start.disabled = true;
    void check(known, result)
      .catch(() => result.replaceChildren(element('p', { class: 'failure' }, words('checkFailed'))))
      .finally(() => {
        start.disabled = false;
      });
  });
  const links = [
    element('a', { href: elsewhere(known) }, words('elsewhere')),
    element('a', { href: dataAddress }, words('data')),
  ];
  return [start, result, ...links.map((link) => element('p', {}, link))];
}

/** The page where a draw can be checked in any browser, with what is known here. */
function elsewhere({ place, listHash }: Known): string {
  const fields = { draw: page.event.id, place: place?.hash ?? '', seed: page.seedHash, list: listHash };
  return `/verify?${new URLSearchParams(fields)}`;
}

async function check({ place, listHash }: Known, result: HTMLElement): Promise<void> {
  const answer = await fetch(dataAddress);
  if (!answer.ok) throw new Error(`draw.json answered ${answer.status}`);
  const draw: PublishedDraw = await answer.json();
  const all = count(draw.places.length);
  const { isSeedRight, isListRight, order } = await checkDraw(
    draw,
    { seedHash: page.seedHash, listHash },
    (done) => {
      result.textContent = words('checking', { done: count(done), count: all });
    },
  );
  const lines: [isRight: boolean, text: string][] = [
    [isSeedRight, words(isSeedRight ? 'checkedSeed' : 'badSeed')],
    [isListRight, words(isListRight ? 'checkedList' : 'badList')],
    [
      true,
      draw.ledger
        ? words('checkedOrder', { count: all, ledger: draw.ledger.sequence })
        : words('checkedAlone', { count: all }),
    ],
    ownLine(place, order),
  ];
  result.replaceChildren(
    element(
      'ul',
      {},
      ...lines.map(([isRight, text]) => element('li', { class: isRight ? 'right' : 'wrong' }, text)),
    ),
  );
}

function ownLine(place: Place | null, order: readonly string[]): [isRight: boolean, text: string] {
  if (!place) return [true, words('checkedNoPlace')];
  const nth = order.indexOf(place.hash) + 1;
  if (nth === 0) {
    const isBehind = (place.position ?? 0) > order.length;
    return [isBehind, isBehind ? words('checkedLate') : words('badOwn', { position: '—' })];
  }
  const isRight = nth === place.position;
  return [isRight, words(isRight ? 'checkedOwn' : 'badOwn', { position: count(nth) })];
}
