import { Film } from 'lucide-react'
import { Artwork } from '../../src/ui/artwork.tsx'
import { Badge } from '../../src/ui/badge.tsx'
import { ProgressBar } from '../../src/ui/progress-bar.tsx'
import { Rail } from '../../src/ui/rail/rail.tsx'
import { RankBadge } from '../../src/ui/rank-badge.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { Row, Section, Specimen } from '../specimen.tsx'

const POSTER = { width: 400, height: 600 }
const RANKS = [1, 2, 3, 4, 5]
const PLACES = Array.from({ length: 12 }, (_, index) => index + 1)

/** A night sky with a hill, as a picture of its own: the gallery has no films. */
function skyUrl(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 22%)"/><stop offset="1" stop-color="hsl(${hue + 60} 70% 52%)"/></linearGradient></defs><rect width="400" height="600" fill="url(#s)"/><circle cx="290" cy="130" r="46" fill="#ffe9c4"/><path d="M0 470 Q120 380 220 450 T400 420 V600 H0z" fill="hsl(${hue} 50% 12%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function Poster({ hue, src = skyUrl(hue) }: { hue: number; src?: string | null }) {
  return (
    <div className="gallery-poster">
      <Artwork src={src} {...POSTER} isUrgent fallback={<Fallback />} />
    </div>
  )
}

function Fallback() {
  return (
    <div className="starfield grid size-full place-items-center bg-space-700 text-lantern">
      <Film aria-hidden className="size-10" />
    </div>
  )
}

/** Pictures and what stands on them. */
export function PicturesSection() {
  return (
    <>
      <Section id="pictures" title="Pictures, badges, progress">
        <Row>
          <Specimen name="loading">
            <Skeleton className="gallery-poster" />
          </Specimen>
          <Specimen name="shown">
            <Poster hue={220} />
          </Specimen>
          <Specimen name="no picture">
            <Poster hue={0} src={null} />
          </Specimen>
          <div className="grid gap-6">
            <Row>
              {RANKS.map((rank) => (
                <Specimen key={rank} name={rank < 5 ? `place ${rank}` : 'and beyond'}>
                  <RankBadge rank={rank} />
                </Specimen>
              ))}
            </Row>
            <Row>
              <Specimen name="news">
                <Badge className="bg-linear-to-r from-lantern to-ember text-space-950">NEW</Badge>
              </Specimen>
              <Specimen name="notice">
                <Badge className="bg-space-950/75 text-lantern-light ring-1 ring-lantern/60">
                  Coming Soon
                </Badge>
              </Specimen>
            </Row>
            <Specimen name="progress" isWide>
              <ProgressBar value={42} max={100} label="Watched" />
            </Specimen>
          </div>
        </Row>
      </Section>
      <Section id="rail" title="Rail">
        <Rail
          heading="Top picks"
          items={PLACES}
          keyOf={(place) => place}
          draw={(place, tabIndex) => (
            <a href="#rail" tabIndex={tabIndex} aria-label={`Film ${place}`} className="block">
              <Poster hue={place * 30} />
            </a>
          )}
          previousLabel="Back"
          nextLabel="On"
        />
      </Section>
    </>
  )
}
