import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Config } from '../../platform/config/config.ts';

/** Headers that the server sets per answer. */
const OF_AN_ANSWER = new Set(['content-type', 'content-length', 'connection', 'keep-alive', 'date']);

/**
 * What pages and frames in them may ask of the device. The door app and the page that verifies tickets scan with the
 * camera, the door app keeps the screen on, and texts are copied.
 */
const PERMISSIONS = [
  'accelerometer=(), autoplay=(), bluetooth=(), browsing-topics=(), display-capture=(), geolocation=(), gyroscope=()',
  'hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'camera=(self), clipboard-write=(self), fullscreen=(self), screen-wake-lock=(self)',
].join(', ');

/**
 * Returns the security headers. They are the same for every answer, so helmet computes them once, on an internal
 * server: at each request that cost as much as the rest of our HTTP layer.
 */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const probe = fastify();
  try {
    await probe.register(helmet, policy(config));
    probe.get('/', async () => '');
    const { headers } = await probe.inject('/');
    const own = Object.entries(headers).filter(([name]) => !OF_AN_ANSWER.has(name));
    return {
      ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      'permissions-policy': PERMISSIONS,
    };
  } finally {
    await probe.close();
  }
}

function policy({ production, mapUrl }: Config): Parameters<typeof helmet>[1] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes its colour variables into a style element of the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // The map of a venue, which opens on a click.
        frameSrc: [new URL(mapUrl).origin],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: production ? { maxAge: 31_536_000 } : false,
  };
}
