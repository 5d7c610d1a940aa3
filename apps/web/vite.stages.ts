import type { Plugin } from 'vite'

/** What home is drawn with, which comes first. */
const HOME = ['web/index.html', 'app/pages/home/home-page.tsx']

/** What every visit loads behind its first screen, in this order, by the end of each path. All that a stage needs and no
 *  stage before it had comes in one file: split by who else uses it, it was some 50 files of a few hundred bytes for
 *  each screen, and a browser that speaks HTTP/1.1 fetches six at a time. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  intro: ['app/intro/play-intro.tsx', icon('skip-forward')],
  frame: [
    'shell/connection/connection-banner.tsx',
    'shell/connection/server-connection.ts',
    'shell/footer/footer.tsx',
    'shell/navigation/account-tools.tsx',
    icon('bell'),
    icon('notebook-pen'),
    'query-core/build/modern/mutationObserver.js',
    'react-query/build/modern/useMutation.js',
  ],
  house: [
    'shell/choose-first.tsx',
    'shell/host/leo-host.tsx',
    'shell/pairing-gate.tsx',
    'shell/time-requests.tsx',
    'shell/upload-tray-host.tsx',
  ],
  watch: ['app/pages/watch-page.tsx'],
  leo: ['features/host/assistant/assistant.tsx'],
}

/** Files that home may be made of, and its icons: they are there before any stage. */
const BEFORE = [
  'common-parts',
  'drawing',
  'home-page',
  'icons',
  'index',
  'rolldown-runtime',
  'schemas',
]

/** Name of the stage that a module comes with, by its id. 'home': it is there before. */
const stageOf = new Map<string, string>()

/** End of the path of an icon. */
export function icon(name: string): string {
  return `lucide-react/dist/esm/icons/${name}.mjs`
}

/** Groups for `codeSplitting`, one for each stage. What they hold needs nothing but each other and what came before, so
 *  that no stage brings a part of home along. */
export const STAGE_GROUPS = Object.keys(STAGES).map((name) => ({
  name,
  test: (id: string) => stageOf.get(id) === name,
  includeDependenciesRecursively: false,
}))

/** Finds out what each stage needs. Ends the build when a part is nowhere to be found, or when a stage needs a file that
 *  comes with none. */
export function comesInStages(): Plugin {
  return {
    name: 'comes-in-stages',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      stageOf.clear()
      const ids = [...this.getModuleIds()]
      const take = (id: string, stage: string) => {
        if (stageOf.has(id)) return
        stageOf.set(id, stage)
        for (const needed of this.getModuleInfo(id)?.importedIds ?? []) {
          if (isFollowed(needed)) take(needed, stage)
        }
      }
      for (const [stage, parts] of Object.entries({ home: HOME, ...STAGES })) {
        for (const part of parts) {
          const id = ids.find((one) => one.endsWith(part))
          if (id === undefined) this.error(`no module is "${part}" of the stage "${stage}"`)
          take(id, stage)
        }
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
      const known = new Set(BEFORE)
      for (const stage of Object.keys(STAGES)) {
        known.add(stage)
        const own = chunks.filter(({ name }) => name === stage)
        if (own.length === 0) this.error(`the stage "${stage}" has no file of its own`)
        const needed = own.flatMap(({ imports }) => imports)
        const others = needed.filter((file) => !known.has(nameOf.get(file) ?? ''))
        if (others.length > 0)
          this.error(`the stage "${stage}" needs ${others} besides its own file`)
      }
    },
  }
}

/** Whether a module comes with whatever needs it. Packages whose one entrance names all they have do not, for most of
 *  that is left out: of those, a stage names what it needs. */
const isFollowed = (id: string) => !id.includes('/node_modules/') || id.includes('/@twemoji/')
