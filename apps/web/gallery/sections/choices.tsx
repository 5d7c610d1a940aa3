import { useState } from 'react'
import { ChoiceGroup, MultiChoice } from '../../src/ui/fields/choice-group.tsx'
import { Switch } from '../../src/ui/fields/switch.tsx'
import { Row, Section, Specimen } from '../specimen.tsx'

const AGES = [
  { value: 'child', name: 'Child', icon: '🧒' },
  { value: 'teen', name: 'Teen', icon: '🎒' },
  { value: 'adult', name: 'Adult' },
] as const
const GENRES = [
  { value: 'adventure', name: 'Adventure' },
  { value: 'comedy', name: 'Comedy' },
  { value: 'fantasy', name: 'Fantasy' },
] as const

function AgeChoice({ disabled }: { disabled?: boolean }) {
  const [age, setAge] = useState<(typeof AGES)[number]['value']>('child')
  return (
    <ChoiceGroup label="Age" value={age} options={AGES} onChoose={setAge} disabled={disabled} />
  )
}

function GenreChoice() {
  const [genres, setGenres] = useState<(typeof GENRES)[number]['value'][]>(['comedy', 'fantasy'])
  return <MultiChoice label="Loves" values={genres} options={GENRES} onChange={setGenres} />
}

function AutoplaySwitch(props: { initial: boolean; disabled?: boolean; hint?: string }) {
  const { initial, ...rest } = props
  const [isOn, setOn] = useState(initial)
  return <Switch label="Play the next episode" isOn={isOn} onChange={setOn} {...rest} />
}

/** Choices in sight, and switches. */
export function ChoicesSection() {
  return (
    <>
      <Section id="choices" title="Choices">
        <Row>
          <Specimen name="one of several">
            <AgeChoice />
          </Specimen>
          <Specimen name="hover" force="hover">
            <AgeChoice />
          </Specimen>
          <Specimen name="focus" force="focus-visible">
            <AgeChoice />
          </Specimen>
          <Specimen name="disabled">
            <AgeChoice disabled />
          </Specimen>
          <Specimen name="any of several">
            <GenreChoice />
          </Specimen>
        </Row>
      </Section>
      <Section id="switches" title="Switches">
        <Row>
          <Specimen name="on, with hint" isWide>
            <AutoplaySwitch initial hint="Ten seconds after the credits begin." />
          </Specimen>
          <Specimen name="off" isWide>
            <AutoplaySwitch initial={false} />
          </Specimen>
          <Specimen name="hover" force="hover" isWide>
            <AutoplaySwitch initial={false} />
          </Specimen>
          <Specimen name="focus" force="focus-visible" isWide>
            <AutoplaySwitch initial />
          </Specimen>
          <Specimen name="disabled" isWide>
            <AutoplaySwitch initial={false} disabled />
          </Specimen>
          <Specimen name="on, disabled" isWide>
            <AutoplaySwitch initial disabled />
          </Specimen>
        </Row>
      </Section>
    </>
  )
}
