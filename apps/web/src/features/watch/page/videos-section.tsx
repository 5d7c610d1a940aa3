import { useQuery } from '@tanstack/react-query'
import { TitleExtras } from '../../../library/videos/title-extras.tsx'
import { VersionChoice } from '../../../library/videos/version-choice.tsx'
import { titleVideosQuery } from '../../../library/videos/videos.queries.ts'
import { PAGE_WIDTH, PART_HEADING } from './look.ts'

/** Which version of the title is watched, and what comes with it; nothing where it has one file. */
export function VideosSection({ titleId }: { titleId: number }) {
  const { data } = useQuery(titleVideosQuery(titleId))
  if (!data || data.versions.length + data.extras.length === 0) return null
  return (
    <div className={`${PAGE_WIDTH} grid gap-10 pb-10 sm:pb-14`}>
      <VersionChoice titleId={titleId} />
      <TitleExtras
        heading="h2"
        titleId={titleId}
        headingId="title-extras"
        headingClass={PART_HEADING}
      />
    </div>
  )
}
