import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { healthSchema } from '@starnest/contract/health'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'

const PAGE = '<!doctype html><title>Starnest</title><div id="root"></div>'
const MANIFEST = {
  'index.html': {
    file: 'assets/app-4f3a.js',
    css: ['assets/app.css'],
    imports: ['_parts.js'],
  },
  '_parts.js': { file: 'assets/parts.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_parts.js', 'index.html'] },
  'src/app/pages/home/home-page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_parts.js', '_cards.js'],
  },
}

let home: TestHome
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'starnest-web-'))
  await mkdir(join(webFolder, '.vite'))
  await writeFile(join(webFolder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  home = await openTestHome({ webFolder })
})
afterAll(async () => {
  await home.close()
  await rm(webFolder, { recursive: true, force: true })
})

describe('before the web app is built', () => {
  it('says so in a sentence', async () => {
    const answer = await home.app.inject('/')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toBe('The web app has not been built yet; npm start builds it.\n')
  })
})

describe('the web app', () => {
  beforeAll(async () => {
    await mkdir(join(webFolder, 'assets'))
    await writeFile(join(webFolder, 'index.html'), PAGE)
    await writeFile(join(webFolder, 'assets/app-4f3a.js'), 'export {}')
    await writeFile(join(webFolder, 'robots.txt'), 'User-agent: *')
  })

  it.each(['/', '/streaming'])('opens home at %s, and names what home needs', async (url) => {
    const answer = await home.app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(PAGE)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers.link).toBe(
      '</assets/app.css>; rel=preload; as=style; crossorigin, ' +
        '</api/home>; rel=preload; as=fetch; crossorigin, ' +
        '</assets/home.css>; rel=preload; as=style; crossorigin, ' +
        '</assets/home.js>; rel=modulepreload, </assets/cards.js>; rel=modulepreload',
    )
  })

  it.each([
    ['/media', 200],
    ['/media?open=x.mp4', 200],
    ['/media/no/such-file.mp4', 404],
    ['/api', 404],
  ])('knows the Media Library at %s from the files of titles: %i', async (url, status) => {
    expect((await home.app.inject(url)).statusCode).toBe(status)
  })

  it('draws the picture that home begins with into the page, for who may see it', async () => {
    const widths = [480, 960]
    const id = await home.addTitle({
      rating: 'R',
      mediaId: 'front-door-picture-1',
      hasTrailer: true,
      hasBackdrop: true,
      backdrop: { widths, thumbHash: '' },
    })
    const [grownUp, child] = [await home.addSomebody('R'), await home.addSomebody('G')]
    const answer = await grownUp.get('/')
    const page = answer.body
    const address = `/media/${id}/front-door-picture-1/backdrop`
    const sources = `${address}-480.avif 480w, ${address}-960.avif 960w`
    expect(page).toContain(`srcset="${sources}"`)
    expect(answer.headers.link).toMatch(
      `<${address}.webp>; rel=preload; as=image; fetchpriority=high; type="image/avif"; ` +
        `imagesrcset="${sources}"; imagesizes="100vw", </assets/app.css>`,
    )
    expect(page).toContain(`<img src="${address}.webp" alt=""`)
    expect(page.indexOf('first-screen')).toBeLessThan(page.indexOf('<div id="root">'))
    const forChild = await child.get('/')
    expect(forChild.body).toBe(PAGE)
    expect(forChild.headers.link).not.toContain('/media/')
  })

  it.each(['/watch/12', '/my-list', '/watch/12?play=1', '/films.of.the.year'])(
    'has its page at %s, asked for anew each time',
    async (url) => {
      const answer = await home.app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(PAGE)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('keeps files with a hash in their name for ever, and others not', async () => {
    const hashed = await home.app.inject('/assets/app-4f3a.js')
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
    expect((await home.app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache')
  })

  it('sends the packed form of a file to a browser that can unpack it', async () => {
    await writeFile(join(webFolder, 'assets/app-4f3a.js.br'), 'packed')
    const answer = await home.app.inject({
      url: '/assets/app-4f3a.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.body).toBe('packed')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('keeps what the build notes for itself', async () => {
    await writeFile(join(webFolder, '.built-from'), 'notes')
    expect((await home.app.inject('/.built-from')).body).toBe(PAGE)
  })

  it('sends no page in place of a script that is gone', async () => {
    const answer = await home.app.inject('/assets/app-old.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%252fpackage.json',
    '/%2ebuilt-from',
    '/assets/..%5c..%5cx',
  ])('never leaves its folder for %s', async (url) => {
    const answer = await home.app.inject(url)
    expect(answer.body).not.toContain('"name"')
    expect([PAGE, answer.statusCode === 200 ? 'another file' : PAGE]).toContain(
      answer.statusCode === 200 ? answer.body : PAGE,
    )
  })

  it('offers a page only for reading', async () => {
    const answer = await home.app.inject({ method: 'POST', url: '/streaming' })
    expect(answer.statusCode).toBe(404)
  })

  it('allows scripts of its own only, and no page to frame it', async () => {
    const policy = String((await home.app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("media-src 'self' blob: data:")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })
})

describe('the state of the server', () => {
  it('is told with the state of each engine', async () => {
    const answer = await home.app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(healthSchema.parse(answer.json())).toMatchObject({
      status: 'degraded',
      engines: {
        database: { state: 'ok', detail: expect.stringContaining('PostgreSQL') },
        storage: { state: 'ok' },
        media: { state: 'degraded', detail: 'ffmpeg is not installed' },
      },
    })
  })

  it('is 503 while an engine is down', async () => {
    const media = { state: 'ok', detail: '' } as const
    const broken = await openTestHome({
      storage: { ...home.storage, health: () => Promise.reject(new Error('disk on fire')) },
      media: { ...home.media, health: async () => media },
    })
    const answer = await broken.app.inject('/api/health')
    await broken.close()
    expect(answer.statusCode).toBe(503)
    expect(healthSchema.parse(answer.json())).toMatchObject({
      status: 'down',
      engines: { storage: { state: 'down' } },
    })
    expect(answer.body).not.toContain('fire')
    expect(broken.logged).toMatchObject([{ err: { message: 'disk on fire' } }])
  })

  it('gives no cookie to whoever only asks how it is', async () => {
    expect((await home.app.inject('/api/health')).cookies).toEqual([])
    expect((await home.app.inject('/api/metrics')).cookies).toEqual([])
  })

  it('is measured by route and never by address', async () => {
    const id = await home.addTitle()
    await home.app.inject(`/api/animations/${id}`)
    await home.app.inject('/api/animations/999')
    await home.app.inject('/api/never-heard-of-it')
    const answer = await home.app.inject('/api/metrics')
    expect(answer.headers['content-type']).toContain('text/plain')
    const lines = answer.body.split('\n')
    const counted = lines.filter((line) =>
      line.startsWith('starnest_http_request_duration_seconds_count'),
    )
    expect(counted.filter((line) => line.includes('route="/api/animations/:id"'))).toHaveLength(2)
    expect(answer.body).not.toContain('never-heard-of-it')
    const statements = lines.find((line) => line.startsWith('starnest_database_statements_total'))
    expect(Number(statements?.split(' ')[1])).toBeGreaterThan(0)
    expect(answer.body).toContain('process_cpu_seconds_total')
  })
})

describe('the description of the calls', () => {
  it('names every call of the slices', async () => {
    const description = (await home.app.inject('/api/docs/json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/animations',
        '/api/animations/{id}',
        '/api/home',
        '/api/metrics',
        '/api/viewer',
      ]),
    )
  })

  it('names the fields of every form', async () => {
    const { paths } = (await home.app.inject('/api/docs/json')).json()
    const formOf = (path: string) =>
      paths[path].post.requestBody.content['multipart/form-data'].schema
    expect(formOf('/api/upload')).toMatchObject({
      properties: {
        file: { type: 'string', format: 'binary' },
        purpose: { type: 'string', enum: ['jam-take'] },
      },
      required: ['file'],
    })
    expect(formOf('/api/upload-multiple').properties.files).toMatchObject({
      ...{ type: 'array', items: { type: 'string', format: 'binary' } },
    })
    expect(formOf('/api/jam/take-films').required).toEqual(['voice', 'card'])
  })

  it('has a page', async () => {
    const answer = await home.app.inject('/api/docs/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
  })
})
