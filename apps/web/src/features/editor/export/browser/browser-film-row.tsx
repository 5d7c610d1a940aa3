import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FilmProgress } from '../film-progress.tsx'
import type { BrowserFilm, WhyFailed } from './use-browser-film.ts'

type BrowserFilmRowProps = {
  film: BrowserFilm
  isOlder: boolean
  /** null: a child, whose film stays on this device. */
  onKeep: ((file: File) => void) | null
  onAgain: () => void
  onDrop: () => void
}

/** The film that is made in the page, and what can be done with it. */
export function BrowserFilmRow({ film, isOlder, onKeep, onAgain, onDrop }: BrowserFilmRowProps) {
  const t = useTexts('editor/export')
  // The next film that is made here is another file.
  const [kept, setKept] = useState<File | null>(null)
  const isKept = film.is === 'done' && film.file === kept
  const { settings } = film
  return (
    <li className="editor-export" data-state={film.is}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          {t(`state.${film.is}`)} · {t('onDevice')}
        </span>
        <span className="text-mist">{`${settings.shortSidePx}p · ${settings.framesPerSecond}`}</span>
      </p>
      {film.is === 'running' && (
        <>
          <FilmProgress percent={Math.floor(film.share * 100)} secondsLeft={film.secondsLeft} />
          <p className="text-sm text-mist">{t('keepOpen')}</p>
        </>
      )}
      {film.is === 'failed' && <p className="text-danger">{whyText(film.why, t)}</p>}
      {film.is === 'done' && isOlder && <p className="text-sm text-mist">{t('older')}</p>}
      {isKept && <p role="status">{t('uploading')}</p>}
      <div className="flex flex-wrap gap-2" data-focus-row="">
        {film.is === 'done' && (
          <a className="editor-download" href={film.url} download={film.file.name}>
            {t('download')}
          </a>
        )}
        {film.is === 'done' && onKeep && !isKept && (
          <Button
            look="glass"
            className="min-h-11 px-4 text-base"
            onClick={() => {
              onKeep(film.file)
              setKept(film.file)
            }}
          >
            {t('keep')}
          </Button>
        )}
        {film.is === 'failed' && (
          <Button look="glass" className="min-h-11 px-4 text-base" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button look="glass" className="min-h-11 px-4 text-base" onClick={onDrop}>
          {t(film.is === 'running' ? 'cancel' : 'remove')}
        </Button>
      </div>
    </li>
  )
}

function whyText(why: WhyFailed, t: ReturnType<typeof useTexts<'editor/export'>>): string {
  switch (why.is) {
    case 'unreadable':
      return t('deviceCannotRead', { names: why.names.join(', ') })
    case 'broken':
      return t('deviceBroken', { name: why.name })
    case 'no-encoder':
      return t('noEncoder')
    case 'unknown':
      return t('deviceFailed')
  }
}
