import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Folder of the sources: the bench runs from their build. */
const HERE = import.meta.url.replace('/dist/tests/', '/tests/');
const UNPACK = fileURLToPath(new URL('unpack-browser.mjs', HERE));
const CACHE = fileURLToPath(new URL('../../.cache', HERE));

/** Background work of a browser that no journey needs: its address bar alone loads two pages a window. */
const UNNEEDED = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];
/** The last list takes effect, so it includes what the test runner's own would switch off. */
const UNSTEADY = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export type Browser = {
  executablePath: string;
  args: string[];
  env: Record<string, string | undefined>;
};

/**
 * Finds the browser of the machine (CHROME names another one), otherwise that of a package. The flags are ours: the
 * package's own would switch off the web security under test.
 */
export async function findBrowser(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    `--disable-features=${[...UNNEEDED, ...UNSTEADY].join(',')}`,
  ];
  const installed = [process.env.CHROME ?? '', ...INSTALLED].find(runs);
  if (installed) return { executablePath: installed, args, env: {} };
  const home = await unpacked();
  const executablePath = path.join(home, 'chromium');
  // A machine without fonts renders no text; the package has some, and the file that names them.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(home, 'fonts') };
  const libraries = runs(executablePath) ? {} : { LD_LIBRARY_PATH: path.join(home, 'al2023/lib') };
  return { executablePath, args: [...args, '--headless=shell'], env: { ...fonts, ...libraries } };
}

/** Some systems ship a stub of that name, which only prints where to get the browser. */
function runs(file: string): boolean {
  return (
    existsSync(file) && spawnSync(file, ['--version'], { timeout: 10_000, stdio: 'ignore' }).status === 0
  );
}

/** Unpacks once for each user, as only its owner may run it; renamed when complete, so a killed run leaves no half. */
async function unpacked(): Promise<string> {
  const home = path.join(CACHE, `chromium-${process.getuid?.() ?? 0}`);
  if (existsSync(path.join(home, 'chromium'))) return home;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(path.join(CACHE, 'chromium-'));
  const { status } = spawnSync(process.execPath, [UNPACK], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // With this name the package also unpacks the system libraries that a bare machine lacks.
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  if (status !== 0) throw new Error('The browser of the package could not be unpacked.');
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
  return home;
}
