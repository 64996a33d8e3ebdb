import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// A worker: the page stays responsive while the proof of work is done.
handler({ deriveKey });
