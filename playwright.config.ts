import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH, CHROMIUM_SHELL_PATH } from './tests/browser.ts'

/** Tests that mostly wait: for films to play or to be found, or for hours to end. They run beside all
 *  others. */
const REAL_TIME = [
  '**/watch/{autoplay,growing-film,uneven-films}.e2e.ts',
  '**/parents/watch-{budget,time}.e2e.ts',
  '**/files/library-folders.e2e.ts',
  '**/lookup/lookup.e2e.ts',
]

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    {
      name: 'browser',
      testMatch: '**/*.e2e.ts',
      testIgnore: REAL_TIME,
      use: { launchOptions: { executablePath: CHROMIUM_SHELL_PATH, args: CHROMIUM_FLAGS } },
    },
    // Played by the whole browser, as families do.
    {
      name: 'real-time',
      testMatch: REAL_TIME,
      // With several workers, as for one slice, a file does not wait for its own tests.
      fullyParallel: true,
      use: { launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS } },
    },
  ],
  globalSetup: './tests/setup/prepare-library.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // Beside all other tests, on two slow processors: ffmpeg, which steps back for everything else, then takes a minute
  // for what takes it a second.
  timeout: 360_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1280, height: 800 },
  },
})
