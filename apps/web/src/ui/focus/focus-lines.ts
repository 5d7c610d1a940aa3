/** Attribute of an element whose links and buttons belong together for the arrow keys: a rail, a
 *  grid, a bar. What stands outside of every such element is found by its place on the screen. */
export const FOCUS_ROW = 'data-focus-row'
/** Attribute of what the arrows pass over, because its card offers the same. */
const FOCUS_SKIP = 'data-focus-skip'
/** Attribute of an element that keeps the place of what is still to be drawn: it is not passed over. */
const FOCUS_LATER = 'data-focus-later'

const ROWS = `[${FOCUS_ROW}]`
const CONTROLS =
  'a[href], button, select, input:not([type="hidden"]), textarea, video[controls], [role="slider"], [role="tab"], [role="radio"], [role="switch"], [role="option"]'

/** What can take the focus here, in the order of the page. Outside of a row that is what Tab reaches
 *  as well; a row has one Tab stop, and its other places carry -1. */
function stopsIn(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter((stop) => {
    if (stop.matches(':disabled, [aria-hidden="true"], [inert] *')) return false
    if (stop.closest(`[${FOCUS_SKIP}]`)) return false
    return stop.tabIndex >= 0 || stop.closest(ROWS) !== null
  })
}

/** Whether it has a place on the screen at all. */
function isDrawn(stop: HTMLElement): boolean {
  return stop.checkVisibility({ visibilityProperty: true })
}

/** Stops in lines from the top: two stand in one line when the middle of one is within the other. */
function linesOf(stops: readonly HTMLElement[]): HTMLElement[][] {
  const placed = stops
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .sort((one, other) => one.box.top - other.box.top)
  const lines: { stops: HTMLElement[]; bottom: number }[] = []
  for (const { stop, box } of placed) {
    const line = lines.at(-1)
    if (line && (box.top + box.bottom) / 2 < line.bottom) line.stops.push(stop)
    else lines.push({ stops: [stop], bottom: box.bottom })
  }
  return lines.map((line) => line.stops)
}

/** A row that is marked, or the run of stops between two such rows. */
type Block = { row: HTMLElement | null; stops: HTMLElement[] }

function blocksOf(scope: ParentNode): Block[] {
  const blocks: Block[] = []
  for (const stop of stopsIn(scope)) {
    const row = stop.closest<HTMLElement>(ROWS)
    const block = blocks.at(-1)
    if (block && block.row === row) block.stops.push(stop)
    else blocks.push({ row, stops: [stop] })
  }
  return blocks
}

const drawnLines = (block: Block | undefined) => linesOf((block?.stops ?? []).filter(isDrawn))

/** The places along which left and right lead from a stop: its whole row where one is marked, else
 *  what stands in one line with it. */
export function lineOf(scope: ParentNode, from: HTMLElement): HTMLElement[] {
  const block = blocksOf(scope).find(({ stops }) => stops.includes(from))
  if (!block) return []
  if (block.row) return block.stops.filter(isDrawn)
  return linesOf(block.stops.filter(isDrawn)).find((line) => line.includes(from)) ?? []
}

/** The line above (-1) or below (1) a stop; undefined at the edge of the page. */
export function nextLine(
  scope: ParentNode,
  from: HTMLElement,
  step: 1 | -1,
): HTMLElement[] | undefined {
  const blocks = blocksOf(scope)
  const at = blocks.findIndex(({ stops }) => stops.includes(from))
  const own = drawnLines(blocks[at])
  const inside = own[own.findIndex((line) => line.includes(from)) + step]
  if (inside) return inside
  for (let index = at + step; index >= 0 && index < blocks.length; index += step) {
    const lines = drawnLines(blocks[index])
    if (lines.length > 0) return lines.at(step === 1 ? 0 : -1)
  }
  return undefined
}

/** The first place above (-1) or below (1) a stop whose stops are still to be drawn; undefined where
 *  none lies before `line`, or on to the edge of the page. */
export function placeBefore(
  scope: ParentNode,
  line: readonly HTMLElement[] | undefined,
  from: HTMLElement,
  step: 1 | -1,
): Element | undefined {
  const isAhead = (one: Element, other: Element) => {
    const [first, second] = step === 1 ? [one, other] : [other, one]
    return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  }
  const end = line?.[0]
  const places = [...scope.querySelectorAll(`[${FOCUS_LATER}]`)].filter(
    (place) => isAhead(from, place) && (!end || isAhead(place, end)),
  )
  return places.at(step === 1 ? 0 : -1)
}

/** Where the arrows begin when nothing has the focus: the first stop of the main part that is on the
 *  screen, else of what is pinned to it. */
export function firstStop(scope: ParentNode): HTMLElement | undefined {
  const visible = stopsIn(scope).filter((stop) => {
    const { top, bottom } = stop.getBoundingClientRect()
    return isDrawn(stop) && bottom > 0 && top < innerHeight
  })
  return visible.find((stop) => stop.closest('main')) ?? visible[0]
}
