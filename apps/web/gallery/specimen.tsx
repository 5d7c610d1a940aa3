import type { ReactNode } from 'react'

/** A kind of part; its picture is taken as `<id>`. */
export function Section(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="gallery-section">
      <h2 id={`${props.id}-title`}>{props.title}</h2>
      {props.children}
    </section>
  )
}

/** Specimens side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="gallery-row">{children}</div>
}

type SpecimenProps = {
  /** The state or the token that is shown. */
  name: string
  /** A state the browser gives by itself; the one who takes the picture forces it on the part. */
  force?: 'hover' | 'focus-visible'
  isWide?: boolean
  children: ReactNode
}

/** One part in one state, with the state's name. */
export function Specimen({ name, force, isWide = false, children }: SpecimenProps) {
  return (
    <figure className="gallery-specimen" data-force={force} data-wide={isWide}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
