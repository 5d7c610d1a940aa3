import { CloudOff, Heart } from 'lucide-react'
import { LoadFailure } from '../../src/library/refusal/load-failure.tsx'
import { HttpError } from '../../src/platform/calls/http.ts'
import { Button } from '../../src/ui/button.tsx'
import { Notice } from '../../src/ui/notice.tsx'
import { showToast } from '../../src/ui/toast/toast.ts'
import { Row, Section, Specimen } from '../specimen.tsx'

const nothing = () => undefined

const refusal = (status: number, code: string) =>
  new HttpError(status, '', JSON.stringify({ code, message: '' }))
const BROKEN = refusal(500, 'internal')
const FOR_GROWN_UPS = refusal(403, 'grown_ups_only')

/** What the interface says: notices, errors, toasts. */
export function MessagesSection() {
  return (
    <>
      <Section id="notices" title="Notices and errors">
        <div className="grid gap-4 sm:grid-cols-2">
          <Notice
            role="status"
            title="Your list is empty"
            text="Press the heart of a film and it waits for you here."
            icon={<Heart aria-hidden className="size-11" />}
          />
          <Notice
            role="alert"
            title="The server does not answer"
            text="Is the computer that runs Starnest awake?"
            icon={<CloudOff aria-hidden className="size-11" />}
            action={<Button>Try again</Button>}
          />
        </div>
        <LoadFailure error={BROKEN} lead="The episodes could not be loaded." onRetry={nothing} />
        <LoadFailure error={FOR_GROWN_UPS} onRetry={nothing} />
      </Section>
      <Section id="toasts" title="Toasts">
        <Row>
          <Specimen name="plain">
            <Button look="glass" onClick={showPlain}>
              Remove from My List
            </Button>
          </Specimen>
          <Specimen name="destructive">
            <Button look="glass" onClick={showDestructive}>
              Save
            </Button>
          </Specimen>
        </Row>
      </Section>
    </>
  )
}

function showPlain(): void {
  showToast({
    title: 'Removed from My List',
    description: 'Two Lighthouses',
    action: { label: 'Undo', onPress: nothing },
    durationMs: Number.POSITIVE_INFINITY,
  })
}

function showDestructive(): void {
  showToast({
    title: 'Could not save',
    description: 'The disk is full. Nothing is lost.',
    look: 'destructive',
    durationMs: Number.POSITIVE_INFINITY,
  })
}
