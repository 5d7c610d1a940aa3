import { avifUrl } from '@starnest/contract/catalog/catalog'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../../http/asked-language.ts'
import { readPage } from './page.ts'
import { asFetched, readAheadLinks } from './read-ahead.ts'
import { NOT_BUILT } from './web-app.ts'

/** Addresses that open home. Source: specification §2.1. */
const FRONT_DOORS = ['/', '/streaming'] as const

/** Where the page's own content begins. */
const ROOT = '<div id="root">'

/** A wide picture as WebP, and the widths in pixels in which it is there as AVIF. */
export type FirstPicture = { src: string; widths: readonly number[] }

type FrontDoor = {
  webFolder: string
  /** What home begins with for who asks; null: it begins without a picture. */
  firstPicture: (request: FastifyRequest) => Promise<FirstPicture | null>
}

/** The page that opens home, for who asks: with the picture that home begins with already in it, so
 *  that it is on the screen before the app is. Belongs where every request has its viewer. */
export async function registerFrontDoor(scope: FastifyInstance, door: FrontDoor): Promise<void> {
  const links = await readAheadLinks(door.webFolder)
  for (const address of FRONT_DOORS) {
    scope.get(address, { schema: { hide: true } }, async (request, reply) => {
      const page = await readPage(door.webFolder, languageOf(request))
      if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
      const picture = await door.firstPicture(request).catch((error: unknown) => {
        request.log.error({ err: error }, 'The page opens without its first picture')
        return null
      })
      // A browser that speaks HTTP/1.1 fetches six at a time: what is seen goes before what is run.
      const ahead = [
        ...(picture ? [asFirstPicture(picture)] : []),
        links,
        ...(page.textsUrl ? [asFetched(page.textsUrl)] : []),
      ]
      return reply
        .header('cache-control', 'private, no-cache')
        .header('link', ahead.join(', '))
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(picture ? page.html.replace(ROOT, () => firstScreen(picture) + ROOT) : page.html)
    })
  }
}

/** The widths of the hero's picture, as in `srcset`; empty: it is there as WebP alone. */
const sourcesOf = ({ src, widths }: FirstPicture) =>
  widths.map((width) => `${avifUrl(src, width)} ${width}w`).join(', ')

/** A link to the hero's picture, in the size that its element will ask for.
 *  Source: HTML, "imagesrcset"; a browser that does not know the type leaves it out. */
function asFirstPicture(picture: FirstPicture): string {
  const sources = sourcesOf(picture)
  const avif = sources && `; type="image/avif"; imagesrcset="${sources}"; imagesizes="100vw"`
  return `<${picture.src}>; rel=preload; as=image; fetchpriority=high${avif}`
}

/** The hero's picture, drawn as the app will draw it. Addresses of pictures are ours: no letter in
 *  them means anything in HTML or in a Link header. */
function firstScreen(picture: FirstPicture): string {
  const sources = sourcesOf(picture)
  const avif = sources && `<source type="image/avif" srcset="${sources}" sizes="100vw">`
  const image = `<img src="${picture.src}" alt="" width="1280" height="720" fetchpriority="high" class="size-full object-cover">`
  const inside = `<picture>${avif}${image}</picture><div class="hero-shade"></div>`
  return `<div id="first-screen" class="hero" aria-hidden="true"><div class="hero-picture">${inside}</div></div>`
}
