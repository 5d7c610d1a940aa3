import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Values that the stylesheet reads. */
    [variable: `--${string}`]: string | number | undefined
  }
}
