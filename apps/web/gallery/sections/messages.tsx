import { CloudOff, Heart } from 'lucide-react'
import { Button } from '../../src/ui/button.tsx'
import { InlineError } from '../../src/ui/inline-error.tsx'
import { Notice } from '../../src/ui/notice.tsx'
import { showToast } from '../../src/ui/toast/toast.ts'
import { Row, Section, Specimen } from '../specimen.tsx'

const nothing = () => undefined

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
        <InlineError
          text="The episodes could not be loaded."
          onRetry={nothing}
          retryLabel="Try again"
        />
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
