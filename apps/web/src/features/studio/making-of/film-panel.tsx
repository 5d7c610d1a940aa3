import { CRAFTS, type Craft, type MadeFilm } from '@starnest/contract/studio/studio'
import {
  BookOpen,
  Camera,
  Globe,
  type LucideIcon,
  Music,
  Play,
  Smile,
  Sun,
  Type,
} from 'lucide-react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FilmStrip } from './film-strip.tsx'

const ICONS: Record<Craft, LucideIcon> = {
  hero: Smile,
  world: Globe,
  light: Sun,
  camera: Camera,
  story: BookOpen,
  music: Music,
  lettering: Type,
}

/** One film from the inside: its picture, its seven crafts, and frames of it. */
export function FilmPanel({ film }: { film: MadeFilm }) {
  const t = useTexts('studio/making-of')
  const { animation, craft, sheetUrl } = film
  return (
    <article aria-labelledby="inside-title" className="making-panel motion-safe:animate-rise">
      <div className="making-still">
        <Artwork
          src={animation.backdropUrl}
          picture={animation.backdrop}
          sizes="(width < 64rem) 100vw, 60vw"
          width={1280}
          height={720}
          fallback={<div className="starfield size-full bg-space-700" />}
        />
        <div className="making-still-words">
          <h3 id="inside-title" className="font-display text-4xl leading-none text-balance">
            {animation.title}
          </h3>
          <p className="mt-2 text-starlight/90 text-shadow-md">
            <FilmFacts film={film} />
          </p>
          <div data-focus-row="" className="mt-4">
            <ButtonLink to={`/watch/${animation.id}`}>
              <Play aria-hidden className="size-5 fill-current" />
              {t('watch')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="making-crafts">
        <dl className="grid gap-4">
          {CRAFTS.map((one) => {
            const Icon = ICONS[one]
            return (
              <div key={one} className="making-craft">
                <dt className="text-sm font-semibold tracking-wide text-lantern-light">
                  <Icon aria-hidden className="making-craft-icon" />
                  {t(`craft.${one}`)}
                </dt>
                <dd lang="en" className="text-lg leading-snug text-pretty">
                  {craft[one]}
                </dd>
              </div>
            )
          })}
        </dl>
        <p className="mt-5 text-sm text-mist">{t('inItsWords')}</p>
      </div>
      {sheetUrl && <FilmStrip url={sheetUrl} label={t('strip', { title: animation.title })} />}
    </article>
  )
}

/** Its length, its pictures, and how long drawing them took, as far as that was measured. */
function FilmFacts({ film }: { film: MadeFilm }) {
  const t = useTexts('studio/making-of')
  const language = useLanguage()
  const number = (value: number) => new Intl.NumberFormat(language).format(Math.round(value))
  const { animation, frames, drawingSeconds } = film
  const facts = t('filmFacts', { seconds: number(animation.duration), frames: number(frames) })
  if (drawingSeconds === null) return facts
  return t('drawnIn', { facts, minutes: number(drawingSeconds / 60) })
}
