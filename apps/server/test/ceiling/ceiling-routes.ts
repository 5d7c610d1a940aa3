import type { ErrorCode } from '@starnest/contract/errors'
import type { Method, TitlesTold } from '@starnest/contract/route'
import { FILE_BYTES, FILES, type Shelved, VIDEO_FILES } from './ceiling-shelf.ts'
import { DEFINED_ROUTES } from './defined-routes.ts'

/** What a route says of titles, and the addresses that ask it. What it is asked of is made of `all`:
 *  the titles of the house, and one of the neighbours. */
export type Check = { method: Method } & (
  | { says: 'one'; at: (title: Shelved) => string[]; code?: ErrorCode; body?: object }
  | {
      says: 'some' | 'many' | 'none'
      at: (all: readonly Shelved[]) => string[]
      payload?: (all: readonly Shelved[]) => object
    }
)

/** How a route is asked where more is to be said than its definition does. */
type Asking = {
  ofOne?: (title: Shelved) => string[]
  of?: (all: readonly Shelved[]) => string[]
  payload?: (all: readonly Shelved[]) => object
  /** Sent to a route of one title. */
  body?: object
  /** Of the refusal of a hidden title; `title_not_found` unless said. */
  code?: ErrorCode
}

/** What stands in addresses where nobody and nothing is asked for. */
const NOBODY: Record<string, string> = {
  ':id': '2147483647',
  ':titleId': '1',
  ':filename': 'aaaaaaaaaaaaaaaaaaaaaa.mp4',
  ':language': 'en',
  ':pair': 'en-es',
}
/** Ids that are no numbers. */
const NO_HANDLE = 'aaaaaaaaaaaaaaaaaaaaaa'

/** A title that everybody may see whom the test asks as. */
const isForAll = ({ rule }: Shelved) => rule === 'approved'

/** By path: what the address and the kind of a route do not say. */
const ASKED: Record<string, Asking> = {
  '/api/animations': {
    of: () => ['/api/animations', '/api/animations?genre=adventure&category=movie'],
  },
  // Asked of what everybody may see; series.test.ts asks of what is hidden.
  '/api/animations/:id/episodes': {
    of: (all) => [`/api/animations/${all.find(isForAll)?.id}/episodes`],
  },
  '/api/home': {
    of: () => [
      '/api/home',
      '/api/home?genre=adventure',
      '/api/home?shelf=movies',
      '/api/home?shelf=my-list',
    ],
  },
  '/api/shelf': {
    of: () => ['/api/shelf', '/api/shelf?genre=adventure&order=name', '/api/shelf?shelf=my-list'],
  },
  '/api/editor/first-cut': {
    payload: (all) => ({
      language: 'en',
      filenames: all.map(({ file }) => `${file.mediaId}.mp4`),
    }),
  },
  '/api/lists/:list': { of: () => ['/api/lists/my-list', '/api/lists/watch-later'] },
  '/api/lists/:list/:id': {
    ofOne: ({ id }) => [`/api/lists/my-list/${id}`, `/api/lists/watch-later/${id}`],
  },
  '/api/ai/ar-experience/:contentId': { ofOne: ({ id }) => [`/api/ai/ar-experience/${id}`] },
  '/api/ai/host/chat': { payload: () => ({ message: 'a lantern' }) },
  '/api/ai/voice-command': { payload: () => ({ transcript: 'a lantern' }) },
  '/api/ai/host/chat/stream': { payload: () => ({ message: 'a lantern' }) },
  '/api/ai/translate': { payload: () => ({ text: 'A lantern', targetLanguage: 'es' }) },
  // Of a title's length and speech; app/translate/subtitles.test.ts asks of what is hidden.
  '/api/ai/subtitles': { payload: () => ({ script: 'A lantern.', targetLanguage: 'es' }) },
  '/api/animations/:id/captions/:language/cues': {
    ofOne: ({ id }) => ['en', 'es'].map((code) => `/api/animations/${id}/captions/${code}/cues`),
  },
  '/api/animations/:id/captions/:language/track': {
    ofOne: ({ id }) => [`/api/animations/${id}/captions/es/track`],
  },
  '/api/animations/:id/playback': {
    ofOne: ({ id, version, extra }) =>
      ['', '?video=best', `?video=${version.id}`, `?video=${extra.id}`].map(
        (which) => `/api/animations/${id}/playback${which}`,
      ),
  },
  '/api/animations/:id/version': { body: { version: null } },
  '/api/search': {
    of: () => ['/api/search?q=a+lantern&limit=50', '/api/search?q=advnture&limit=50'],
  },
  '/api/party/titles': { of: () => ['/api/party/titles?q=a+lantern'] },
  '/api/devices/:id': { of: () => [`/api/devices/${NO_HANDLE}`] },
  '/api/uploads/:id': { of: () => [`/api/uploads/${NO_HANDLE}`] },
  '/api/uploads/:id/file': { of: () => [`/api/uploads/${NO_HANDLE}/file`] },
  '/api/uploads/check': {
    payload: (all) => ({
      files: all.map(({ file: { sha256 } }) => ({ sha256, size: FILE_BYTES })),
    }),
  },
  '/media/:titleId/:mediaId/*': {
    ofOne: ({ id, mediaId, version, extra }) => [
      ...FILES.map((file) => `/media/${id}/${mediaId}/${file}`),
      ...[version, extra].flatMap((video) =>
        VIDEO_FILES.map((file) => `/media/${id}/${video.mediaId}/${file}`),
      ),
    ],
  },
  '/media/temp-uploads/:filename': {
    ofOne: ({ file: { mediaId } }) => [`/media/temp-uploads/${mediaId}.mp4`],
    code: 'file_not_found',
  },
  '/media/temp-uploads/:mediaId/:made': {
    ofOne: ({ file: { mediaId } }) =>
      ['thumbnail.webp', 'waveform.json'].map((made) => `/media/temp-uploads/${mediaId}/${made}`),
    code: 'file_not_found',
  },
  '/clips/:slug/:file': { of: () => ['/clips/intro/film.mp4'] },
  '/stickers/:file': { of: () => ['/stickers/fox-hello.webp'] },
  '/portraits/:file': { of: () => ['/portraits/fox.webp'] },
}

