import type { RoomView } from '../../../server/lib/waiting-room/room-view.ts';
import { button, element } from './dom.ts';
import { type Board, count, countdown, type Place, page, when, words } from './page-data.ts';
import { minutesUntil } from './room-view.ts';
import { wayBack } from './way-back.ts';

/** What the panel can do. */
export interface PanelActions {
  join: () => void;
  leave: () => void;
}

export interface Shown {
  view: RoomView;
  board: Board;
  place: Place | null;
  /** Of the server, in milliseconds. */
  now: number;
  /** What is going on or went wrong with the reader's last action. */
  note: { text: string; kind: 'busy' | 'failure' } | null;
}

const { slug } = page.event;
/** Where the reader buys: the purchase that they came from, or the page of the event. */
const address = wayBack(slug) ?? `/event-details?slug=${encodeURIComponent(slug)}`;

/** The part of the page that changes. It is built anew with each view; figures change within it. */
export class RoomPanel {
  /** Announced when it changes. */
  readonly #words = element('div', { class: 'words', 'aria-live': 'polite' });
  readonly #rest = element('div', { class: 'rest' });
  readonly #host: HTMLElement;
  readonly #actions: PanelActions;
  /** Writes the figures that change while one view is shown. */
  #update: (shown: Shown) => void = () => undefined;
  #built = '';

  constructor(host: HTMLElement, actions: PanelActions) {
    this.#host = host;
    this.#actions = actions;
  }

  show(shown: Shown): void {
    const { view, place, note } = shown;
    const key = JSON.stringify([view, place?.hash, place?.position, place?.expiresAt, note]);
    if (this.#built === '') this.#host.replaceChildren(this.#words, this.#rest);
    if (key !== this.#built) {
      this.#built = key;
      this.#build(shown);
    }
    this.#update(shown);
  }

  #build(shown: Shown): void {
    const parts = PARTS[shown.view](shown, this.#actions);
    const { note } = shown;
    const said =
      note && element('p', { class: note.kind, role: note.kind === 'busy' ? 'status' : 'alert' }, note.text);
    const hadFocus = this.#rest.contains(document.activeElement);
    const heading = element('h2', { tabindex: '-1' }, parts.title);
    this.#words.replaceChildren(heading, ...parts.body.map((text) => element('p', {}, text)));
    this.#rest.replaceChildren(
      ...parts.figures.map(({ node }) => node),
      ...(said ? [said] : []),
      ...parts.actions,
    );
    if (hadFocus) heading.focus();
    if (note?.kind === 'busy') for (const made of this.#rest.querySelectorAll('button')) made.disabled = true;
    this.#update = (next) => {
      for (const { update } of parts.figures) update(next);
    };
  }
}

interface Figure {
  node: HTMLElement;
  update: (shown: Shown) => void;
}

interface Parts {
  title: string;
  body: string[];
  figures: Figure[];
  actions: HTMLElement[];
}

/** A large figure under its label. */
function figure(label: string, text: (shown: Shown) => string, className = 'big'): Figure {
  const value = element('b', {});
  return {
    node: element(
      'p',
      { class: className, role: 'timer', 'aria-live': 'off' },
      element('span', {}, label),
      value,
    ),
    update: (shown) => {
      const next = text(shown);
      if (value.textContent !== next) value.textContent = next;
    },
  };
}

const until = (label: string, at: string): Figure =>
  figure(words(label), ({ now }) => countdown(Date.parse(at) - now));

/** A line that is there while it has a text. */
function line(text: (shown: Shown) => string | null, className = 'soft'): Figure {
  const node = element('p', { class: className });
  return {
    node,
    update: (shown) => {
      const next = text(shown);
      node.hidden = next === null;
      if (next !== null && node.textContent !== next) node.textContent = next;
    },
  };
}

const people = (): Figure =>
  line(({ board: { joined } }) => {
    if (joined === 0) return null;
    return joined === 1 ? words('person') : words('people', { count: count(joined) });
  });

const allTaken = (): Figure =>
  line(({ board }) => (board.sold_out ? words(board.tiers ? 'allSomeTaken' : 'allTaken') : null), 'notice');

const link = (text: string): HTMLElement => element('a', { class: 'button', href: address }, words(text));

function again({ join }: PanelActions): HTMLElement {
  return button(words('joinAgain'), 'main', join);
}

