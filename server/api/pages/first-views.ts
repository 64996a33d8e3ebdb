import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { ANONYMOUS } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { OwnDocuments } from '../graphql/graphql-documents.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { CLIENT_FOLDER } from './built-client.ts';
import { scriptJson } from './page-head.ts';

declare module 'fastify' {
  interface FastifyInstance {
    firstViews: FirstViews;
  }
}

/** Content of a page before its script runs. */
export interface FirstView {
  /** Files of this page, so that they load together with those of every page. */
  links: string;
  /** Content of the script's root element. */
  root: string;
  /** Answers to the page's first queries. */
  answers: string;
}

export const NO_FIRST_VIEW: FirstView = { links: '', root: '', answers: '' };

export interface FoundView {
  path: string;
  address: string;
  question: { text: string; variables: Record<string, unknown> } | null;
}

interface Drawing {
  html: string;
  answers: string | null;
}

/** The renderer that the client's build creates: see client/src/first-view/first-view.tsx. */
interface Renderer {
  findFirstView(path: string, search: string): FoundView | null;
  drawFirstView(view: FoundView, answer: object | null): Drawing;
}

/** `/orders/0199c1d2-…` -> `/orders/:id`. */
const withoutIds = (path: string): string =>
  path.replace(/(?<=\/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/?$/, ':id');

/**
 * Lets scripts wait for styles and fonts, with which a drawn page is complete: on a slow network the scripts would take
 * most of the bandwidth until they have loaded.
 */
export const afterFonts = (tags: string): string =>
  tags
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

/**
 * Leaves the fonts to the script: a page that only the browser draws shows no text before its scripts have run, and the
 * fonts would take a fifth of the bandwidth from them.
 */
export const withoutFonts = (tags: string): string =>
  tags.replaceAll(/<link rel="preload" as="font"[^>]*>/g, '');

type Files = Record<string, { scripts: string[]; styles: string[] } | undefined>;

const RENDERER = path.join(CLIENT_FOLDER, '../first-view/first-view.js');
const FILES = path.join(CLIENT_FOLDER, 'first-files.json');
const MAX_CACHED = 200;
/** Cache lifetime: a rendering shows whether an event is over, so it expires. */
const KEPT_MS = 60_000;

/** Renders pages for anonymous visitors, with the client's own components and public data. */
export class FirstViews {
  readonly #executor: JitExecutor;
  readonly #documents = new OwnDocuments();
  readonly #drawings = new LRUCache<string, Drawing>({ max: MAX_CACHED, ttl: KEPT_MS });
  #renderer: Promise<Renderer> | undefined;
  #files: Files | undefined;

  constructor(executor: JitExecutor) {
    this.#executor = executor;
  }

  /** Returns the view of an address; null for those that only the browser renders. */
  async find(place: string, search: string): Promise<FoundView | null> {
    return (await this.#load())?.findFirstView(place, search) ?? null;
  }

  /** Returns the view of a page that only the browser renders. */
  undrawn(path: string): FirstView {
    return { ...NO_FIRST_VIEW, links: this.#linksOf(path) };
  }

  /** Renders the page for an anonymous visitor, regardless of the caller. */
  async draw(scope: Scope, view: FoundView): Promise<FirstView> {
    const renderer = await this.#load();
    if (renderer === undefined) return NO_FIRST_VIEW;
    const answer = await this.#ask(scope, view);
    if (answer === undefined) return NO_FIRST_VIEW;
    const key = `${view.address}\n${createHash('sha256').update(JSON.stringify(answer)).digest('base64')}`;
    let drawing = this.#drawings.get(key);
    if (drawing === undefined) {
      drawing = renderer.drawFirstView(view, answer);
      this.#drawings.set(key, drawing);
    }
    const { html, answers } = drawing;
    return {
      links: afterFonts(this.#linksOf(view.path)),
      root: html,
      answers:
        answers === null
          ? ''
          : `<script type="application/json" id="first-answers">${scriptJson(answers)}</script>`,
    };
  }

  /** @returns null when the view has no query, undefined when an anonymous visitor is refused. */
  async #ask(scope: Scope, { question }: FoundView): Promise<object | null | undefined> {
    if (question === null) return null;
    const { data, errors } = await this.#executor.execute({
      document: this.#documents.parsed(question.text),
      operationName: undefined,
      variables: question.variables,
      context: { ...scope, actor: ANONYMOUS },
    });
    return errors === undefined ? (data ?? undefined) : undefined;
  }

  /** @param path of the address, or of the route table */
  #linksOf(path: string): string {
    this.#files ??= JSON.parse(fs.readFileSync(FILES, 'utf8')) as Files;
    const { scripts = [], styles = [] } = this.#files[path] ?? this.#files[withoutIds(path)] ?? {};
    return [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  }

  /** Loaded with the first requested page: many processes of the product never send one. */
  async #load(): Promise<Renderer | undefined> {
    if (this.#renderer === undefined && !fs.existsSync(RENDERER)) return undefined;
    this.#renderer ??= import(pathToFileURL(RENDERER).href) as Promise<Renderer>;
    return this.#renderer;
  }
}
