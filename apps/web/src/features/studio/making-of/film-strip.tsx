import { type CSSProperties, useState } from 'react'

/** Width of a frame on a sheet over its height: the films' own, 16:9. */
const FRAME_SHAPE = 16 / 9

/** Frames of a film side by side, as they lie on one sheet of seek previews. */
export function FilmStrip({ url, label }: { url: string; label: string }) {
  const [columns, setColumns] = useState<number>()
  const style: CSSProperties & { '--columns'?: number } = { '--columns': columns ?? 2 }
  return (
    <div className="making-strip" data-shown={columns !== undefined} style={style}>
      <img
        src={url}
        alt={label}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setColumns(Math.max(2, Math.round(naturalWidth / naturalHeight / FRAME_SHAPE)))
        }
      />
    </div>
  )
}
