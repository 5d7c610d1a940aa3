import type { ErrorCode } from '@starnest/contract/errors'
import { FILE_BYTES, FILES, type Shelved } from './ceiling-shelf.ts'

/** What a route says of titles, and the addresses that ask it. What it is asked of is made of `all`:
 *  the titles of the house, and one of the neighbours.
 *  `one`: of exactly one, 404 when it is hidden. `many`: of all that are visible. `some`: of one or
 *  more that are visible. `none`: of none. */
export type Check =
  | { says: 'one'; at: (title: Shelved) => string[]; code?: ErrorCode }
  | {
      says: 'some' | 'many' | 'none'
      at: (all: readonly Shelved[]) => string[]
      payload?: (all: readonly Shelved[]) => object
    }

/** A file that there is none of. */
const NO_FILE = 'aaaaaaaaaaaaaaaaaaaaaa.mp4'

const silent = (...at: string[]): Check => ({ says: 'none', at: () => at })

/** A title that everybody may see whom the test asks as. */
const isForAll = ({ rule }: Shelved) => rule === 'approved'

/** Every route there is. One that is new comes here with what it says of titles. */
export const CHECKED: Record<string, Check> = {
  '/api/animations': {
    says: 'many',
    at: () => ['/api/animations', '/api/animations?genre=adventure&category=movie'],
  },
  '/api/animations/:id': { says: 'one', at: ({ id }) => [`/api/animations/${id}`] },
  // Asked of what everybody may see; series.test.ts asks of what is hidden.
  '/api/animations/:id/episodes': {
    says: 'many',
    at: (all) => [`/api/animations/${all.find(isForAll)?.id}/episodes`],
  },
  '/api/animations/:id/playback': {
    says: 'one',
    at: ({ id }) => [`/api/animations/${id}/playback`],
  },
  '/api/animations/:id/progress': {
    says: 'one',
    at: ({ id }) => [`/api/animations/${id}/progress`],
  },
  '/api/home': {
    says: 'many',
    at: () => [
      '/api/home',
      '/api/home?genre=adventure',
      '/api/home?shelf=movies',
      '/api/home?shelf=my-list',
    ],
  },
  // Ids only; lists.test.ts asks which.
  '/api/lists': silent('/api/lists'),
  '/api/lists/:list': { says: 'many', at: () => ['/api/lists/my-list', '/api/lists/watch-later'] },
  // After what reads the lists: these also take titles off.
  '/api/lists/:list/:id': {
    says: 'one',
    at: ({ id }) => [`/api/lists/my-list/${id}`, `/api/lists/watch-later/${id}`],
  },
  '/api/continue-watching/:id': { says: 'one', at: ({ id }) => [`/api/continue-watching/${id}`] },
  // It shows a few pictures only; news.test.ts asks how many titles it counts.
  '/api/news': { says: 'some', at: () => ['/api/news'] },
  '/api/news/seen': silent('/api/news/seen'),
  '/api/search': {
    says: 'many',
    at: () => ['/api/search?q=a+lantern&limit=50', '/api/search?q=advnture&limit=50'],
  },
  // Of nobody, so that nothing changes under the test; rules.test.ts asks of somebody.
  '/api/parents/profiles/:id/titles': silent('/api/parents/profiles/2147483647/titles'),
  '/api/parents/profiles/:id/titles/:titleId/rule': silent(
    '/api/parents/profiles/2147483647/titles/1/rule',
  ),
  '/api/parents/profiles/:id/limits': silent('/api/parents/profiles/2147483647/limits'),
  '/api/parents/profiles/:id/history': silent('/api/parents/profiles/2147483647/history'),
  '/api/parents/profiles/:id/history/:titleId': silent(
    '/api/parents/profiles/2147483647/history/1',
  ),
  '/api/parents/history-days': silent('/api/parents/history-days'),
  // What a child's title to finish is: its number only. time.test.ts asks the rest.
  '/api/time': silent('/api/time'),
  '/api/time/request': silent('/api/time/request'),
  '/api/time/grant': silent('/api/time/grant'),
  '/api/time/requests': silent('/api/time/requests'),
  '/api/time/requests/:id': silent('/api/time/requests/2147483647'),
  '/api/parents/profiles/:id/time': silent('/api/parents/profiles/2147483647/time'),
  '/api/parents/profiles/:id/time/grants': silent('/api/parents/profiles/2147483647/time/grants'),
  '/api/parents/time-zone': silent('/api/parents/time-zone'),
  '/api/parents/titles/:titleId/rating': silent('/api/parents/titles/1/rating'),
  '/api/watching-together': silent('/api/watching-together'),
  '/api/pins': silent('/api/pins'),
  '/api/family-profiles/:id/pin': silent('/api/family-profiles/2147483647/pin'),
  // Nobody is let in here, so there is no code; lan-code.test.ts asks where there is one.
  '/api/pairing': silent('/api/pairing'),
  '/api/pairing/code': silent('/api/pairing/code'),
  '/api/devices': silent('/api/devices'),
  '/api/devices/:id': silent('/api/devices/aaaaaaaaaaaaaaaaaaaaaa'),
  '/api/clips': silent('/api/clips'),
  '/api/site': silent('/api/site'),
  '/api/studio': { says: 'many', at: () => ['/api/studio'] },
  // Nothing plays under the test, and its one screen is no guest; party.test.ts asks of what plays.
  '/api/party': silent('/api/party'),
  '/api/party/titles': {
    says: 'many',
    at: () => ['/api/party/titles?q=a+lantern'],
  },
  '/api/party/commands': silent('/api/party/commands'),
  '/api/party/messages': silent('/api/party/messages'),
  '/api/viewer': silent('/api/viewer'),
  // Nobody's number: a profile that exists would be changed under the test's own devices.
  '/api/family-profiles': silent('/api/family-profiles'),
  '/api/family-profiles/active': silent('/api/family-profiles/active'),
  '/api/family-profiles/active/preferences': silent('/api/family-profiles/active/preferences'),
  '/api/family-profiles/:id': silent('/api/family-profiles/2147483647'),
  '/api/family-profiles/:id/activate': silent('/api/family-profiles/2147483647/activate'),
  '/api/ai/host/message': silent('/api/ai/host/message'),
  '/media/:titleId/:mediaId/*': {
    says: 'one',
    at: ({ id, mediaId }) => FILES.map((file) => `/media/${id}/${mediaId}/${file}`),
  },
  // For grown-ups, of one file or one title of the family's own; ingest-rights.test.ts asks of what is
  // hidden.
  '/api/temp-files/:filename/ingest': silent(`/api/temp-files/${NO_FILE}/ingest`),
  '/api/temp-files/:filename/ingest/retry': silent(`/api/temp-files/${NO_FILE}/ingest/retry`),
  '/api/temp-files/:filename/ingest/optimise': silent(`/api/temp-files/${NO_FILE}/ingest/optimise`),
  '/api/temp-files/:filename/ingest/cancel': silent(`/api/temp-files/${NO_FILE}/ingest/cancel`),
  '/api/family-titles/:id': silent('/api/family-titles/2147483647'),
  '/api/family-titles/:id/posters': silent('/api/family-titles/2147483647/posters'),
  '/api/temp-files': { says: 'many', at: () => ['/api/temp-files'] },
  // They change what they are asked of; files.test.ts asks of what is hidden.
  '/api/temp-files/:filename': silent(`/api/temp-files/${NO_FILE}`),
  '/api/temp-files/:filename/restore': silent(`/api/temp-files/${NO_FILE}/restore`),
  '/api/bin': silent('/api/bin'),
  '/api/bin/:filename': silent(`/api/bin/${NO_FILE}`),
  '/api/parents/profiles/:id/upload-quota': silent('/api/parents/profiles/2147483647/upload-quota'),
  '/api/filler': silent('/api/filler'),
  '/api/upload': silent('/api/upload'),
  '/api/upload-multiple': silent('/api/upload-multiple'),
  '/api/uploads': silent('/api/uploads'),
  '/api/uploads/:id': silent('/api/uploads/aaaaaaaaaaaaaaaaaaaaaa'),
  '/api/uploads/:id/file': silent('/api/uploads/aaaaaaaaaaaaaaaaaaaaaa/file'),
  '/api/uploads/limits': silent('/api/uploads/limits'),
  '/api/uploads/check': {
    says: 'many',
    at: () => ['/api/uploads/check'],
    payload: (all) => ({
      files: all.map(({ file: { sha256 } }) => ({ sha256, size: FILE_BYTES })),
    }),
  },
  '/media/temp-uploads/:filename': {
    says: 'one',
    at: ({ file: { mediaId } }) => [`/media/temp-uploads/${mediaId}.mp4`],
    code: 'file_not_found',
  },
  '/media/temp-uploads/:mediaId/:made': {
    says: 'one',
    at: ({ file: { mediaId } }) =>
      ['thumbnail.webp', 'waveform.json'].map((made) => `/media/temp-uploads/${mediaId}/${made}`),
    code: 'file_not_found',
  },
  // Paths and sentences only. A number that nobody has: a folder of the test would go with its titles.
  '/api/library/folders': silent('/api/library/folders'),
  '/api/library/folders/:id': silent('/api/library/folders/2147483647'),
  '/api/library/folders/:id/scan': silent('/api/library/folders/2147483647/scan'),
  '/api/health': silent('/api/health'),
  '/api/metrics': silent('/api/metrics'),
  '/api/docs': silent('/api/docs'),
  '/api/docs/': silent('/api/docs/'),
  '/api/docs/json': silent('/api/docs/json'),
  '/api/docs/yaml': silent('/api/docs/yaml'),
  '/api/docs/static/*': silent('/api/docs/static/swagger-ui.css'),
  '/api/docs/static/index.html': silent('/api/docs/static/index.html'),
  '/api/docs/static/swagger-initializer.js': silent('/api/docs/static/swagger-initializer.js'),
  '/api/docs/static/theme/starnest.css': silent('/api/docs/static/theme/starnest.css'),
  '/clips/:slug/:file': silent('/clips/intro/film.mp4'),
  '/portraits/:file': silent('/portraits/fox.webp'),
  // Of the picture that home begins with.
  '/': { says: 'some', at: () => ['/'] },
  '/streaming': { says: 'some', at: () => ['/streaming'] },
  '/*': silent('/watch/1', '/search'),
}
