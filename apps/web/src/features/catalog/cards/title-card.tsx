import type { Tile } from '@starnest/contract/catalog/catalog'
import { EllipsisVertical } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
} from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { catalogTexts } from '../catalog.texts.ts'
import { hintDetail, openDetail } from '../detail/opened-title.ts'
import { GENRE_TINTS } from '../genres/genre-tints.ts'
import { CARD_SIZES, type CardShape, type CardSize } from './card-width.ts'
import { CardFoot, CardNotes, CardWords } from './card-words.tsx'
import { hoverEnds, hoverStarts } from './hover-preview/hovered-card.ts'
import { TitlePoster } from './title-poster.tsx'

type TitleCardProps = {
  tile: Tile
  shape: CardShape
  size: CardSize
  tabIndex?: 0 | -1
}

const PIXELS = { poster: { width: 400, height: 600 }, wide: { width: 640, height: 360 } }

/** Key that opens the detail view of the card with the focus; the keyboard's menu key does as well. */
const DETAIL_KEY = 'i'

/** One title: its picture, what this row says about it, and the way to its page. The detail view
 *  opens from the panel that a mouse brings up, the button that a finger sees, a long press, the menu
 *  key and "i". */
export const TitleCard = memo(function TitleCard(props: TitleCardProps) {
  const { tile, shape, size, tabIndex } = props
  const { animation } = tile
  const t = useTexts(catalogTexts)
  const style: CSSProperties & { '--tint': string } = {
    '--tint': GENRE_TINTS[animation.genre ?? 'none'],
  }
  return (
    // The name and every action stand on the link and the button; the frame only watches the mouse.
    <div
      className="title-card"
      data-shape={shape}
      data-size={size}
      style={style}
      onPointerEnter={(event) => startHover(event, tile)}
      onPointerLeave={hoverEnds}
      onPointerDown={hoverEnds}
    >
      <Link
        to={`/watch/${animation.id}`}
        tabIndex={tabIndex}
        draggable={false}
        aria-keyshortcuts={DETAIL_KEY}
        className="title-card-link"
        onFocus={hintDetail}
        onContextMenu={(event) => openFromMenu(event, tile)}
        onKeyDown={(event) => openFromKey(event, tile)}
      >
        <span className="title-card-frame">
          <Artwork
            src={shape === 'wide' ? animation.backdropUrl : animation.thumbnailUrl}
            picture={shape === 'wide' ? animation.backdrop : animation.poster}
            {...PIXELS[shape]}
            sizes={CARD_SIZES[shape][size]}
            fallback={<TitlePoster animation={animation} />}
          />
          {shape === 'wide' && <CardNotes tile={tile} />}
          {shape === 'wide' && <CardWords tile={tile} />}
        </span>
        {shape === 'poster' && <CardFoot tile={tile} />}
      </Link>
      <button
        type="button"
        tabIndex={-1}
        data-focus-skip=""
        aria-label={t('moreAbout', { title: animation.title })}
        className="title-card-more"
        onClick={() => openDetail(tile)}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
    </div>
  )
})

function startHover(event: PointerEvent<HTMLElement>, tile: Tile): void {
  if (event.pointerType !== 'mouse') return
  hintDetail()
  hoverStarts(tile, event.currentTarget)
}

/** The menu key and a long press open the detail view; a mouse keeps the browser's own menu. */
function openFromMenu(event: MouseEvent, tile: Tile): void {
  const { nativeEvent } = event
  const isMouse = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse'
  if (!isMouse && openDetail(tile)) event.preventDefault()
}

function openFromKey(event: KeyboardEvent, tile: Tile): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key.toLowerCase() === DETAIL_KEY && openDetail(tile)) event.preventDefault()
}
