import { describe, expect, it } from 'vitest'
import { PROJECT_FOLDER, readConfig } from './config.ts'

describe('settings from the environment', () => {
  it('starts on 127.0.0.1:7827 with its data beside the project when nothing is set', () => {
    expect(readConfig({})).toEqual({
      port: 7827,
      host: '127.0.0.1',
      dataFolder: `${PROJECT_FOLDER}data`,
      furtherHosts: [],
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
      STARNEST_HOSTS: 'Films.Example, attic.local',
      STARNEST_STUDIO_URL: 'https://studio.example/',
      DATABASE_URL: 'postgresql://starnest@db/starnest',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      dataFolder: '/srv/family',
      furtherHosts: ['films.example', 'attic.local'],
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
    ['STARNEST_HOSTS', 'good,bad/name', /^STARNEST_HOSTS must be a name or an IP address/],
    ['STARNEST_STUDIO_URL', 'javascript:alert(1)', /^STARNEST_STUDIO_URL must be an address/],
    ['STARNEST_STUDIO_URL', '/elsewhere', /^STARNEST_STUDIO_URL must be an address/],
  ])('refuses %s=%s with one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  it('never repeats a DATABASE_URL, which may hold a password', () => {
    const attempt = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/starnest' })
    expect(attempt).toThrow(
      'DATABASE_URL must look like postgres://user:password@machine:5432/starnest.',
    )
    expect(attempt).not.toThrow('hunter2')
  })

  it('refuses a misspelt setting of its own and names the ones it knows', () => {
    expect(() => readConfig({ STARNEST_DTAA: '/srv' })).toThrow(
      'Starnest knows no setting STARNEST_DTAA; those that begin so are STARNEST_DATA and STARNEST_HOSTS and STARNEST_STUDIO_URL.',
    )
  })

  it("leaves other programs' variables alone", () => {
    expect(readConfig({ PATH: '/bin', STARNEST_TEST_DATABASE_URL: 'x' }).port).toBe(7827)
  })
})
