/** The button that gets the focus when the one that was pressed goes with its row: the last of the row
 *  after that can be pressed, else of the row before. Null: there is none. */
export function buttonBeside(pressed: HTMLElement): HTMLElement | null {
  const row = pressed.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const buttons = beside?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? []
  return [...buttons].at(-1) ?? null
}
