import { eventTime } from '../../lib/documents/index.ts';
import { escapeHtml } from '../../lib/language/escape-html.ts';
import type { Language } from '../../lib/language/language.ts';
import { posterSvg } from '../../lib/posters/poster.ts';
import { ROOM_VIEWS, type RoomView, roomView } from '../../lib/waiting-room/room-view.ts';
import { isoInZone } from '../../lib/zones/index.ts';
import { type CoverRecord, coverPath, type Event } from '../../modules/events/index.ts';
import type { Board, RoomRecord } from '../../modules/waiting-room/index.ts';
import { fill, ROOM_WORDS, type RoomWords } from './room.messages.ts';
import type { ShownPlace } from './room-view.ts';

export interface RoomPage {
  event: Event;
  cover: CoverRecord | undefined;
  room: RoomRecord;
  board: Board;
  /** Whether the page is to work without scripts; they replace what it says otherwise. */
  isPlain: boolean;
  /** Address of the page without scripts, relative. */
  plainAddress: string;
  /** Of the reader, on the page without scripts; the script asks for it itself. */
  place: ShownPlace | null;
  language: Language;
  /** Whether a proof of work is asked on joining, which only the script can do. */
  needsWork: boolean;
  /** Why joining failed; null: it did not. */
  failure: string | null;
  /** The page shows example figures for the organiser. */
  isPreview: boolean;
}

const SCRIPT = '<script type="module" src="/waiting-room/room.js"></script>';

/** Renders the page of a waiting room. The script replaces the part `now`, which says the same without it. */
export function roomPage(page: RoomPage): string {
  const { event, board, place, language, isPreview } = page;
  const words = ROOM_WORDS[language];
  return frame(
    {
      title: `${words.room} · ${event.name}`,
      language,
      refresh: isPreview ? null : refreshOf(page),
      script: SCRIPT,
    },
    `<main data-view="${roomView(board, place)}">
${isPreview ? previewBar(words) : ''}
${head(page, words)}
<section id="now" class="now">${now(page, words)}</section>
${fairness(page, words)}
<p class="foot"><a href="${eventAddress(event)}">${words.event}</a><span>${words.withPassa}</span></p>
</main>
<script type="application/json" id="room">${scriptData(page, words)}</script>`,
  );
}

/** Renders the page for an event without a waiting room. */
export function noRoomPage(language: Language): string {
  const words = ROOM_WORDS[language];
  return frame(
    { title: `${words.room} · Passa`, language, refresh: null },
    `<main><section id="now" class="now"><h2>${words.none}</h2><p>${words.noneBody}</p>
<a class="button" href="/events">${words.allEvents}</a></section></main>`,
  );
}

/** Leads readers without scripts to the page that works without them, and keeps that up to date. */
const refreshOf = ({ isPlain, plainAddress }: RoomPage): string =>
  `${isPlain ? 20 : 0};url=${escapeHtml(plainAddress)}`;

const eventAddress = ({ slug }: Event): string => `/event-details?slug=${encodeURIComponent(slug)}`;

interface Frame {
  title: string;
  language: Language;
  /** Seconds and address, as a page without scripts refreshes itself; null: it does not. */
  refresh: string | null;
  script?: string;
}

