import type { AnyEntrance } from './entrance.ts'
import { cookies } from './entrances/cookies.ts'
import { headers } from './entrances/headers.ts'
import { libraryFolders } from './entrances/library-folders.ts'
import { names } from './entrances/names.ts'
import { nfos } from './entrances/nfo.ts'
import { pairing } from './entrances/pairing.ts'
import { ranges } from './entrances/ranges.ts'
import { sockets } from './entrances/sockets.ts'
import { subtitles } from './entrances/subtitles.ts'
import { takeFilms } from './entrances/take-films.ts'
import { time } from './entrances/time.ts'
import { uploads } from './entrances/uploads.ts'

/** Every way in. A slice that opens another one puts it here. */
export const ENTRANCES: readonly AnyEntrance[] = [
  uploads,
  takeFilms,
  libraryFolders,
  subtitles,
  nfos,
  names,
  ranges,
  headers,
  sockets,
  cookies,
  pairing,
  time,
]
