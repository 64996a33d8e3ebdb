import { describe, expect, it } from 'vitest';
import { ConfigError, shapeConfig } from '../../../server/config/config.ts';

describe('the configuration', () => {
  it('runs without any setting, on this machine alone, with a demo', () => {
    const config = shapeConfig({}, '1.0.0');
    expect(config).toMatchObject({
      production: false,
      host: 'localhost',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      rateLimits: true,
      corsOrigins: [],
      demoPassword: 'passa-demo-2026',
    });
  });

  it('has no demo in production, nor on a database of somebody else', () => {
    expect(shapeConfig({ NODE_ENV: 'production' }, '1').demoPassword).toBeUndefined();
    const theirs = shapeConfig({ DATABASE_URL: 'postgres://a@b/c' }, '1');
    expect(theirs.demoPassword).toBeUndefined();
  });

  it('names every bad value at once', () => {
    const bad = {
      PORT: 'soon',
      NODE_ENV: 'prod',
      DATABASE_URL: 'mysql://x',
      MASTER_KEY: 'short',
      CORS_ORIGINS: 'https://a.example/path',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
    };
    expect(() => shapeConfig(bad, '1')).toThrow(ConfigError);
    const message = faultOf(() => shapeConfig(bad, '1'));
    for (const name of Object.keys(bad)) expect(message).toContain(`${name} must be`);
  });

  it('takes keys of 32 bytes as hex or base64', () => {
    const bytes = Buffer.alloc(32, 7);
    for (const text of [bytes.toString('hex'), bytes.toString('base64')]) {
      expect(shapeConfig({ TOKEN_KEY: text }, '1').given.tokenKey).toEqual(bytes);
    }
  });
});

function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
