import { act } from '@testing-library/react'

/** An element fills the screen from now on, or none does; the page is told as a browser tells it. */
export function fillScreen(element: Element | null): void {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true })
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
}
