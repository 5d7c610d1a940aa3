import type { CSSProperties } from 'react'
import { Row, Section, Specimen } from '../specimen.tsx'

const COLORS = [
  ['space-950', 'space-900', 'space-850', 'space-800', 'space-700'],
  ['starlight', 'mist', 'lantern-light', 'lantern', 'ember', 'danger', 'danger-deep'],
  ['line', 'edge', 'field-edge', 'gold', 'silver', 'bronze', 'sky', 'violet'],
]
const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl']
const RADII = ['small', 'control', 'card', 'panel']
const SHADOWS = ['raised', 'overlay', 'lantern', 'halo']

const token = (name: string) => `var(--${name})`

function Swatch({ name }: { name: string }) {
  const style: CSSProperties = { background: token(`color-${name}`) }
  return <div className="gallery-swatch" style={style} />
}

/** Colours, type, corners and shadows, by the names of their tokens. */
export function FoundationSections() {
  return (
    <>
      <Section id="colours" title="Colours">
        {COLORS.map((row) => (
          <Row key={row[0]}>
            {row.map((name) => (
              <Specimen key={name} name={name}>
                <Swatch name={name} />
              </Specimen>
            ))}
          </Row>
        ))}
      </Section>
      <Section id="type" title="Type">
        {SIZES.map((size) => (
          <div key={size} className="gallery-row" style={{ fontSize: token(`text-${size}`) }}>
            <span style={{ fontFamily: token('font-display') }}>Cinema among the stars</span>
            <span>text-{size}: Leo follows the lost star home</span>
          </div>
        ))}
      </Section>
      <Section id="shape" title="Corners and elevation">
        <Row>
          {RADII.map((name) => (
            <Specimen key={name} name={`radius-${name}`}>
              <div className="gallery-tile" style={{ borderRadius: token(`radius-${name}`) }} />
            </Specimen>
          ))}
        </Row>
        <Row>
          {SHADOWS.map((name) => (
            <Specimen key={name} name={`shadow-${name}`}>
              <div
                className="gallery-tile"
                style={{
                  borderRadius: token('radius-card'),
                  boxShadow: token(`shadow-${name}`),
                }}
              />
            </Specimen>
          ))}
        </Row>
      </Section>
    </>
  )
}
