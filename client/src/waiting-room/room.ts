import { roomView } from '../../../server/lib/waiting-room/room-view.ts';
import { element } from './dom.ts';
import { DrawPanel } from './draw-panel.ts';
import { JoinRefused, join, leave } from './join.ts';
import { type Board, type Place, page, words } from './page-data.ts';
import { RoomPanel, type Shown } from './room-panel.ts';
import { placeChanged, spreadOf } from './room-view.ts';
import { ServerClock } from './server-clock.ts';
import { allowSound, signalTurn, titleTurn } from './signal-turn.ts';
import { showTiers } from './tiers-line.ts';

const POLL_MS = 1_000;
/** The tab is not seen: its title and sound still come in time. */
const HIDDEN_POLL_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;
/** While it is the reader's turn, an order in another tab is noticed in this time. */
const TURN_POLL_MS = 15_000;
/** Calls for one's own place are spread over this time when its number was called. */
const CALLED_SPREAD_MS = 1_500;

const base = `/waiting-room/${page.event.id}`;
const clock = new ServerClock();
let { board, place }: { board: Board; place: Place | null } = page;
let note: Shown['note'] = null;
let failures = 0;
/** Whether the reader's place was asked for: only then is it clear what to show. */
let isKnown = page.isPreview;
let placeTimer: ReturnType<typeof setTimeout> | undefined;

const panel = new RoomPanel(document.getElementById('now') ?? document.body, {
  join: () => void enter(),
  leave: () => void giveUp(),
});
const draw = new DrawPanel(document.getElementById('check') ?? document.body);
const live = element('p', { class: 'live', role: 'status' });

function show(): void {
  showTiers(board);
  if (!isKnown) return;
  const view = roomView(board, place);
  const main = document.querySelector('main');
  const wasTurn = main?.dataset.view === 'turn';
  if (main) main.dataset.view = view;
  panel.show({ view, board, place, now: clock.now(), note });
  draw.show(board, place);
  titleTurn(view === 'turn');
  if (view === 'turn' && !wasTurn) signalTurn();
}

/** @returns null when there is no answer */
async function ask<Answer>(path: string): Promise<Answer | 'none' | null> {
  try {
    const answer = await fetch(`${base}/${path}`, path === 'place' ? { cache: 'no-store' } : {});
    if (answer.status === 404) return 'none';
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}

/** Asks for the reader's own place. A lost answer is asked for again. */
async function readPlace(): Promise<void> {
  clearTimeout(placeTimer);
  placeTimer = undefined;
  const answer = await ask<Place>('place');
  isKnown = true;
  if (answer === null) planPlace(2_000, 4_000);
  else place = answer === 'none' ? null : answer;
  if (place?.state === 'admitted') planPlace(TURN_POLL_MS, 1_000);
  show();
}

/** Asks for the place later, once, however often this is called. */
function planPlace(after: number, spread: number): void {
  placeTimer ??= setTimeout(() => void readPlace(), after + Math.random() * spread);
}

function planAfter(before: Board): void {
  if (!placeChanged(board, before, place)) return;
  const isDrawn = place?.position === null && board.state === 'open';
  planPlace(0, isDrawn || board.state === 'closed' ? spreadOf(board) : CALLED_SPREAD_MS);
}

async function poll(): Promise<void> {
  const answer = await ask<Board>('now.json');
  if (answer === null || answer === 'none') failures += 1;
  else {
    failures = 0;
    clock.note(answer.time);
    const before = board;
    board = answer;
    planAfter(before);
  }
  live.dataset.state = failures > 0 ? 'lost' : 'live';
  const text = words(failures > 0 ? 'lost' : 'live');
  if (live.textContent !== text) live.textContent = text;
  show();
  const usual = document.hidden ? HIDDEN_POLL_MS : POLL_MS;
  const pause = Math.min(LONGEST_PAUSE_MS, usual * 2 ** Math.min(failures, 5));
  pollTimer = setTimeout(() => void poll(), pause * (0.85 + Math.random() * 0.3));
}
let pollTimer: ReturnType<typeof setTimeout> | undefined;

async function enter(): Promise<void> {
  allowSound();
  say('busy', 'joining');
  try {
    // Another tab may have joined: a second place would replace the first.
    await readPlace();
    if (!isHeld()) {
      await join(() => say('busy', 'working'));
      await readPlace();
    }
    note = null;
    if (place === null) say('failure', 'noCookie');
    else show();
  } catch (error) {
    const refused = error instanceof JoinRefused ? error : new JoinRefused(undefined);
    say(refused.isBusy ? 'busy' : 'failure', refused.text);
    if (refused.isBusy) setTimeout(() => void enter(), 3_000 + Math.random() * 4_000);
  }
}

const isHeld = (): boolean => place?.state === 'waiting' || place?.state === 'admitted';

async function giveUp(): Promise<void> {
  try {
    await leave();
    note = null;
    place = null;
    show();
  } catch (error) {
    say('failure', error instanceof JoinRefused ? error.text : 'failed');
  }
}

function say(kind: 'busy' | 'failure', text: string): void {
  note = { kind, text: words(text) };
  show();
}

/** The reader's choice in the client, which has the same storage; the page has that of the system otherwise. */
function applyTheme(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be closed.
  }
}

applyTheme();
clock.note(board.time);
show();
if (!page.isPreview) {
  document.getElementById('now')?.after(live);
  void readPlace();
  void poll();
  setInterval(() => {
    const isOver = place?.state === 'admitted' && Date.parse(place.expiresAt ?? '') <= clock.now();
    if (isOver) void readPlace();
    show();
  }, POLL_MS);
  // A tab that is seen again has slept: it may be the reader's turn, or another tab has joined.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    clearTimeout(pollTimer);
    void poll();
    void readPlace();
  });
} else for (const made of document.querySelectorAll<HTMLButtonElement>('#now button')) made.disabled = true;
