import type { Animation } from '@starnest/contract/catalog/catalog'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { openDetail } from '../../../features/catalog/detail/opened-title.ts'
import { isComposing } from '../../../platform/keyboard/composing.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useLazyOverlay } from '../use-lazy-overlay.ts'
import { useSlashKey } from './use-slash-key.ts'

const loadSearch = async () =>
  (await import('../../../features/catalog/search/search-overlay.tsx')).SearchOverlay

/** The search box of the bar; on a phone only its icon. A press, the first letter, Enter or "/"
 *  opens the search, which takes over what was typed. Passing through with Tab opens nothing. What
 *  is chosen there opens in the detail view, or on its own page where the screen has no such view. */
export function SearchBox() {
  const t = useTexts('core/shell')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { Overlay, open, ...search } = useLazyOverlay(loadSearch)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => {
    // What is typed before the search has come is typed here, and handed over.
    input.current?.focus()
    open()
  })
  const isWriting = useRef(false)
  /** The search takes the focus, which would end what an input method is still writing. In Korean one
   *  syllable ends just before the next begins, so this looks after both. */
  const openWhenWritten = () =>
    setTimeout(() => {
      if (!isWriting.current) open()
    })
  const onOpenChange = (isOpen: boolean) => {
    search.setOpen(isOpen)
    if (!isOpen) setTyped('')
  }
  const showTitle = (animation: Animation) => {
    onOpenChange(false)
    if (!openDetail({ animation })) void navigate(`/watch/${animation.id}`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know <search>
    <div
      role="search"
      className="contents"
      onPointerEnter={search.fetchAhead}
      onFocus={search.fetchAhead}
    >
      <button
        type="button"
        aria-label={t('search')}
        className="bar-button sm:hidden"
        onClick={open}
      >
        <Search aria-hidden className="size-6" />
      </button>
      <span className="search-field max-sm:hidden">
        <Search aria-hidden className="size-5 shrink-0 text-mist" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={t('searchPlaceholder')}
          value={typed}
          onClick={open}
          onChange={({ target }) => {
            setTyped(target.value)
            openWhenWritten()
          }}
          onCompositionStart={() => {
            isWriting.current = true
          }}
          onCompositionEnd={() => {
            isWriting.current = false
            openWhenWritten()
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !isComposing(nativeEvent)) open()
          }}
        />
        <kbd aria-hidden className="search-key">
          /
        </kbd>
      </span>
      {Overlay && (
        <Overlay
          isOpen={search.isOpen}
          onOpenChange={onOpenChange}
          initialQuery={typed}
          onChoose={showTitle}
        />
      )}
    </div>
  )
}
