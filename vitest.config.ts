import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/setup/longest-first.ts'

/** Tests in a .tsx file have a document. */
const WITH_DOCUMENT = 'apps/web/src/**/*.test.tsx'

/** Milliseconds that anything waited for may take: beside all other tests, on two slow processors, it comes
 *  late. */
const PATIENCE_MS = 120_000

export default defineConfig({
  test: {
    globalSetup: ['tests/setup/private-postgresql.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/render/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // The files of one worker share its modules, which are then read once and not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          include: [WITH_DOCUMENT],
          environment: 'happy-dom',
          // They share what comes from packages, and nothing of ours: see the setup file.
          isolate: false,
          setupFiles: ['tests/setup/fresh-document.ts'],
        },
      },
    ],
    setupFiles: ['tests/setup/patience.ts', 'tests/setup/console-guard.ts'],
    provide: { patienceMs: PATIENCE_MS },
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: 2 * PATIENCE_MS,
    hookTimeout: 2 * PATIENCE_MS,
    // What was said where nothing should be is shown with the failure.
    chaiConfig: { truncateThreshold: 2000 },
  },
})
