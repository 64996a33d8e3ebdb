import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_ACTOR } from '../../../server/platform/access/actor.ts';
import { createBlobStore } from '../../../server/platform/blobs/index.ts';
import { shapeConfig } from '../../../server/platform/config/config.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { jpeg } from '../../support/pictures.ts';
import { type S3Server, startS3 } from '../../support/s3-server.ts';
import { download, EVENT, REMOVE, upload } from './covering.ts';
import { draft } from './organiser.ts';

interface Store {
  settings: Record<string, string>;
  /** The stored files, as `covers/<hash>/<width>.<format>`. */
  files(app: TestApp): Promise<string[]>;
  close?(): Promise<void>;
}

const inDatabase = async (app: TestApp) =>
  (await app.sql<{ key: string }>(`SELECT folder || '/' || name AS key FROM blobs ORDER BY 1`)).map(
    ({ key }) => key,
  );

async function database(): Promise<Store> {
  return { settings: {}, files: inDatabase };
}

async function folder(): Promise<Store> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'passa-blobs-'));
  return {
    settings: { BLOB_STORE: 'folder', BLOB_DIR: root },
    files: async () =>
      (await readdir(root, { recursive: true }))
        .filter((name) => /\.(webp|avif|jpg|part)$/.test(name))
        .sort(),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

/** In two sizes that are encoded at once. */
const SMALL = { width: 400, height: 25 };

let s3: S3Server;
async function bucket(): Promise<Store> {
  s3 = await startS3();
  return { settings: s3.settings, files: async () => [...s3.objects.keys()].sort(), close: () => s3.close() };
}

const DELETE = 'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedId } }';
const DUPLICATE = `mutation ($id: ID!, $at: DateTime!) {
  duplicateEvent(input: { id: $id, startDate: $at }) { event { id } } }`;

const filesOf = (hash: string) =>
  ['320.avif', '320.webp', '400.avif', '400.webp', 'print.jpg'].map((name) => `covers/${hash}/${name}`);

describe.each([
  ['the database', database],
  ['a folder', folder],
  ['an S3-compatible service', bucket],
])('covers in %s', (_name, open) => {
  let app: TestApp;
  let admin: TestActor;
  let store: Store;
  let photo: Buffer;
  beforeAll(async () => {
    store = await open();
    app = await bootTestApp(store.settings);
    admin = await app.actor('issuer_owner');
    photo = await jpeg(SMALL);
  });
  afterAll(async () => {
    await app.close();
    await store.close?.();
  });

  const sweep = () => app.app.services.blobs.sweep(app.app.scope());
  const cover = async (id: string) => (await app.graphql(EVENT, { id }, admin)).data.event.cover;
  async function covered(): Promise<{ id: string; hash: string }> {
    const { id } = await draft(app, admin);
    const { body } = await upload(app, id, photo, admin);
    return { id, hash: body.data.cover.hash };
  }
  async function files(): Promise<string[]> {
    await sweep();
    return store.files(app);
  }
  async function forget(id: string): Promise<void> {
    await app.graphql(REMOVE, { id }, admin);
    expect(await files()).toEqual([]);
  }

  it('are kept in all sizes and served', async () => {
    const { id, hash } = await covered();
    expect(await files()).toEqual(filesOf(hash));
    const { urls, avif } = await cover(id);
    for (const url of [...urls, ...avif]) expect((await download(app, url)).status).toBe(200);
    await forget(id);
    expect((await download(app, urls[0])).status).toBe(404);
    expect(await app.sql('SELECT hash FROM covers')).toEqual([]);
    expect(codeOf(await app.graphql(REMOVE, { id }, admin))).toBe('NO_COVER');
  });

  it('are deleted when another one takes their place', async () => {
    const { id, hash } = await covered();
    const { body } = await upload(app, id, photo, admin);
    expect(body.data.cover.hash).not.toBe(hash);
    expect(await files()).toEqual(filesOf(body.data.cover.hash));
    await forget(id);
  });

  it('are deleted with the event', async () => {
    const { id } = await covered();
    expect((await app.graphql(DELETE, { id }, admin)).data.deleteEvent.deletedId).toBe(id);
    expect(await files()).toEqual([]);
  });

  it('are shared by a copy of the event, until the last one stops using them', async () => {
    const { id, hash } = await covered();
    const at = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    const copy = (await app.graphql(DUPLICATE, { id, at }, admin)).data.duplicateEvent.event.id;
    expect((await cover(copy)).hash).toBe(hash);
    await app.graphql(DELETE, { id }, admin);
    expect(await files()).toEqual(filesOf(hash));
    await forget(copy);
  });

  it('are deleted once when all events stop using them at the same time', async () => {
    const { id } = await covered();
    const at = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    const copies = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { data } = await app.graphql(DUPLICATE, { id, at }, admin);
        return data.duplicateEvent.event.id as string;
      }),
    );
    await Promise.all([id, ...copies].map((one) => app.graphql(REMOVE, { id: one }, admin)));
    expect(await files()).toEqual([]);
    expect(await app.sql('SELECT hash FROM covers')).toEqual([]);
    expect(await app.sql('SELECT folder FROM blob_removals')).toEqual([]);
  });

  it('of uploads at the same time leave the files of one', async () => {
    const { id } = await draft(app, admin);
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(app, id, photo, admin)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await files()).toEqual(filesOf((await cover(id)).hash));
    await forget(id);
  });

  it('of an upload that ended in the middle are deleted after an hour', async () => {
    const { blobs } = app.app.services;
    const left = `covers/${'a'.repeat(64)}`;
    await blobs.stage(app.app.scope(), {
      folder: left,
      issuerId: admin.issuerId ?? '',
      files: [{ name: '1.webp', content: photo }],
    });
    app.clock.advance('2h');
    expect(await files()).toEqual([]);
    expect(await app.sql('SELECT folder FROM blob_removals')).toEqual([]);
  });
});