function frame({ title, language, refresh, script = '' }: Frame, body: string): string {
  const again =
    refresh === null
      ? ''
      : `<noscript><meta http-equiv="refresh" content="${refresh}"></noscript>
`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111217" media="(prefers-color-scheme: dark)">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/waiting-room/room.css">
${again}${script}</head>
<body>${body}</body></html>
`;
}

function head({ event, cover, board, language }: RoomPage, words: RoomWords): string {
  const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone, language);
  const art = cover ? coverArt(cover) : posterSvg(event, { width: 720, height: 220 });
  return `<header><div class="art" aria-hidden="true">${art}</div>
<div class="name"><p class="room">${words.room}</p><h1>${escapeHtml(event.name)}</h1>
<p class="soft"><time datetime="${isoInZone(event.startDate, event.timeZone)}">${date}, ${time}</time> · ${escapeHtml(event.venue)}</p>
${tiersLine(event, board, language)}</div></header>`;
}

/** The tickets that are sold through the room, where they are not all. The script keeps it up to date. */
function tiersLine(event: Event, { tiers }: Board, language: Language): string {
  const words = ROOM_WORDS[language];
  const names = new Intl.ListFormat(LIST_LOCALES[language]).format(tiers ?? []);
  const text = names === '' ? words.forCoded : fill(words.forTiers, { tiers: escapeHtml(names) });
  return `<p class="tiers" id="tiers"${tiers === null ? ' hidden' : ''}><b>${text}</b> <a href="${eventAddress(event)}">${words.others}</a></p>`;
}

/** As the script has them. */
const LIST_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', sw: 'sw-KE' };

function coverArt({ hash, widths }: CoverRecord): string {
  const sources = (format: 'avif' | 'webp'): string =>
    widths.map((width) => `${coverPath(hash, width, format)} ${width}w`).join(', ');
  const sizes = '(min-width: 45em) 720px, 100vw';
  return `<picture><source type="image/avif" srcset="${sources('avif')}" sizes="${sizes}"><img alt="" src="${coverPath(hash, widths[0] ?? 0, 'webp')}" srcset="${sources('webp')}" sizes="${sizes}"></picture>`;
}

/** Title and sentence of each view; its values are filled in. */
const TEXTS: Readonly<Record<RoomView, readonly [title: keyof RoomWords, body: keyof RoomWords]>> = {
  opens: ['opensTitle', 'opensBody'],
  join: ['joinTitle', 'joinBody'],
  in: ['inTitle', 'inBody'],
  draw: ['drawTitle', 'drawBody'],
  joinLate: ['joinLateTitle', 'joinLateBody'],
  wait: ['waitTitle', 'keep'],
  turn: ['turnTitle', 'turnBody'],
  late: ['lateTitle', 'lateBody'],
  left: ['leftTitle', 'leftBody'],
  used: ['usedTitle', 'usedBody'],
  sold: ['soldTitle', 'soldBody'],
  over: ['overTitle', 'overBody'],
  off: ['offTitle', 'offBody'],
};

const CAN_JOIN = new Set<RoomView>(['join', 'joinLate', 'late', 'left']);
const TO_EVENT = new Set<RoomView>(['turn', 'sold', 'off']);

function now(page: RoomPage, words: RoomWords): string {
  const { event, room, board, place, language, failure } = page;
  const view = roomView(board, place);
  const [title, usual] = TEXTS[view];
  const body = view === 'sold' && board.tiers ? 'soldSomeBody' : usual;
  const when = (at: Date): string => {
    const { date, time } = eventTime(at, at, event.timeZone, language);
    return `${date}, ${time}`;
  };
  const values = {
    opens: when(room.joinsFrom),
    sale: when(room.onSaleAt),
    time: when(place?.expiresAt ?? room.onSaleAt),
    position: place?.position?.toLocaleString('en') ?? '',
    minutes: room.minutes,
  };
  const served = view === 'wait' ? `<p>${words.nowServing}: <b>${board.now_serving}</b></p>` : '';
  const link = TO_EVENT.has(view)
    ? `<a class="button" href="${eventAddress(event)}">${view === 'turn' ? words.buy : words.toEvent}</a>`
    : '';
  return `<h2>${fill(words[title], values)}</h2><p>${fill(words[body], values)}</p>${served}
${failure === null ? '' : `<p class="failure" role="alert">${escapeHtml(failure)}</p>`}${link}
${page.isPlain ? plainPart(page, view, words) : ''}`;
}

/** Joins without a script, unless the proof of work is asked for. */
function plainPart({ needsWork, plainAddress }: RoomPage, view: RoomView, words: RoomWords): string {
  const form = needsWork
    ? `<p>${words.noScriptJoin}</p>`
    : `<form method="post" action="${escapeHtml(plainAddress)}"><button type="submit">${words.join}</button></form>`;
  return `${CAN_JOIN.has(view) ? form : ''}<p class="soft">${words.noScript}</p>`;
}

function fairness({ room }: RoomPage, words: RoomWords): string {
  const ledger = room.seedTransaction
    ? `<p>${fill(words.fairLedger, { hash: `<code>${room.seedTransaction}</code>` })}</p>`
    : '';
  return `<details class="fair"><summary>${words.fairTitle}</summary>
<p>${words.fairBody}</p>${ledger}
<dl><dt>${words.seedHash}</dt><dd><code>${room.seedHash.toString('hex')}</code></dd></dl>
<div id="check" class="check"></div></details>`;
}

function previewBar(words: RoomWords): string {
  const links = ROOM_VIEWS.map(
    (view) => `<a href="?preview=${view}">${fill(words[TEXTS[view][0]], { position: '…' })}</a>`,
  );
  return `<nav class="preview" aria-label="${words.preview}"><p>${words.preview}</p>${links.join(' ')}</nav>`;
}

/** What the script needs: a JSON text that cannot end its element. */
function scriptData(page: RoomPage, words: RoomWords): string {
  const { event, room, board, place, language, needsWork, isPreview, failure } = page;
  const { id, name, slug, timeZone, waitingList } = event;
  const data = {
    event: { id, name, slug, timeZone, waitingList },
    minutes: room.minutes,
    seedHash: room.seedHash.toString('hex'),
    board,
    place: isPreview ? place : null,
    isPreview,
    needsWork,
    failure,
    language,
    words,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
