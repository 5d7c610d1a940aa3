import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FilmManifest, filmManifestSchema } from '@starnest/demo-library/film-manifest'
import type { DemoFilm } from '@starnest/demo-library/library'

const PICTURE = {
  sizes: [{ file: 'poster.webp', type: 'image/webp', width: 2, height: 3 }],
  thumbHash: 'AA==',
}

/** A film as it would ship, of files in a folder that nobody can play. */
export async function demoFilm(
  folder: string,
  { slug = 'one', ...facts }: Partial<FilmManifest> = {},
): Promise<DemoFilm> {
  const file = (name: string) => randomFile(join(folder, `${slug}-${name}`))
  const manifest = filmManifestSchema.parse({
    slug,
    kind: 'film',
    title: `The film ${slug}`,
    tagline: 'One more star',
    description: 'A small crew sets out, loses its way and finds something better.',
    genre: 'adventure',
    category: 'movie',
    releaseYear: 2026,
    rating: 'G',
    cast: [{ name: 'Leo', role: 'Himself' }],
    credits: [{ name: 'Starnest', role: 'Studio' }],
    durationSeconds: 60,
    width: 1280,
    height: 720,
    framesPerSecond: 24,
    codecs: { video: 'avc1.64001f', audio: 'mp4a.40.2' },
    files: {
      video: 'film.mp4',
      poster: 'poster.webp',
      backdrop: 'backdrop.webp',
      captions: [{ language: 'en', label: 'English', file: 'captions.en.vtt' }],
    },
    pictures: { poster: PICTURE, backdrop: PICTURE },
    sourceHash: 'a'.repeat(64),
    ...facts,
  })
  return {
    manifest,
    folder,
    videoPath: await file('film.mp4'),
    posterPath: await file('poster.webp'),
    backdropPath: await file('backdrop.webp'),
    captions: [{ language: 'en', label: 'English', path: await file('captions.en.vtt') }],
    texts: {},
    trailer: undefined,
  }
}

/** Writes bytes that are nothing, and resolves with where. */
export async function randomFile(path: string): Promise<string> {
  await writeFile(path, randomBytes(40))
  return path
}