/** What is served without a definition: pages, the description of the calls. By address,
 *  read only. */
const READ: Record<string, { says: 'some' | 'none'; at: string[] }> = {
  '/api/docs': { says: 'none', at: ['/api/docs'] },
  '/api/docs/json': { says: 'none', at: ['/api/docs/json'] },
  '/api/docs/yaml': { says: 'none', at: ['/api/docs/yaml'] },
  '/api/docs/static/*': { says: 'none', at: ['/api/docs/static/swagger-ui.css'] },
  '/api/docs/static/index.html': { says: 'none', at: ['/api/docs/static/index.html'] },
  '/api/docs/static/swagger-initializer.js': {
    says: 'none',
    at: ['/api/docs/static/swagger-initializer.js'],
  },
  '/api/docs/static/theme/starnest.css': {
    says: 'none',
    at: ['/api/docs/static/theme/starnest.css'],
  },
  // Of the picture that home begins with.
  '/': { says: 'some', at: ['/'] },
  '/streaming': { says: 'some', at: ['/streaming'] },
  '/*': { says: 'none', at: ['/watch/1', '/search'] },
}

/** The address of a path of which nothing more was said. */
const addressOf = (path: string, ids: Record<string, string>) =>
  path
    .split('/')
    .map((part) => ids[part] ?? part)
    .join('/')

function checkOf(method: Method, { path, titles }: { path: string; titles: TitlesTold }): Check {
  const { ofOne, of, payload, body, code } = ASKED[path] ?? {}
  if (titles === 'one') {
    const at = ofOne ?? (({ id }: Shelved) => [addressOf(path, { ':id': String(id) })])
    return { method, says: 'one', at, ...(code && { code }), ...(body && { body }) }
  }
  return {
    method,
    says: titles === 'by-own-rule' ? 'none' : titles,
    at: of ?? (() => [addressOf(path, NOBODY)]),
    ...(payload && { payload }),
  }
}

/** Reading before changing, and what takes away last: it would be missed. */
const ORDER: Method[] = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE']

function* everyCheck(): Generator<[name: string, check: Check]> {
  for (const { method, route } of DEFINED_ROUTES) {
    const answered: Method[] = method === 'GET' ? ['GET', 'HEAD'] : [method]
    for (const one of answered) yield [`${one} ${route.path}`, checkOf(one, route)]
  }
  for (const [path, { says, at }] of Object.entries(READ)) {
    for (const method of ['GET', 'HEAD'] as const) {
      yield [`${method} ${path}`, { method, says, at: () => at }]
    }
  }
  // Fastify's own answer for the page of the calls.
  yield ['HEAD /api/docs/', { method: 'HEAD', says: 'none', at: () => ['/api/docs/'] }]
}

/** Every call there is, by its method and path: each definition with its kind, and what has none. */
export const CHECKED: Readonly<Record<string, Check>> = Object.fromEntries(
  [...everyCheck()].sort(
    ([, { method: a }], [, { method: b }]) => ORDER.indexOf(a) - ORDER.indexOf(b),
  ),
)
