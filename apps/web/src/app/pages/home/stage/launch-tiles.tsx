import type { Clip } from '@starnest/contract/studio/studio'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, Clapperboard, PartyPopper, Rocket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteQuery } from '../../../../features/studio/studio.queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { builtLinks } from '../../../screens.ts'

const ICON = 'size-7'

/** Tiles in their order, and the use of the clip whose still is each one's picture.
 *  Source: specification §2.4. */
const TILES = [
  { path: '/party-zone', name: 'partyZone', use: 'party', icon: <PartyPopper className={ICON} /> },
  {
    path: '/create-studio',
    name: 'createStudios',
    use: 'leo',
    icon: <Clapperboard className={ICON} />,
  },
  { path: '/spaceship', name: 'spaceship', use: 'page', icon: <Rocket className={ICON} /> },
] as const

/** The way to other screens. Create Studios opens the address that this installation names, in a tab
 *  of its own. */
export function LaunchTiles({ clips }: { clips: readonly Clip[] }) {
  const t = useTexts('core/stage')
  const site = useQuery({ ...siteQuery, retry: false })
  const tiles = builtLinks(TILES)
  if (tiles.length === 0) return null
  return (
    <nav aria-label={t('more')} data-focus-row="" className="launch-tiles">
      {tiles.map(({ path, name, use, icon }) => {
        const inside = (
          <TileFace
            icon={icon}
            name={t(name)}
            text={t(`${name}Text`)}
            stillUrl={clips.find((clip) => clip.use === use)?.stillUrl}
          />
        )
        if (path !== '/create-studio') {
          return (
            <Link key={path} to={path} className="launch-tile" data-tile={name}>
              {inside}
            </Link>
          )
        }
        return (
          <a
            key={path}
            href={site.data?.studioUrl ?? path}
            target="_blank"
            rel="noopener"
            className="launch-tile"
            data-tile={name}
          >
            {inside}
            <ArrowUpRight aria-hidden className="launch-tile-away rtl:-scale-x-100" />
            <span className="sr-only">({t('opensNewTab')})</span>
          </a>
        )
      })}
    </nav>
  )
}

type TileFaceProps = {
  icon: ReactNode
  name: string
  text: string
  stillUrl: string | undefined
}

function TileFace({ icon, name, text, stillUrl }: TileFaceProps) {
  return (
    <>
      <span aria-hidden className="absolute inset-0 starfield" />
      {stillUrl && (
        <img src={stillUrl} alt="" width={640} height={360} loading="lazy" decoding="async" />
      )}
      <span className="launch-tile-words">
        <span aria-hidden className="launch-tile-icon">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block font-display text-2xl leading-tight">{name}</span>
          <span className="block text-starlight/90 text-pretty">{text}</span>
        </span>
      </span>
    </>
  )
}
