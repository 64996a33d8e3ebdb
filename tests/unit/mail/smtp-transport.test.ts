import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../../server/platform/mail/smtp-transport.ts';
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts';

describe('mails', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.close());

  const send = (url: string) =>
    smtpTransport(url).sendMail({
      from: 'a@passa.test',
      to: 'b@passa.test',
      subject: 'Hello',
      text: 'Hello',
    });

  it('demand TLS of a server outside of the private network', () => {
    const demands = (url: string) =>
      (smtpTransport(url).options as { requireTLS?: boolean }).requireTLS === true;
    for (const url of ['smtp://mail.example.org:587', 'smtp://93.184.216.34', 'smtp://[2606:2800:220:1::1]'])
      expect([url, demands(url)]).toEqual([url, true]);
    for (const url of [
      'smtp://localhost:1025',
      'smtp://127.0.0.1',
      'smtp://mail:1025',
      'smtp://10.1.2.3',
      'smtp://mx.lan',
    ])
      expect([url, demands(url)]).toEqual([url, false]);
  });

  it('are not sent where TLS is demanded and not offered', async () => {
    await expect(send(`${server.url}?requireTLS=true`)).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.delivered).toEqual([]);
    await send(server.url);
    expect(server.delivered).toHaveLength(1);
  });
});
