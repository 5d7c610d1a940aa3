import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first: begun last, one of them would be waited for. A clone
 *  that is new knows no times of earlier runs; `npm test` tells them. */
const LONGEST = [
  'apps/server/src/app/killed-server.test.ts',
  'apps/server/src/app/start-starnest.test.ts',
  'apps/server/src/app/ceiling.test.ts',
  'apps/server/src/app/hostile/fuzz.test.ts',
  'apps/server/src/adapters/media/ffmpeg/hostile.test.ts',
  'apps/server/src/adapters/database/embedded/crash.test.ts',
  'apps/server/src/app/ingest/killed-ingest.test.ts',
  'apps/server/src/app/backup/backup.test.ts',
  'apps/server/src/adapters/media/ffmpeg/codec-matrix.test.ts',
  'packages/demo-library/src/library.test.ts',
  'apps/server/src/app/rights/rights.test.ts',
  'apps/server/src/adapters/media/ffmpeg/engine-products.test.ts',
]

/** Files of the server first, then those with a document, which are many and short: with them both
 *  workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      if (project.name === 'document') return LONGEST.length + 1
      const found = LONGEST.indexOf(relative(project.config.root, moduleId))
      return found < 0 ? LONGEST.length : found
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
