import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushToDevices } from '../../../server/modules/wallet-passes/apple/push.ts';
import {
  type PassCertificates,
  passCertificates,
  serverCertificates,
} from '../../support/pass-certificates.ts';
import { PushService } from '../../support/push-service.ts';

describe('pushes over TLS', () => {
  let ours: PassCertificates;
  let server: { ca: string; cert: string; key: string };
  let service: PushService;

  beforeAll(async () => {
    ours = passCertificates();
    server = serverCertificates('localhost');
    service = await PushService.open({ ...server, ca: [ours.root, ours.authority] });
  });
  afterAll(() => service.close());

  const push = (
    tokens: string[],
    more: { key?: string; certificate?: string; serverAuthority?: string; timeoutMs?: number } = {},
  ) =>
    pushToDevices(tokens, {
      url: service.url,
      topic: 'pass.test',
      certificate: ours.certificate,
      key: ours.key,
      serverAuthority: server.ca,
      ...more,
    });

  it('prove themselves by the certificate of the passes, over one connection', async () => {
    const tokens = Array.from({ length: 50 }, (_, at) => `token-${at}`);
    const outcomes = await push(tokens);
    expect([...outcomes.values()].every(({ kind }) => kind === 'sent')).toBe(true);
    expect(service.taken).toHaveLength(50);
    expect(service.taken[0]?.client).toBe('Pass Type ID: pass.test.passa.tickets');
  });

  it('are tried again when the server is not trusted, or does not trust us', async () => {
    const before = service.requests;
    const stranger = passCertificates();
    for (const more of [
      { serverAuthority: stranger.root },
      { certificate: stranger.certificate, key: stranger.key },
    ])
      expect((await push(['token'], more)).get('token')).toMatchObject({ kind: 'retry' });
    expect(service.requests).toBe(before);
  });

  it('end at the first that gets no answer in time, for the others would wait as long', async () => {
    const before = service.requests;
    service.treat = () => 'silent';
    const tokens = Array.from({ length: 60 }, (_, at) => `silent-${at}`);
    const outcomes = await push(tokens, { timeoutMs: 300 });
    service.treat = () => 'fine';
    expect([...outcomes.values()].map(({ kind }) => kind)).toEqual(tokens.map(() => 'retry'));
    expect(service.requests - before).toBe(20);
  });

  it('to devices of another type of pass are tried again: the certificate is the wrong one', async () => {
    service.treat = () => 'other_topic';
    const outcomes = await push(['elsewhere']);
    service.treat = () => 'fine';
    expect(outcomes.get('elsewhere')).toMatchObject({ kind: 'retry', isMisconfigured: true });
  });

  it('are tried again when nothing listens', async () => {
    const closed = await PushService.open();
    const { url } = closed;
    await closed.close();
    const outcomes = await pushToDevices(['token'], { ...ours, url, topic: 'pass.test' });
    expect(outcomes.get('token')).toMatchObject({ kind: 'retry' });
  });
});
