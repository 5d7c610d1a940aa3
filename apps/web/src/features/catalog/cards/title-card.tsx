import type { Tile } from '@starnest/contract/catalog/catalog'
import { EllipsisVertical } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useId,
} from 'react'
import { Link } from 'react-router'
import { widePicture } from '../../../library/title/wide-picture.ts'
import { latinKey } from '../../../platform/keyboard/latin-key.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { hintDetail, openDetail } from '../detail/opened-title.ts'
import { GENRE_TINTS } from '../genres/genre-tints.ts'
import { CardCaption, CardFoot, CardNotes, PosterNews, StoryCaption } from './card-caption.tsx'
import { nameOf, watchedId } from './card-title.ts'
import { CARD_SIZES, type CardShape, type CardSize, storySizes } from './card-width.ts'
import { hoverEnds, hoverStarts } from './hover-preview/hovered-card.ts'
import { TitlePoster } from './title-poster.tsx'

type TitleCardProps = {
  tile: Tile
  shape: CardShape
  size: CardSize
  tabIndex?: 0 | -1
  /** Of a row of few titles, so many: drawn as a story that takes its share of the row. */
  storyOf?: number | undefined
}

const PIXELS = { poster: { width: 400, height: 600 }, wide: { width: 640, height: 360 } }

/** Key that opens the detail view of the card with the focus; the keyboard's menu key does as well. */
const DETAIL_KEY = 'i'

/** One title: its picture, what this row says about it, and the way to its page. The detail view
 *  opens from the panel that a mouse brings up, the button that a finger sees, a long press, the menu
 *  key and "i". */
export const TitleCard = memo(function TitleCard(props: TitleCardProps) {
  const { tile, shape, size, tabIndex, storyOf } = props
  const storyId = useId()
  const isStory = storyOf !== undefined
  const picture = isStory ? 'wide' : shape
  const { animation } = tile
  const t = useTexts('core/catalog')
  const style: CSSProperties & { '--tint': string } = {
    '--tint': GENRE_TINTS[animation.genre ?? 'none'],
  }
  return (
    // The name and every action stand on the link and the button; the frame only watches the mouse.
    <div
      className="title-card"
      data-shape={isStory ? 'story' : shape}
      data-size={size}
      style={style}
      onPointerMove={(event) => startHover(event, tile)}
      onPointerLeave={hoverEnds}
      onPointerDown={hoverEnds}
    >
      <Link
        to={`/watch/${watchedId(tile)}`}
        tabIndex={tabIndex}
        draggable={false}
        aria-keyshortcuts={DETAIL_KEY}
        aria-describedby={isStory ? storyId : undefined}
        className="title-card-link"
        onFocus={hintDetail}
        onContextMenu={(event) => openFromMenu(event, tile)}
        onKeyDown={(event) => openFromKey(event, tile)}
      >
        <span className="title-card-frame">
          <Artwork
            key={picture}
            {...(picture === 'wide'
              ? widePicture(animation)
              : { src: animation.thumbnailUrl, picture: animation.poster })}
            {...PIXELS[picture]}
            sizes={isStory ? storySizes(storyOf) : CARD_SIZES[shape][size]}
            fallback={<TitlePoster animation={animation} />}
          />
          {picture === 'wide' ? <CardNotes tile={tile} /> : <PosterNews animation={animation} />}
          {isStory ? (
            <StoryCaption tile={tile} storyId={storyId} />
          ) : (
            shape === 'wide' && <CardCaption tile={tile} />
          )}
          {picture === 'poster' && !animation.isPosterLettered && (
            <span aria-hidden className="title-card-lettering">
              {nameOf(tile)}
            </span>
          )}
        </span>
        {!isStory && shape === 'poster' && <CardFoot tile={tile} />}
      </Link>
      <button
        type="button"
        tabIndex={-1}
        data-focus-skip=""
        aria-label={t('moreAbout', { title: nameOf(tile) })}
        className="title-card-more"
        onClick={() => openDetail(tile)}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
    </div>
  )
})

/** The mouse moves over the card. A page that scrolls under a resting mouse brings cards to it, too, and
 *  the browser then tells of a move over no distance. */
function startHover(event: PointerEvent<HTMLElement>, tile: Tile): void {
  if (event.pointerType !== 'mouse' || !(event.movementX || event.movementY)) return
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
  if (latinKey(event).toLowerCase() === DETAIL_KEY && openDetail(tile)) event.preventDefault()
}
