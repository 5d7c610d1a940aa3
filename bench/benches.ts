import type { Figure } from './figure.ts'

/** A bench. `isOfLibrary`: it measures servers whose library is prepared, which the bench `LIBRARY`
 *  does once for all of them: nothing else runs beside what is measured. `measure` runs in a process of its own. */
type Bench = { isOfLibrary?: boolean; measure: () => Promise<Figure[]> }

/** Benches by their names, in the order in which they run. Those that begin with the same word and a dot may be
 *  asked for by that word. */
export type Benches = Readonly<Record<string, Bench>>

/** Benches and the address of the module that exports them as `BENCHES`, where each of them finds itself
 *  in its own process. */
export type BenchModule = { url: string; benches: Benches }

/** The bench that prepares the library for others. */
export const LIBRARY = 'library'

/** Every bench there is. */
export const BENCHES: Benches = {
  javascript: {
    measure: async () => (await import('./home/home-javascript.ts')).measureHomeJavascript(),
  },
  home: { measure: async () => (await import('./home/home-latency.ts')).measureHome() },
  search: { measure: async () => (await import('./search/search-latency.ts')).measureSearch() },
  leo: { measure: async () => (await import('./leo-latency.ts')).measureLeo() },
  hidden: { measure: async () => (await import('./hostile/hidden-timing.ts')).measureHidden() },
  [LIBRARY]: { measure: async () => (await import('./films/prepare-library.ts')).prepareLibrary() },
  pin: { measure: async () => (await import('./hostile/pin-check.ts')).measurePin() },
  vitals: {
    isOfLibrary: true,
    measure: async () => (await import('./home/home-vitals.ts')).measureHomeVitals(),
  },
  playback: {
    isOfLibrary: true,
    measure: async () => (await import('./films/playback-latency.ts')).measurePlayback(),
  },
  ingest: {
    isOfLibrary: true,
    measure: async () => (await import('./films/ingest.ts')).measureIngest(),
  },
  segments: {
    measure: async () => (await import('./segments/segment-throughput.ts')).measureSegments(),
  },
  ladder: { measure: async () => (await import('./films/ladder.ts')).measureLadder() },
  scan: { measure: async () => (await import('./libraries/library-scan.ts')).measureScan() },
  'mixed-scan': {
    measure: async () => (await import('./libraries/library-scan.ts')).measureMixedScan(),
  },
  libraries: {
    measure: async () => (await import('./libraries/libraries.ts')).measureLibraries(),
  },
  'hostile-text': {
    measure: async () => (await import('./hostile/hostile-text.ts')).measureHostileText(),
  },
  upload: {
    isOfLibrary: true,
    measure: async () => (await import('./films/upload.ts')).measureUpload(),
  },
  jam: { isOfLibrary: true, measure: async () => (await import('./jam/jam.ts')).measureJam() },
  editor: {
    isOfLibrary: true,
    measure: async () => (await import('./editor/editor.ts')).measureEditor(),
  },
  room: { isOfLibrary: true, measure: async () => (await import('./room/room.ts')).measureRoom() },
  'party.screens': {
    isOfLibrary: true,
    measure: async () => (await import('./party/screens.ts')).measureScreens(),
  },
  'party.crowd': {
    isOfLibrary: true,
    measure: async () => (await import('./party/crowd.ts')).measureCrowd(),
  },
  'party.nodes': {
    isOfLibrary: true,
    measure: async () => (await import('./party/killed-node.ts')).measureKilledNode(),
  },
  watching: {
    isOfLibrary: true,
    measure: async () => (await import('./watching/watching.ts')).measureWatching(),
  },
  growth: { measure: async () => (await import('./growth/growth.ts')).measureGrowth() },
  live: { measure: async () => (await import('./live.ts')).measureLive() },
  subtitles: { measure: async () => (await import('./films/subtitles.ts')).measureSubtitles() },
  translate: { measure: async () => (await import('./translate.ts')).measureTranslate() },
  hostile: { measure: async () => (await import('./hostile/hostile.ts')).measureHostile() },
}

export const ALL: BenchModule = { url: import.meta.url, benches: BENCHES }
