import { useTexts } from '../../../../platform/texts.ts'
import { PAGE_WIDTH } from '../look.ts'

const BONE = 'rounded-xl bg-space-800 motion-safe:animate-pulse'
const RELATED_BONES = ['one', 'two', 'three', 'four', 'five', 'six']

/** The page's shape while the title is on its way. */
export function WatchSkeleton() {
  const t = useTexts('watch/watch')
  return (
    <div aria-busy="true">
      <div className="relative flex min-h-[min(88svh,60rem)] items-end bg-gradient-to-b from-space-850 to-transparent">
        <div className={`${PAGE_WIDTH} pb-14`}>
          <div className={`${BONE} h-16 w-3/4 max-w-2xl sm:h-24`} />
          <div className={`${BONE} mt-6 h-6 w-64`} />
          <div className="mt-8 flex gap-4">
            <div className={`${BONE} h-13 w-36 rounded-full`} />
            <div className={`${BONE} h-13 w-36 rounded-full`} />
          </div>
          <p role="status" className="mt-6 text-lg text-mist">
            {t('loading')}
          </p>
        </div>
      </div>
      <div className={`${PAGE_WIDTH} grid gap-10 py-14 lg:grid-cols-[1fr_22rem]`}>
        <div className={`${BONE} h-48`} />
        <div className={`${BONE} h-48`} />
      </div>
      <div className={`${PAGE_WIDTH} grid grid-cols-2 gap-4 pb-20 sm:grid-cols-3 xl:grid-cols-6`}>
        {RELATED_BONES.map((bone) => (
          <div key={bone} className={`${BONE} aspect-video`} />
        ))}
      </div>
    </div>
  )
}
