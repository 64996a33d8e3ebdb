import type { Translation } from '../catalogue.ts';

export const calls: Translation<'callTexts'> = {
  callTexts: {
    authenticationRequired: 'Tafadhali ingia kwanza',
    authenticationFailed: 'Utambulisho umeshindikana',
    noValidApiKey: 'Hakuna ufunguo wa API ulio halali',
    noToken: 'Hujaingia',
    keyGenerationFailed: 'Imeshindikana kutengeneza ufunguo wa API',
    network: 'Hitilafu ya mtandao',
    networkTryAgain: 'Hitilafu ya mtandao. Tafadhali jaribu tena.',
    http: (status, body) => `HTTP ${status}: ${body}`,
    serverError: (status) => `Hitilafu ya seva: ${status}`,
    result: (message) => `Hitilafu: ${message}`,
    forbidden: 'Jukumu lako haliruhusu hili.',
    notFound: 'Hatukuweza kukipata.',
    rateLimited: 'Umejaribu mara nyingi kwa muda mfupi. Tafadhali subiri kidogo.',
    rateLimitedFor: (minutes) => `Umejaribu mara nyingi. Tafadhali jaribu tena baada ya dakika ${minutes}.`,
    internal: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
    retry: 'Jaribu tena',
    loadFailed: (what) => `Hatukuweza kupakia ${what}.`,
  },
};
