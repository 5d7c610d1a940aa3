import { Heart, Play, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { Tabs } from '../../src/ui/fields/tabs.tsx'
import { IconButton } from '../../src/ui/icon-button.tsx'
import { Row, Section, Specimen } from '../specimen.tsx'

const LOOKS = [
  { look: 'warm', name: 'Play', Icon: Play },
  { look: 'glass', name: 'Share', Icon: Share2 },
  { look: 'danger', name: 'Delete', Icon: Trash2 },
] as const
const STATES = [
  { name: 'default' },
  { name: 'hover', force: 'hover' },
  { name: 'focus', force: 'focus-visible' },
  { name: 'disabled', disabled: true },
  { name: 'loading', isBusy: true },
] as const

const SEASONS = ['1', '2', '3'].map((value) => ({
  value,
  name: `Season ${value}`,
  panel: <p>The episodes of season {value}.</p>,
}))

function SeasonTabs() {
  const [season, setSeason] = useState('1')
  return <Tabs label="Seasons" value={season} onChoose={setSeason} tabs={SEASONS} />
}

/** Buttons, icon buttons and tabs. */
export function ActionsSection() {
  return (
    <>
      <Section id="buttons" title="Buttons">
        {LOOKS.map(({ look, name, Icon }) => (
          <Row key={look}>
            {STATES.map(({ name: state, ...rest }) => {
              const { force, ...button } = { force: undefined, ...rest }
              return (
                <Specimen key={state} name={`${look}, ${state}`} force={force}>
                  <Button look={look} {...button}>
                    {state !== 'loading' && <Icon aria-hidden className="size-5" />}
                    {name}
                  </Button>
                </Specimen>
              )
            })}
          </Row>
        ))}
        <Row>
          <Specimen name="link">
            <ButtonLink look="glass" to="/">
              Back to home
            </ButtonLink>
          </Specimen>
          <Specimen name="icon button, default">
            <IconButton label="Love">
              <Heart aria-hidden className="size-6" />
            </IconButton>
          </Specimen>
          <Specimen name="hover" force="hover">
            <IconButton label="Love">
              <Heart aria-hidden className="size-6" />
            </IconButton>
          </Specimen>
          <Specimen name="focus" force="focus-visible">
            <IconButton label="Love">
              <Heart aria-hidden className="size-6" />
            </IconButton>
          </Specimen>
          <Specimen name="disabled">
            <IconButton label="Love" disabled>
              <Heart aria-hidden className="size-6" />
            </IconButton>
          </Specimen>
        </Row>
      </Section>
      <Section id="tabs" title="Tabs">
        <Row>
          <Specimen name="default" isWide>
            <SeasonTabs />
          </Specimen>
          <Specimen name="focus" force="focus-visible" isWide>
            <SeasonTabs />
          </Specimen>
        </Row>
      </Section>
    </>
  )
}
