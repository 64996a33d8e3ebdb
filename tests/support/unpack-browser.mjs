/** Unpacks the browser of the package into TMPDIR. A process of its own: the package sets variables of its own. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
