/** What Enter clicks. */
const CLICKED =
  'a[href], button, summary, input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="color"])'
const TEXT_FIELD =
  'textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"], [type="color"])'

/** How far an arrow scrolls a page that has nothing else to go to, as a share of what is seen of it. */
const SCROLLED_SHARE = 0.25

/** Does what a browser does itself with a key that nobody has used, and does with no key that a page has pressed. */
export function answerKey(target: Element, key: string): void {
  if (key === 'Enter') enter(target)
  else if (key === 'Escape') leave(target)
  else if (key.startsWith('Arrow')) arrow(target, key)
}

function enter(target: Element): void {
  if (target instanceof HTMLSelectElement) chooseNext(target)
  else if (target instanceof HTMLElement && target.matches(CLICKED)) target.click()
  else if (target instanceof HTMLInputElement && target.matches(TEXT_FIELD))
    target.form?.requestSubmit()
}

/** A list of the browser's own opens at a real press only: each press takes its next entry. */
function chooseNext(select: HTMLSelectElement): void {
  select.selectedIndex = (select.selectedIndex + 1) % Math.max(1, select.options.length)
  tellChange(select)
}

/** A window of the browser's own is asked to close, full screen ends, else one goes back as far as the app goes. */
function leave(target: Element): void {
  const dialog =
    target.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1)
  if (dialog instanceof HTMLDialogElement) {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  } else if (document.fullscreenElement) {
    void document.exitFullscreen()
  } else if (canGoBack()) {
    history.back()
  }
}

/** Whether the page before was one of ours; not every browser can tell. */
function canGoBack(): boolean {
  const { navigation }: { navigation?: Navigation } = window
  return navigation ? navigation.canGoBack : history.length > 1
}

function arrow(target: Element, key: string): void {
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const forwards = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const isForwards = key === forwards || key === 'ArrowDown'
  if (isField(target)) arrowInField(target, { isSideways, isForwards })
  else if (!isSideways) scroll(target, key)
}

const isField = (target: Element) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function arrowInField(
  field: HTMLInputElement | HTMLTextAreaElement,
  { isSideways, isForwards }: { isSideways: boolean; isForwards: boolean },
): void {
  if (field instanceof HTMLInputElement && field.type === 'range') {
    // Up is more, as right is.
    changeRange(field, isSideways === isForwards)
  } else if (field instanceof HTMLInputElement && field.type === 'radio') {
    chooseBeside(field, isForwards ? 1 : -1)
  } else if (isSideways && field.matches(TEXT_FIELD)) {
    moveCaret(field, isForwards ? 1 : -1)
  }
}

function changeRange(range: HTMLInputElement, isMore: boolean): void {
  if (isMore) range.stepUp()
  else range.stepDown()
  tellChange(range)
}

function chooseBeside(radio: HTMLInputElement, step: 1 | -1): void {
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (one) => one.name === radio.name && one.form === radio.form && !one.disabled,
  )
  const beside = group.at((group.indexOf(radio) + step) % group.length)
  beside?.focus()
  beside?.click()
}

function moveCaret(field: HTMLInputElement | HTMLTextAreaElement, step: 1 | -1): void {
  // Fields for numbers and mail have no caret that a page could move.
  if (field.selectionStart === null || field.selectionEnd === null) return
  const place = step === 1 ? field.selectionEnd : field.selectionStart
  const isMarked = field.selectionStart !== field.selectionEnd
  const next = Math.min(field.value.length, Math.max(0, isMarked ? place : place + step))
  field.setSelectionRange(next, next)
}

function scroll(from: Element, key: string): void {
  let place: Element | null = from
  while (place && !canScroll(place)) place = place.parentElement
  const scrolled = place ?? document.scrollingElement
  const by = (scrolled?.clientHeight ?? 0) * SCROLLED_SHARE
  scrolled?.scrollBy({ top: key === 'ArrowDown' ? by : -by })
}

const canScroll = (place: Element) =>
  place.scrollHeight > place.clientHeight &&
  ['auto', 'scroll'].includes(getComputedStyle(place).overflowY)

function tellChange(field: Element): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
