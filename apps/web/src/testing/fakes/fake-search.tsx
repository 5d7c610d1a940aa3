import type { Animation } from '@starnest/contract/catalog/catalog'
import { testTitle } from '../made/titles.ts'

type FakeSearchProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  initialQuery: string
  onChoose: (animation: Animation) => void
}

/** Stands for the search in tests of the bar: it shows what it was handed and finds one title. */
export function FakeSearch(props: FakeSearchProps) {
  if (!props.isOpen) return null
  return (
    <div role="dialog" aria-label="search">
      {props.initialQuery}
      <button type="button" onClick={() => props.onChoose(testTitle(3))}>
        choose 3
      </button>
      <button type="button" onClick={() => props.onOpenChange(false)}>
        close
      </button>
    </div>
  )
}