/** Asks once before the place is given up. */
function leaving({ leave }: PanelActions): HTMLElement {
  const sure = element('div', { class: 'sure' }, element('p', {}, words('leaveSure')));
  sure.append(
    button(words('leave'), 'quiet', leave),
    button(words('stay'), 'quiet', () => sure.replaceWith(first)),
  );
  const first = button(words('leave'), 'quiet', () => {
    first.replaceWith(sure);
    sure.querySelector('button')?.focus();
  });
  return first;
}

function queue(place: Place): Figure[] {
  const position = place.position ?? 0;
  const bar = element('progress', { 'aria-label': words('progress'), max: String(position) });
  return [
    figure(words('nowServing'), ({ board }) => count(board.now_serving), 'figure'),
    figure(words('ahead'), ({ board }) => count(Math.max(0, position - board.now_serving - 1)), 'figure'),
    figure(words('wait'), ({ board }) => waitText(minutesUntil(position, board)), 'figure'),
    {
      node: bar,
      update: ({ board }) => {
        bar.value = Math.min(position, board.now_serving);
      },
    },
  ];
}

function waitText(minutes: number | null): string {
  if (minutes === null) return words('unknown');
  if (minutes < 1) return words('seconds');
  const whole = Math.ceil(minutes);
  if (whole < 60) return words('minutes', { count: whole });
  return words('hours', { hours: Math.floor(whole / 60), minutes: whole % 60 });
}

const texts = (
  view: string,
  values: Record<string, string | number> = {},
): Pick<Parts, 'title' | 'body'> => ({
  title: words(`${view}Title`, values),
  body: [words(`${view}Body`, values)],
});

const joinable = (
  view: 'join' | 'joinLate',
  figures: Figure[],
  shown: Shown,
  { join }: PanelActions,
): Parts => ({
  ...texts(view, { sale: when(shown.board.on_sale_at, shown.now) }),
  figures,
  actions: [button(words('join'), 'main', join)],
});

const PARTS: Readonly<Record<RoomView, (shown: Shown, actions: PanelActions) => Parts>> = {
  opens: ({ board, now }) => ({
    ...texts('opens', { opens: when(board.joins_from, now), sale: when(board.on_sale_at, now) }),
    figures: [until('untilOpen', board.joins_from)],
    actions: [],
  }),
  join: (shown, actions) =>
    joinable('join', [until('untilSale', shown.board.on_sale_at), people()], shown, actions),
  joinLate: (shown, actions) => joinable('joinLate', [allTaken(), people()], shown, actions),
  in: ({ board, now }, actions) => ({
    ...texts('in', { time: when(board.on_sale_at, now) }),
    figures: [until('untilSale', board.on_sale_at), people()],
    actions: [leaving(actions)],
  }),
  draw: () => ({ ...texts('draw'), figures: [people()], actions: [] }),
  wait: ({ place }, actions) => ({
    title: words('waitTitle', { position: count(place?.position ?? 0) }),
    body: [words('keep', { minutes: page.minutes })],
    figures: [...(place ? queue(place) : []), allTaken()],
    actions: [leaving(actions)],
  }),
  turn: ({ place, now }, actions) => {
    const end = place?.expiresAt ?? new Date(now).toISOString();
    return {
      ...texts('turn', { time: when(end, now) }),
      figures: [until('turnLeft', end), allTaken()],
      actions: [link('buy'), leaving(actions)],
    };
  },
  late: ({ place, now }, actions) => ({
    ...texts('late', { time: place?.expiresAt ? when(place.expiresAt, now) : '' }),
    figures: [allTaken()],
    actions: [again(actions)],
  }),
  left: (_shown, actions) => ({ ...texts('left'), figures: [allTaken()], actions: [again(actions)] }),
  used: ({ board }, actions) => ({
    ...texts('used'),
    figures: [],
    actions:
      board.state === 'closed' ? [link('toEvent')] : [button(words('joinAgain'), 'quiet', actions.join)],
  }),
  sold: ({ board }) => ({
    title: words('soldTitle'),
    body: [words(`sold${board.tiers ? 'Some' : ''}${page.event.waitingList ? 'Waiting' : 'Body'}`)],
    figures: [],
    actions: [link(page.event.waitingList ? 'toWaiting' : 'toEvent')],
  }),
  over: () => ({ ...texts('over'), figures: [], actions: [link('toEvent')] }),
  off: () => ({ ...texts('off'), figures: [], actions: [link('buy')] }),
};
