/** Unpacks the package's browser into TMPDIR. In a separate process, because the package sets environment variables. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
