/** What is used of a canvas: both that of a page and that of the server have it. `Image` is what the canvas
 *  can draw. Source: HTML standard, "CanvasRenderingContext2D". */
export type Context<Image> = {
  globalAlpha: number
  globalCompositeOperation: string
  fillStyle: unknown
  font: string
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end'
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom'
  direction: 'ltr' | 'rtl' | 'inherit'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): { addColorStop(offset: number, color: string): void }
  drawImage(
    image: Image,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void
}

/** A canvas to draw on, and itself as a picture. */
export type Surface<Image> = { readonly context: Context<Image>; readonly image: Image }
