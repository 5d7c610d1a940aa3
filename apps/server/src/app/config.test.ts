import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_FOLDER, readConfig } from './config.ts'

describe('settings from the environment', () => {
  it('starts on 127.0.0.1:7827 with its data beside the project when nothing is set', () => {
    expect(readConfig({})).toEqual({
      port: 7827,
      isWorker: false,
      areJobsElsewhere: false,
      host: '127.0.0.1',
      lan: undefined,
      dataFolder: `${PROJECT_FOLDER}data`,
      libraryFolders: [],
      furtherHosts: [],
      uploadLimitBytes: 20 * 1024 ** 3,
      metricsToken: undefined,
      studioUrl: '/create-studio',
      databaseUrl: undefined,
      ffmpegPath: 'ffmpeg',
      ffprobePath: 'ffprobe',
      logLevel: 'info',
    })
  })

  it('takes a value that is empty for one that is not set', () => {
    expect(readConfig({ PORT: '', STARNEST_DATA: '', DATABASE_URL: '' }).port).toBe(7827)
  })

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      STARNEST_DATA: '/srv/family',
      STARNEST_LIBRARY: ['/mnt/films', '', 'family films'].join(delimiter),
      STARNEST_HOSTS: 'Films.Example, attic.local',
      STARNEST_UPLOAD_LIMIT: '1.5 GB',
      STARNEST_METRICS_TOKEN: 'a-long-token-for-prometheus',
      STARNEST_DISK_RESERVE: '10GiB',
      STARNEST_STUDIO_URL: 'https://studio.example/',
      DATABASE_URL: 'postgresql://starnest@db/starnest',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      dataFolder: '/srv/family',
      libraryFolders: ['/mnt/films', `${PROJECT_FOLDER}family films`],
      furtherHosts: ['films.example', 'attic.local'],
      uploadLimitBytes: 1_500_000_000,
      metricsToken: 'a-long-token-for-prometheus',
      diskReserveBytes: 10 * 1024 ** 3,
      studioUrl: 'https://studio.example/',
      databaseUrl: 'postgresql://starnest@db/starnest',
      logLevel: 'warn',
    })
  })

  it.each([
    ['PORT', 'seven', 'PORT must be a whole number from 0 to 65535, not "seven".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['PORT', '0x50', 'PORT must be a whole number from 0 to 65535, not "0x50".'],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, .*, not "loud"\.$/],
    ['HOST', 'http://here', /^HOST must be a name or an IP address .*, not "http:\/\/here"\.$/],
    ['HOST', '127.0.0.1:80', /^HOST must be a name or an IP address .*, not "127.0.0.1:80"\.$/],
    ['STARNEST_UPLOAD_LIMIT', '0', /^STARNEST_UPLOAD_LIMIT must be a number of bytes/],
    ['STARNEST_UPLOAD_LIMIT', 'much', /^STARNEST_UPLOAD_LIMIT must be a number of bytes/],
    ['STARNEST_UPLOAD_LIMIT', '9999999TiB', /^STARNEST_UPLOAD_LIMIT must be a number of bytes/],
    ['STARNEST_DISK_RESERVE', '5 %', /^STARNEST_DISK_RESERVE must be a number of bytes/],
    ['STARNEST_HOSTS', 'good,bad/name', /^STARNEST_HOSTS must be a name or an IP address/],
    ['STARNEST_STUDIO_URL', 'javascript:alert(1)', /^STARNEST_STUDIO_URL must be an address/],
    ['STARNEST_STUDIO_URL', '/elsewhere', /^STARNEST_STUDIO_URL must be an address/],
  ])('refuses %s=%s with one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  it('opens to the network on the next ports with --lan, and keeps 127.0.0.1 for this machine', () => {
    const lan = { host: undefined, port: 7828, ownCertificate: undefined }
    expect(readConfig({}, ['--lan'])).toMatchObject({ host: '127.0.0.1', port: 7827, lan })
    expect(readConfig({ HOST: '192.168.1.20', PORT: '0' }, ['--lan'])).toMatchObject({
      host: '127.0.0.1',
      lan: { ...lan, host: '192.168.1.20', port: 0 },
    })
    const own = { STARNEST_TLS_CERT: '/tls/fullchain.pem', STARNEST_TLS_KEY: '/tls/key.pem' }
    expect(readConfig({ ...own, STARNEST_LAN_PORT: '443' }, ['--lan']).lan).toEqual({
      host: undefined,
      port: 443,
      ownCertificate: { certificatePath: '/tls/fullchain.pem', keyPath: '/tls/key.pem' },
    })
  })

  it('refuses an option it does not know, and half a certificate', () => {
    expect(() => readConfig({}, ['--lan', '--wan'])).toThrow(
      'Starnest knows no option "--wan"; there is only --lan.',
    )
    expect(() => readConfig({ STARNEST_TLS_CERT: '/tls/cert.pem' }, ['--lan'])).toThrow(
      'STARNEST_TLS_CERT and STARNEST_TLS_KEY belong together; set both.',
    )
    expect(() => readConfig({ STARNEST_LAN_PORT: '65535' })).toThrow(
      'STARNEST_LAN_PORT must leave the port after it free, not "65535".',
    )
  })

  it.each(['fifteen-letters', 'sixteen letters!', 'á'.repeat(20)])(
    'takes no token that is short or has spaces, and repeats none: %s',
    (token) => {
      expect(() => readConfig({ STARNEST_METRICS_TOKEN: token })).toThrow(
        'STARNEST_METRICS_TOKEN must have 16 to 200 characters, without spaces.',
      )
    },
  )

  it('never repeats a DATABASE_URL, which may hold a password', () => {
    const attempt = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/starnest' })
    expect(attempt).toThrow(
      'DATABASE_URL must look like postgres://user:password@machine:5432/starnest.',
    )
    expect(attempt).not.toThrow('hunter2')
  })

  it('reads where translations and their models come from', () => {
    const url = 'http://127.0.0.1:5000/'
    expect(readConfig({}).libreTranslate).toBeUndefined()
    expect(readConfig({ STARNEST_LIBRETRANSLATE_URL: url }).libreTranslate).toEqual({
      ...{ url: 'http://127.0.0.1:5000', key: undefined },
    })
    const list = 'https://models.example/list.json'
    expect(readConfig({ STARNEST_TRANSLATION_MODELS: list }).translationModels).toBe(list)
    expect(readConfig({ STARNEST_TRANSLATION_MODELS: '/a/list.json' }).translationModels).toBe(
      '/a/list.json',
    )
    const secret = 'hunter2'
    expect(() => readConfig({ STARNEST_LIBRETRANSLATE_KEY: secret })).toThrow(/_URL; set both/)
    const broken = { STARNEST_LIBRETRANSLATE_URL: `http://a:${secret}@b` }
    expect(() => readConfig(broken)).toThrow(/^(?!.*hunter2).*STARNEST_LIBRETRANSLATE_URL must be/)
    expect(() => readConfig({ STARNEST_TRANSLATION_MODELS: 'ftp://a/list' })).toThrow(
      /must be a file/,
    )
  })

  it('reads what gets the calls of public catalogues', () => {
    const read = (STARNEST_CATALOGUE_MIRROR: string) =>
      readConfig({ STARNEST_CATALOGUE_MIRROR }).catalogueMirror
    expect(readConfig({}).catalogueMirror).toBeUndefined()
    expect(read('http://127.0.0.1:9000/')).toBe('http://127.0.0.1:9000')
    expect(() => read('http://a:hunter2@b')).toThrow(
      /^(?!.*hunter2).*STARNEST_CATALOGUE_MIRROR must be/,
    )
  })

  it('reads where a language model is, with a key or without', () => {
    const model = { STARNEST_LLM_URL: 'http://127.0.0.1:11434/v1/', STARNEST_LLM_MODEL: 'qwen3:8b' }
    expect(readConfig({}).languageModel).toBeUndefined()
    expect(readConfig(model).languageModel).toEqual({
      url: 'http://127.0.0.1:11434/v1',
      model: 'qwen3:8b',
      key: undefined,
    })
    expect(readConfig({ ...model, STARNEST_LLM_KEY: 'sk-1' }).languageModel?.key).toBe('sk-1')
  })

  it.each([
    [{ STARNEST_LLM_URL: 'http://a/v1' }, /^STARNEST_LLM_URL and STARNEST_LLM_MODEL belong/],
    [{ STARNEST_LLM_MODEL: 'small' }, /^STARNEST_LLM_URL and STARNEST_LLM_MODEL belong/],
    [{ STARNEST_LLM_KEY: 'sk-hush' }, /^STARNEST_LLM_URL and STARNEST_LLM_MODEL belong/],
    [{ STARNEST_LLM_URL: 'ftp://a/v1' }, /^STARNEST_LLM_URL must be an address that begins/],
    [{ STARNEST_LLM_URL: 'http://me:sk-hush@a/v1' }, /^STARNEST_LLM_URL must be an address/],
    [{ STARNEST_LLM_URL: 'http://a/v1?key=sk-hush' }, /^STARNEST_LLM_URL must be an address/],
    [{ STARNEST_LLM_MODEL: 'two words' }, /^STARNEST_LLM_MODEL must be the name of a model/],
    [{ STARNEST_LLM_KEY: 'sk-hush and more' }, /^STARNEST_LLM_KEY must be one word/],
  ])(
    'refuses half a language model and a malformed one, and repeats no key: %j',
    (env, sentence) => {
      const attempt = () => readConfig(env)
      expect(attempt).toThrow(sentence)
      expect(attempt).not.toThrow('sk-hush')
    },
  )

  it('reads an S3 store, and knows none when nothing is set', () => {
    expect(readConfig({}).s3).toBeUndefined()
    const needed = {
      S3_ENDPOINT: 'https://S3.example.org/',
      S3_BUCKET: 'starnest',
      S3_ACCESS_KEY_ID: 'test:tester',
      S3_SECRET_ACCESS_KEY: 'hush',
    }
    const least = {
      endpoint: 'https://s3.example.org',
      bucket: 'starnest',
      accessKeyId: 'test:tester',
      secretAccessKey: 'hush',
      region: 'us-east-1',
      publicUrl: undefined,
      cacheBytes: 20 * 1024 ** 3,
    }
    expect(readConfig(needed).s3).toEqual(least)
    const more = { S3_REGION: 'eu-west-1', S3_PUBLIC_URL: 'https://cdn', S3_CACHE_SIZE: '5GB' }
    expect(readConfig({ ...needed, ...more }).s3).toEqual({
      ...least,
      ...{ region: 'eu-west-1', publicUrl: 'https://cdn', cacheBytes: 5_000_000_000 },
    })
  })

  it.each([
    [{ S3_BUCKET: 'starnest' }, /^S3_BUCKET needs S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET/],
    [{ S3_PUBLIC_URL: 'https://cdn' }, /^S3_PUBLIC_URL needs S3_ENDPOINT/],
    [{ S3_ENDPOINT: 's3.example.org' }, /^S3_ENDPOINT must be an address that begins with http/],
    [{ S3_ENDPOINT: 'https://user:hush@s3' }, /^S3_ENDPOINT must be an address/],
    [{ S3_ENDPOINT: 'https://s3/starnest' }, /^S3_ENDPOINT must be an address/],
    [{ S3_PUBLIC_URL: "https://cdn/;script-src 'hush'" }, /^S3_PUBLIC_URL must be an address/],
    [{ S3_BUCKET: 'Star/../nest' }, /^S3_BUCKET must be the name of a bucket/],
    [{ S3_REGION: 'eu west' }, /^S3_REGION must be the name of a region/],
    [{ S3_SECRET_ACCESS_KEY: 'hush and more' }, /^S3_SECRET_ACCESS_KEY must be one word/],
    [{ S3_CACHE_SIZE: 'much' }, /^S3_CACHE_SIZE must be a number of bytes/],
  ])('refuses half an S3 store and a malformed one, and repeats no secret: %j', (env, sentence) => {
    const attempt = () => readConfig(env)
    expect(attempt).toThrow(sentence)
    expect(attempt).not.toThrow('hush')
  })

  it('refuses a misspelt setting of its own and names the ones it knows', () => {
    expect(() => readConfig({ STARNEST_DTAA: '/srv' })).toThrow(
      /^Starnest knows no setting STARNEST_DTAA; those that begin so are STARNEST_\w+(?: and STARNEST_\w+)+\.$/,
    )
  })

  it("leaves other programs' variables alone", () => {
    expect(readConfig({ PATH: '/bin', STARNEST_TEST_DATABASE_URL: 'x' }).port).toBe(7827)
  })
})

