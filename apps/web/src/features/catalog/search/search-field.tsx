import { MAX_QUERY_LENGTH } from '@starnest/contract/catalog/search'
import { LoaderCircle, Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../../../platform/keyboard/composing.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useEscapeClears } from './combobox/use-escape-clears.ts'
import type { Options } from './combobox/use-options.ts'

type SearchFieldProps = {
  query: string
  onQuery: (query: string) => void
  options: Options
  isBusy: boolean
  /** A result was chosen by Enter, by its place from 0. */
  onChoose: (index: number) => void
}

/** The field of the search, a combobox: arrows lead through the results, Enter opens the active one
 *  or the first, Escape empties the field and then closes the search.
 *  Source: ARIA Authoring Practices, "Combobox". */
export function SearchField({ query, onQuery, options, isBusy, onChoose }: SearchFieldProps) {
  const t = useTexts('core/search')
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onQuery('')
    input.current?.focus()
  }
  useEscapeClears(query !== '', clear)
  const { active } = options
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter') onChoose(active ?? 0)
    else if (event.shiftKey || !options.move(event.key)) return
    event.preventDefault()
  }
  return (
    <div className="search-bar">
      {isBusy ? (
        <LoaderCircle
          aria-hidden
          className="size-6 shrink-0 text-lantern motion-safe:animate-spin"
        />
      ) : (
        <Search aria-hidden className="size-6 shrink-0 text-mist" />
      )}
      <input
        ref={input}
        data-first-focus=""
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        aria-label={t('search')}
        aria-expanded={options.count > 0}
        aria-controls={options.listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : options.optionId(active)}
        placeholder={t('placeholder')}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
        className="search-input"
      />
      {query !== '' && (
        <button type="button" aria-label={t('clear')} onClick={clear} className="search-clear">
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
