import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leavesOutDescriptions, leavesOutWhatTheServerReads } from './vite.contract.ts'
import { comesInStages, icon, STAGE_GROUPS } from './vite.stages.ts'
import { bringsTexts } from './vite.texts.ts'

/** Where `npm run dev` finds the server. */
const SERVER_ORIGIN = 'http://127.0.0.1:7827'

/** Small modules that home and most other screens draw with, by the end of their path. In one file
 *  they are some 2.9 kB (gzip) less on the way to home than with a file for each. */
const COMMON_PARTS = [
  ...['chevron-left', 'chevron-right', 'info', 'loader-circle', 'pause', 'play', 'unplug'].map(
    icon,
  ),
  ...['ellipsis-vertical', 'volume-2', 'volume-x'].map(icon),
  'web/src/ui/artwork.tsx',
  'web/src/ui/badge.tsx',
  'web/src/ui/button.tsx',
  'web/src/ui/icon-button.tsx',
  'web/src/ui/notice.tsx',
  'web/src/ui/skeleton.tsx',
  'web/src/ui/focus/use-roving-stop.ts',
  'web/src/ui/progress-bar.tsx',
  'web/src/ui/rail/use-rail-scroll.ts',
  'web/src/platform/language.ts',
  'web/src/platform/browser-storage.ts',
  'web/src/platform/keyboard/latin-key.ts',
  'web/src/platform/sound/one-sound.ts',
  'web/src/features/catalog/catalog.queries.ts',
  'web/src/library/title/in-parts.ts',
  'web/src/library/title/title-name.ts',
  'web/src/library/title/wide-picture.ts',
  'web/src/platform/screen/covered-page.ts',
  'web/src/features/catalog/cards/card-title.ts',
  'web/src/features/catalog/cards/card-width.ts',
  'web/src/features/catalog/cards/hover-preview/hovered-card.ts',
  'web/src/features/catalog/cards/minutes-left.ts',
  'web/src/features/catalog/cards/use-length.ts',
  'web/src/app/pages/home/shelf-in-path.ts',
  'web/src/features/catalog/cards/title-poster.tsx',
  'react-query/build/modern/useQuery.js',
  'react-query/build/modern/useBaseQuery.js',
  'react-query/build/modern/queryOptions.js',
]

/** What every screen needs and runs long before it can be used: in files of their own, so that each
 *  is a task of its own. */
const DRAWING = /node_modules\/(?:scheduler|react-dom\/(?:client|cjs\/react-dom-client\.))/
const SCHEMAS =
  /node_modules\/zod\/|contract\/src\/(?:age-rating|catalog\/catalog|errors|list-size|watch\/captions)\.ts$/

/** All other icons, which several screens draw with: a file for each would be a call for each, some 25 of them
 *  on home alone. */
const ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//

const isCommonPart = (id: string) => COMMON_PARTS.some((part) => id.endsWith(part))

/** Ends the build when a common part is nowhere to be found: it was moved, and home would load a file
 *  more for it without a word. */
function findsCommonParts(): Plugin {
  const missing = new Set(COMMON_PARTS)
  return {
    name: 'finds-common-parts',
    apply: 'build',
    moduleParsed({ id }) {
      for (const part of missing) if (id.endsWith(part)) missing.delete(part)
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      this.error(`no module is one of COMMON_PARTS: ${[...missing].join(', ')}`)
    },
  }
}

/** Runs each file that the page is made of by itself. Imported from one file, they would all run in
 *  one task, in which a slow phone answers nobody; as scripts of their own, each is a task, which
 *  begins as soon as its file is there. */
function runsFileByFile(): Plugin {
  return {
    name: 'runs-file-by-file',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
          '$&\n    <script type="module" async crossorigin src="$1"></script>',
        ),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    findsCommonParts(),
    runsFileByFile(),
    leavesOutWhatTheServerReads(),
    leavesOutDescriptions(),
    comesInStages(),
    bringsTexts(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The server's content policy takes no faces out of data addresses.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    // What comes after the first screen is small and near: announcing each piece costs a slow phone
    // more than it spares. What the first screen needs, the page itself announces.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      // To say a schema changes nothing else: those that nobody asks for are left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'schemas', test: SCHEMAS },
            { name: 'common-parts', test: isCommonPart },
            { name: 'drawing', test: DRAWING },
            { name: 'icons', test: ICONS, minShareCount: 2 },
            ...STAGE_GROUPS,
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 7828,
    strictPort: true,
    // changeOrigin stays off: the server compares the names Host and Origin of calls that change
    // something, and both must be the ones the browser sees.
    proxy: {
      '/api': { target: SERVER_ORIGIN, changeOrigin: false, ws: true },
      '^/media/.': { target: SERVER_ORIGIN, changeOrigin: false },
      '/clips': { target: SERVER_ORIGIN, changeOrigin: false },
      '/portraits': { target: SERVER_ORIGIN, changeOrigin: false },
    },
  },
})
