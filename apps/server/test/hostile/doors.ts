import { cookies } from './doors/cookies.ts'
import { headers } from './doors/headers.ts'
import { libraryFolders } from './doors/library-folders.ts'
import { names } from './doors/names.ts'
import { nfos } from './doors/nfo.ts'
import { pairing } from './doors/pairing.ts'
import { ranges } from './doors/ranges.ts'
import { sockets } from './doors/sockets.ts'
import { subtitles } from './doors/subtitles.ts'
import { takeFilms } from './doors/take-films.ts'
import { time } from './doors/time.ts'
import { uploads } from './doors/uploads.ts'
import type { AnyDoor } from './hostile-door.ts'

/** Every way in. A slice that opens another one puts it here. */
export const DOORS: readonly AnyDoor[] = [
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
