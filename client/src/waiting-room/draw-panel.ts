import { checkDraw, type PublishedDraw } from './check-draw.ts';
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
    const key = JSON.stringify([isDrawn, place?.hash, place?.position]);
    if (key === this.#built) return;
    this.#built = key;
    const own =
      place &&
      element(
        'dl',
        {},
        element('dt', {}, words('ownHash')),
        element('dd', {}, element('code', { class: 'own' }, place.hash)),
      );
    this.#host.replaceChildren(...(own ? [own] : []), ...(isDrawn ? checking(place) : []));
  }
}

const dataAddress = `/waiting-room/${page.event.id}/draw.json`;

function checking(place: Place | null): HTMLElement[] {
  const result = element('div', { class: 'result', role: 'status' });
  const start = button(words('check'), 'quiet', () => {
    start.disabled = true;
    void check(place, result)
      .catch(() => result.replaceChildren(element('p', { class: 'failure' }, words('checkFailed'))))
      .finally(() => {
        start.disabled = false;
      });
  });
  const data = element('p', {}, element('a', { href: dataAddress }, words('data')));
  return [start, result, data];
}

async function check(place: Place | null, result: HTMLElement): Promise<void> {
  const answer = await fetch(dataAddress);
  if (!answer.ok) throw new Error(`draw.json answered ${answer.status}`);
  const draw: PublishedDraw = await answer.json();
  const all = count(draw.places.length);
  const { isSeedRight, order } = await checkDraw(draw, page.seedHash, (done) => {
    result.textContent = words('checking', { done: count(done), count: all });
  });
  const lines: [isRight: boolean, text: string][] = [
    [isSeedRight, words(isSeedRight ? 'checkedSeed' : 'badSeed')],
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
