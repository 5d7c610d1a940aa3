import { useState } from 'react'
import { Select } from '../../src/ui/fields/select.tsx'
import { Slider } from '../../src/ui/fields/slider.tsx'
import { TextField } from '../../src/ui/fields/text-field.tsx'
import { Row, Section, Specimen } from '../specimen.tsx'

const ORDERS = [
  { value: 'newest', name: 'Newest first' },
  { value: 'oldest', name: 'Oldest first' },
] as const

function NameField(props: { initial?: string; hint?: string; error?: string; disabled?: boolean }) {
  const { initial = '', ...rest } = props
  const [name, setName] = useState(initial)
  return <TextField label="Name" placeholder="Mia" value={name} onChange={setName} {...rest} />
}

function OrderSelect({ disabled }: { disabled?: boolean }) {
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('newest')
  return (
    <Select label="Order" value={order} options={ORDERS} onChoose={setOrder} disabled={disabled} />
  )
}

function SpeedSlider({ disabled }: { disabled?: boolean }) {
  const [percent, setPercent] = useState(40)
  return (
    <Slider
      label="Brightness"
      value={percent}
      valueText={`${percent} %`}
      onChange={setPercent}
      disabled={disabled}
    />
  )
}

/** Text fields, selects and sliders. */
export function FieldsSection() {
  return (
    <>
      <Section id="text-fields" title="Text fields">
        <Row>
          <Specimen name="empty" isWide>
            <NameField />
          </Specimen>
          <Specimen name="filled, with hint" isWide>
            <NameField initial="Mia" hint="Up to 40 letters." />
          </Specimen>
          <Specimen name="hover" force="hover" isWide>
            <NameField initial="Mia" />
          </Specimen>
          <Specimen name="focus" force="focus-visible" isWide>
            <NameField initial="Mia" />
          </Specimen>
          <Specimen name="error" isWide>
            <NameField error="Write a name." />
          </Specimen>
          <Specimen name="disabled" isWide>
            <NameField initial="Mia" disabled />
          </Specimen>
        </Row>
      </Section>
      <Section id="selects" title="Select">
        <Row>
          <Specimen name="default">
            <OrderSelect />
          </Specimen>
          <Specimen name="hover" force="hover">
            <OrderSelect />
          </Specimen>
          <Specimen name="focus" force="focus-visible">
            <OrderSelect />
          </Specimen>
          <Specimen name="disabled">
            <OrderSelect disabled />
          </Specimen>
        </Row>
      </Section>
      <Section id="sliders" title="Sliders">
        <Row>
          <Specimen name="default" isWide>
            <SpeedSlider />
          </Specimen>
          <Specimen name="focus" force="focus-visible" isWide>
            <SpeedSlider />
          </Specimen>
          <Specimen name="disabled" isWide>
            <SpeedSlider disabled />
          </Specimen>
        </Row>
      </Section>
    </>
  )
}
