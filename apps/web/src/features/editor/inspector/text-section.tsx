import {
  EDITOR_FONTS,
  type Item,
  type ItemText,
  MAX_TEXT_CHARACTERS,
  TEXT_STYLES,
} from '@starnest/contract/editor/document'
import { FONT_FAMILIES } from '@starnest/editor/draw/text'
import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ColorField } from './color-field.tsx'
import { useChange } from './use-change.ts'

const FONT_NAMES = {
  outfit: 'Outfit',
  baloo: 'Baloo 2',
  bangers: 'Bangers',
  pacifico: 'Pacifico',
  limelight: 'Limelight',
} as const

/** Words of an item, and how they look. */
export function TextSection({ item }: { item: Item }) {
  const t = useTexts('editor/inspector')
  const { change } = useChange([item])
  const id = useId()
  const { text } = item
  if (!text) return null
  const set = (changed: Partial<ItemText>) =>
    change(`text ${Object.keys(changed).join()}`, { text: { ...text, ...changed } })
  return (
    <>
      <h3 className="inspector-title">{t('words')}</h3>
      <div className="grid gap-1.5" data-focus-row="">
        <label htmlFor={id} className="text-mist">
          {t('words')}
        </label>
        <textarea
          id={id}
          className="field"
          rows={2}
          maxLength={MAX_TEXT_CHARACTERS}
          value={text.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      </div>
      <TextField
        label={t('secondLine')}
        value={text.subtitle}
        maxLength={MAX_TEXT_CHARACTERS}
        onChange={(subtitle) => set({ subtitle })}
      />
      <ChoiceGroup
        label={t('style')}
        value={text.style}
        options={TEXT_STYLES.map((value) => ({ value, name: t(`style.${value}`) }))}
        onChoose={(style) => set({ style })}
      />
      <Select
        label={t('font')}
        value={text.font}
        options={EDITOR_FONTS.map((value) => ({ value, name: FONT_NAMES[value] }))}
        onChoose={(font) => set({ font })}
      />
      <p aria-hidden className="inspector-sample" style={{ fontFamily: FONT_FAMILIES[text.font] }}>
        {text.text.slice(0, 40)}
      </p>
      <Slider
        label={t('size')}
        value={text.size}
        min={0.5}
        max={2}
        step={0.05}
        valueText={t('percent', { count: Math.round(text.size * 100) })}
        onChange={(size) => set({ size })}
      />
      <ColorField label={t('color')} value={text.color} onChange={(color) => set({ color })} />
      <Switch
        label={t('ground')}
        isOn={text.background !== null}
        onChange={(isOn) => set({ background: isOn ? '#05060f' : null })}
      />
      {text.background !== null && (
        <ColorField
          label={t('groundOn')}
          value={text.background}
          onChange={(background) => set({ background })}
        />
      )}
    </>
  )
}