describe('an S3-compatible service that is away', () => {
  let app: TestApp;
  let admin: TestActor;
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
    app = await bootTestApp(server.settings);
    admin = await app.actor('issuer_admin');
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  it('refuses uploads, and deletes later what it could not', async () => {
    const photo = await jpeg(SMALL);
    const { id } = await draft(app, admin);
    const first = (await upload(app, id, photo, admin)).body.data.cover;
    server.refuse = 403;
    const { status, body } = await upload(app, id, photo, admin);
    expect([status, body.error?.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await download(app, first.urls[0])).status).toBe(503);
    // Removing takes effect at once; its files wait.
    expect((await app.graphql(REMOVE, { id }, admin)).data.removeCover.event.cover).toBeNull();
    const { blobs } = app.app.services;
    await expect(blobs.sweep(app.app.scope())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(server.objects.size).toBe(5);
    server.refuse = undefined;
    await blobs.sweep(app.app.scope());
    expect(server.objects.size).toBe(0);
  });

  it('refuses another key', async () => {
    const stranger = await bootTestApp({ ...server.settings, S3_SECRET_ACCESS_KEY: 'wrong' });
    try {
      const own = await stranger.actor('issuer_admin');
      const { id } = await draft(stranger, own);
      expect((await upload(stranger, id, await jpeg(SMALL), own)).status).toBe(503);
      expect(server.objects.size).toBe(0);
    } finally {
      await stranger.close();
    }
  });
});

describe('covers from before a change of the store', () => {
  it('stay readable, and are deleted from the database', async () => {
    const other = await folder();
    const app = await bootTestApp();
    try {
      const admin = await app.actor('issuer_admin');
      const { id } = await draft(app, admin);
      const { hash } = (await upload(app, id, await jpeg(SMALL), admin)).body.data.cover;
      const moved = shapeConfig({ ...other.settings, DATA_DIR: os.tmpdir() }, 'test').blobs;
      const blobs = createBlobStore(moved, app.app.services.log);
      const scope = app.app.scope(SYSTEM_ACTOR);
      const covers = `covers/${hash}`;
      expect(await blobs.read(scope, covers, '320.webp')).toBeInstanceOf(Buffer);
      await inTransaction(scope, (tx) =>
        blobs.discard(tx, { folder: covers, issuerId: admin.issuerId ?? '' }),
      );
      await blobs.sweep(scope);
      expect(await blobs.read(scope, covers, '320.webp')).toBeUndefined();
      expect(await inDatabase(app)).toEqual([]);
    } finally {
      await app.close();
      await other.close?.();
    }
  });
});
