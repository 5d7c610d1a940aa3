import { defineConfig, mergeConfig } from 'vitest/config'
import everyTest from './vitest.config.ts'

/** The tests of the repositories once more, on a PostgreSQL server named by an address. */
export default mergeConfig(
  { ...everyTest, test: { ...everyTest.test, include: [] } },
  defineConfig({
    test: {
      include: [
        'apps/server/src/app/{catalog,household}/*.test.ts',
        'apps/server/src/app/watch/progress.test.ts',
        'apps/server/src/app/ceiling.test.ts',
      ],
      globalSetup: ['tests/setup/private-postgresql.ts'],
    },
  }),
)