describe('settings of several nodes', () => {
  const shared = {
    DATABASE_URL: 'postgres://starnest:secret@db/starnest',
    REDIS_URL: 'redis://:secret@redis:6379',
  }

  it('are read', () => {
    expect(
      readConfig({
        ...shared,
        STARNEST_JOBS: 'elsewhere',
        STARNEST_PROXIES: '127.0.0.1, 10.0.0.0/8',
        STARNEST_MAX_PAGES: '10000',
      }),
    ).toMatchObject({
      maxPages: 10_000,
      redisUrl: shared.REDIS_URL,
      areJobsElsewhere: true,
      isWorker: false,
      proxies: ['127.0.0.1', '10.0.0.0/8'],
    })
    expect(readConfig(shared, ['--worker'])).toMatchObject({ isWorker: true })
  })

  it.each<[string, Record<string, string>, string[], RegExp]>([
    ['a Redis without a database', { REDIS_URL: shared.REDIS_URL }, [], /needs DATABASE_URL/],
    ['a worker that is alone', {}, ['--worker'], /npm run worker needs REDIS_URL/],
    ['jobs elsewhere, where nobody is', { STARNEST_JOBS: 'elsewhere' }, [], /needs REDIS_URL/],
    ['a worker without jobs', { ...shared, STARNEST_JOBS: 'elsewhere' }, ['--worker'], /does jobs/],
    ['proxies by name', { STARNEST_PROXIES: 'proxy.example' }, [], /STARNEST_PROXIES must be IP/],
    ['too few pages', { STARNEST_MAX_PAGES: '10' }, [], /MAX_PAGES must be a whole number from 50/],
    ['too many pages', { STARNEST_MAX_PAGES: '99999' }, [], /from 50 to 50000/],
    [
      'no address of a Redis',
      { ...shared, REDIS_URL: 'http://:secret@redis' },
      [],
      /^REDIS_URL must look like/,
    ],
  ])('refuse %s, and tell no password', (_what, env, given, sentence) => {
    const refused = () => readConfig(env, given)
    expect(refused).toThrow(sentence)
    expect(refused).not.toThrow(/secret/)
  })
})
