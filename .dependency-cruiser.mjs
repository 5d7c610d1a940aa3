/** The arrows of the house. Paths are not anchored, so that the planted violations under
 *  tests/fixtures/broken-arrows fall under the same rules. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const feature = '(apps/(?:server|web)/src)/features/([^/]+)/'

export default {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    forbid(
      'no-feature-to-feature',
      "A slice never knows another: app hands one's function to the other.",
      { path: feature },
      { path: 'apps/(server|web)/src/features/', pathNot: '$1/features/$2/' },
    ),
    forbid(
      'nothing-imports-app',
      'The composition root knows everybody and nobody knows it.',
      { path: 'apps/(server|web)/src/', pathNot: 'apps/(server|web)/src/(app|testing)/' },
      { path: 'apps/(server|web)/src/app/' },
    ),
    forbid(
      'no-feature-to-adapter',
      'A slice asks a port.',
      { path: 'apps/server/src/features/' },
      { path: 'apps/server/src/adapters/' },
    ),
    forbid(
      'no-adapter-to-feature',
      'An engine knows no product rule.',
      { path: 'apps/server/src/adapters/' },
      { path: 'apps/server/src/features/' },
    ),
    forbid(
      'ports-know-no-slice',
      'Ports are types: they know neither slices nor engines.',
      { path: 'apps/server/src/ports/' },
      { path: 'apps/server/src/(features|adapters|app|http|tables)/' },
    ),
    forbid(
      'domain-knows-no-engine',
      'Rules and knowledge of the product stand on the contract and the types of the ports.',
      { path: 'apps/server/src/domain/' },
      { path: 'apps/server/src/(features|adapters|app|http|tables)/' },
    ),
    forbid(
      'tables-stand-on-the-contract',
      'Tables are shapes: whoever asks them knows them, not the other way round.',
      { path: 'apps/server/src/tables/' },
      { path: 'apps/server/src/(features|adapters|app|http)/' },
    ),
    forbid(
      'http-knows-no-slice',
      'What all routes share knows none of them.',
      { path: 'apps/server/src/http/' },
      { path: 'apps/server/src/(features|adapters|app)/' },
    ),
    forbid(
      'only-tests-need-test-help',
      'What is written for tests does not ship.',
      { path: '(apps|packages)/[^/]+/src/', pathNot: '(\\.test\\.tsx?$|/src/testing/)' },
      { path: '(apps/server/test|(apps|packages)/[^/]+/src/testing)/' },
    ),
    forbid(
      'library-knows-no-slice',
      'What several slices show of the product knows none of them.',
      { path: 'apps/web/src/library/' },
      { path: 'apps/web/src/(features|app)/' },
    ),
    forbid(
      'ui-and-platform-know-no-product',
      'Parts of the interface and browser engines know no product word.',
      { path: 'apps/web/src/(ui|platform)/' },
      { path: 'apps/web/src/(library|features|app)/' },
    ),
    forbid(
      'web-not-to-server',
      'They meet in the contract.',
      { path: 'apps/web/' },
      { path: 'apps/server/' },
    ),
    forbid(
      'web-knows-of-what-ships-the-live-cast-only',
      'Pages draw with the kit; of the films they know the characters that act on pages.',
      { path: 'apps/web/' },
      { path: 'packages/demo-library/', pathNot: 'packages/demo-library/src/live/[^/]+$' },
    ),
    forbid(
      'server-not-to-web',
      'They meet in the contract.',
      { path: 'apps/server/' },
      { path: 'apps/web/src/' },
    ),
    forbid(
      'contract-stands-on-zod',
      'The contract is schemas and nothing else.',
      { path: 'packages/contract/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '(packages/contract/src/|node_modules/zod/)' },
    ),
    forbid(
      'jam-stands-alone',
      'How songs are read and scored is the same on the server, in a page and in the studio.',
      { path: 'packages/jam/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: 'packages/jam/src/' },
    ),
    forbid(
      'subtitles-stand-alone',
      'How subtitles are read, cut and timed is the same on the server and in a page.',
      { path: 'packages/subtitles/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: 'packages/subtitles/src/' },
    ),
    forbid(
      'editor-stands-on-the-contract',
      'How a film is cut together is the same on the server and in a page.',
      { path: 'packages/editor/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '(packages/editor/src/|packages/contract/src/|packages/subtitles/src/)' },
    ),
    forbid(
      'film-kit-stands-on-three',
      'The studio runs in any browser page, without the app.',
      { path: 'packages/film-kit/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '(packages/film-kit/src/|node_modules/three/|node_modules/@types/three/)' },
    ),
    forbid(
      'demo-library-knows-no-app',
      'What ships stands on the studio and the contract.',
      { path: 'packages/demo-library/' },
      { path: 'apps/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/build/)' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
