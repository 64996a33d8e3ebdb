import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { ANONYMOUS } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { CLIENT_FOLDER } from './client-folder.ts';
import { scriptJson } from './page-head.ts';

declare module 'fastify' {
  interface FastifyInstance {
    firstViews: FirstViews;
  }
}

/** What the page of an address holds before its script runs. */
export interface FirstView {
  /** Files of the page itself, so that they are asked for together with those of every page. */
  links: string;
  /** What stands where the script will draw. */
  root: string;
  /** Answers to what the page asks first. */
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

/** The program that the client's build makes of its pages: see client/src/first-view/first-view.tsx. */
interface Renderer {
  findFirstView(path: string, search: string): FoundView | null;
  drawFirstView(view: FoundView, answer: object | null): Drawing;
}

type Files = Record<string, { scripts: string[]; styles: string[] } | undefined>;

const RENDERER = path.join(CLIENT_FOLDER, '../first-view/first-view.js');
const FILES = path.join(CLIENT_FOLDER, 'first-files.json');
const MAX_CACHED = 200;
/** A drawing tells whether an event is over, so it does not stand for ever. */
const KEPT_MS = 60_000;

/** Draws pages as strangers see them, with the client's own components, from what strangers may ask. */
export class FirstViews {
  readonly #executor: JitExecutor;
  readonly #documents = new Map<string, DocumentNode>();
  readonly #drawings = new LRUCache<string, Drawing>({ max: MAX_CACHED, ttl: KEPT_MS });
  #renderer: Promise<Renderer> | undefined;
  #files: Files | undefined;

  constructor(executor: JitExecutor) {
    this.#executor = executor;
  }

  /** The view of an address; null for those that only the reader's own browser draws. */
  async find(place: string, search: string): Promise<FoundView | null> {
    return (await this.#load())?.findFirstView(place, search) ?? null;
  }

  /** Whoever asks for the page: it is drawn for a stranger. */
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
      links: this.#linksOf(view.path),
      root: html,
      answers:
        answers === null
          ? ''
          : `<script type="application/json" id="first-answers">${scriptJson(answers)}</script>`,
    };
  }

  /** @returns null when the view asks nothing, undefined when a stranger is refused. */
  async #ask(scope: Scope, { question }: FoundView): Promise<object | null | undefined> {
    if (question === null) return null;
    let document = this.#documents.get(question.text);
    if (document === undefined) {
      document = parse(question.text);
      this.#documents.set(question.text, document);
    }
    const { data, errors } = await this.#executor.execute({
      document,
      operationName: undefined,
      variables: question.variables,
      context: { ...scope, actor: ANONYMOUS },
    });
    return errors === undefined ? (data ?? undefined) : undefined;
  }

  #linksOf(page: string): string {
    this.#files ??= JSON.parse(fs.readFileSync(FILES, 'utf8')) as Files;
    const { scripts = [], styles = [] } = this.#files[page] ?? {};
    return [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  }

  /** Read with the first page that is asked for: many processes of the product never send one. */
  async #load(): Promise<Renderer | undefined> {
    if (this.#renderer === undefined && !fs.existsSync(RENDERER)) return undefined;
    this.#renderer ??= import(pathToFileURL(RENDERER).href) as Promise<Renderer>;
    return this.#renderer;
  }
}
