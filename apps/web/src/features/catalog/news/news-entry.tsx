import type { Animation } from '@starnest/contract/catalog/catalog'
import type { NewsItem } from '@starnest/contract/catalog/news'
import type { Say } from '@starnest/contract/text/texts'
import { Sparkles, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fullTitle } from '../../../library/title/title-name.ts'
import type { TextKey } from '../../../platform/text-parts.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { timeAgo } from './time-ago.ts'

type EntryProps = { item: NewsItem; onFollow: () => void }

const BOX = 'rounded-card bg-white/6 ring-1 ring-inset ring-line'
const ROW = `${BOX} flex min-h-target items-center gap-4 p-3 transition duration-quick hover:bg-white/12`

/** One piece of news with the way to what it tells of. */
export function NewsEntry(props: EntryProps) {
  const { kind, animations } = props.item
  if (kind === 'welcome' || kind === 'welcome-parent') return <Greeting {...props} />
  const [only] = animations
  if (animations.length === 1 && only) return <OneTitle {...props} animation={only} />
  return <ManyTitles {...props} />
}

function Greeting({ item, onFollow }: EntryProps) {
  const t = useTexts('core/news')
  if (item.kind === 'welcome') {
    return (
      <div className={`${BOX} flex items-center gap-4 p-3`}>
        <Emblem>
          <Sparkles aria-hidden className="size-6" />
        </Emblem>
        <Words title={t('welcome')} text={t('welcomeText')} />
      </div>
    )
  }
  return (
    <div data-focus-row="">
      <Link to="/profile" onClick={onFollow} className={ROW}>
        <Emblem>
          <UsersRound aria-hidden className="size-6" />
        </Emblem>
        <Words title={t('welcomeParent')} text={t('welcomeParentText')} link={t('addFamily')} />
      </Link>
    </div>
  )
}

function Emblem({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-lantern/15 text-lantern">
      {children}
    </span>
  )
}

type WordsProps = { title: string; text: string; link?: string }

function Words({ title, text, link }: WordsProps) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="font-semibold text-pretty">{title}</span>
      <span className="text-sm text-mist text-pretty">{text}</span>
      {link && <span className="mt-1 text-sm font-semibold text-lantern">{link}</span>}
    </span>
  )
}

function OneTitle({ item, onFollow, animation }: EntryProps & { animation: Animation }) {
  const t = useTexts('core/news')
  const text = animation.tagline ?? animation.description
  return (
    <div data-focus-row="">
      <Link to={`/watch/${animation.id}`} onClick={onFollow} className={ROW}>
        <Picture animation={animation} shape="wide" className="aspect-video w-28 sm:w-32" />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold text-pretty">
            {item.kind === 'title-added'
              ? t('titleAdded', { title: fullTitle(animation) })
              : t('saidOf', { title: fullTitle(animation), what: headlineOf(item, t) })}
          </span>
          <span className="line-clamp-1 text-sm text-mist">{text}</span>
          <When item={item} />
        </span>
      </Link>
    </div>
  )
}

function ManyTitles({ item, onFollow }: EntryProps) {
  const t = useTexts('core/news')
  const further = item.count - item.animations.length
  return (
    <article className={`${BOX} p-3`}>
      <h4 className="font-semibold text-pretty">{headlineOf(item, t)}</h4>
      <When item={item} />
      <ul data-focus-row="" className="mt-3 grid grid-cols-4 gap-2.5">
        {item.animations.map((animation) => (
          <li key={animation.id}>
            <Link
              to={`/watch/${animation.id}`}
              aria-label={fullTitle(animation)}
              title={fullTitle(animation)}
              onClick={onFollow}
              className="block rounded-small transition duration-quick hover:brightness-115 motion-safe:hover:scale-103"
            >
              <Picture animation={animation} shape="poster" className="aspect-2/3" />
            </Link>
          </li>
        ))}
      </ul>
      {further > 0 && <p className="mt-2 text-sm text-mist">{t('andMore', { count: further })}</p>}
    </article>
  )
}

function headlineOf({ kind, count }: NewsItem, t: Say<TextKey<'core/news'>>): string {
  return kind === 'coming-soon' ? t('comingSoon', { count }) : t('titlesAdded', { count })
}

function When({ item: { at } }: { item: NewsItem }) {
  const language = useLanguage()
  return (
    <time dateTime={at} className="block text-xs text-mist">
      {timeAgo(new Date(at), new Date(), language)}
    </time>
  )
}

type PictureProps = { animation: Animation; shape: 'wide' | 'poster'; className: string }

const SIZES = {
  wide: { width: 320, height: 180, sizes: '8rem' },
  poster: { width: 200, height: 300, sizes: '6rem' },
}

function Picture({ animation, shape, className }: PictureProps) {
  const isWide = shape === 'wide'
  return (
    <span className={`block shrink-0 overflow-hidden rounded-small bg-space-700 ${className}`}>
      <Artwork
        src={isWide ? animation.backdropUrl : animation.thumbnailUrl}
        picture={isWide ? animation.backdrop : animation.poster}
        {...SIZES[shape]}
        fallback={<PlainPicture name={fullTitle(animation)} />}
      />
    </span>
  )
}

function PlainPicture({ name }: { name: string }) {
  return (
    <span className="grid size-full place-items-center p-1 text-center text-xs text-mist">
      {name}
    </span>
  )
}
