import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChoiceGroup, MultiChoice } from './choice-group.tsx'
import { Select } from './select.tsx'
import { Slider, snapToStep } from './slider.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

describe('slider', () => {
  it.each([
    [37.4, { min: 0, max: 100, step: 1 }, 37],
    [-5, { min: 0, max: 100, step: 1 }, 0],
    [1e9, { min: 0, max: 100, step: 1 }, 100],
    [0.31, { min: 0, max: 1, step: 0.1 }, 0.3],
    [0.7000000001, { min: 0, max: 1, step: 0.1 }, 0.7],
    [10, { min: 1, max: 10, step: 4 }, 9],
    [-3, { min: -10, max: 10, step: 5 }, -5],
  ])('%f on %o stands at %f', (value, scale, expected) => {
    expect(snapToStep(value, scale)).toBe(expected)
  })

  it('goes from 0 to 100 by 1 unless told otherwise', () => {
    render(<Slider label="Brightness" value={250} onChange={() => undefined} />)
    const { min, max, step, value } = screen.getByRole<HTMLInputElement>('slider')
    expect({ min, max, step, value }).toEqual({ min: '0', max: '100', step: '1', value: '100' })
  })

  it('tells a value that lies on a step', () => {
    const onChange = vi.fn()
    render(<Slider label="Volume" value={0} max={1} step={0.1} onChange={onChange} />)
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0.34' } })
    expect(onChange).toHaveBeenLastCalledWith(0.3)
  })

  it('says its value in words', () => {
    render(<Slider label="Speed" value={2} valueText="twice" onChange={() => undefined} />)
    expect(screen.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuetext')).toBe(
      'twice',
    )
  })
})

describe('select', () => {
  it('refuses an option with an empty value, and says which', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const draw = () =>
      render(
        <Select
          label="Genre"
          value=""
          options={[{ value: '', name: 'None' }]}
          onChoose={() => undefined}
        />,
      )
    expect(draw).toThrow(new RangeError('the option "None" of "Genre" has an empty value'))
    vi.mocked(console.error).mockClear()
  })

  it('tells the value that was chosen', () => {
    const onChoose = vi.fn()
    const options = [
      { value: 'new', name: 'Newest' },
      { value: 'old', name: 'Oldest' },
    ] as const
    render(<Select label="Order" value="new" options={options} onChoose={onChoose} />)
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'old' } })
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('old')
  })
})

function Seasons() {
  const [season, setSeason] = useState<'one' | 'two' | 'three'>('one')
  const tabs = (['one', 'two', 'three'] as const).map((value) => ({
    value,
    name: `Season ${value}`,
    panel: <p>Episodes of season {value}</p>,
  }))
  return <Tabs label="Seasons" value={season} onChoose={setSeason} tabs={tabs} />
}

describe('tabs', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })
  const shown = () => screen.getByRole('tabpanel').textContent

  it('are one stop for Tab, and the arrows, Home and End choose among them', async () => {
    render(<Seasons />)
    screen.getByRole('tab', { name: 'Season one' }).focus()
    press('ArrowRight')
    await vi.waitFor(() => expect(shown()).toBe('Episodes of season two'))
    press('End')
    await vi.waitFor(() => expect(shown()).toBe('Episodes of season three'))
    press('ArrowRight')
    await vi.waitFor(() => expect(shown()).toBe('Episodes of season one'))
    press('ArrowLeft')
    press('Home')
    await vi.waitFor(() => expect(shown()).toBe('Episodes of season one'))
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)
    expect(stops).toHaveLength(1)
  })

  it('follow the eye in a page that is read from right to left', async () => {
    document.documentElement.dir = 'rtl'
    render(<Seasons />)
    screen.getByRole('tab', { name: 'Season one' }).focus()
    press('ArrowLeft')
    await vi.waitFor(() => expect(shown()).toBe('Episodes of season two'))
    document.documentElement.dir = ''
  })
})

describe('text field', () => {
  it('says what is wrong, to eyes and to screen readers, instead of its hint', () => {
    const field = (error?: string) => (
      <TextField label="Name" value="" hint="Up to 40" error={error} onChange={() => undefined} />
    )
    const { rerender } = render(field())
    const input = screen.getByLabelText('Name')
    const note = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(note()?.textContent).toBe('Up to 40')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    rerender(field('Write a name.'))
    expect(note()?.textContent).toBe('Write a name.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('tells the text, and passes on what else an input takes', () => {
    const onChange = vi.fn()
    render(<TextField label="Name" value="" onChange={onChange} maxLength={40} required />)
    const input = screen.getByLabelText<HTMLInputElement>('Name')
    fireEvent.change(input, { target: { value: 'Mia' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Mia')
    expect([input.maxLength, input.required]).toEqual([40, true])
  })
})

it('a switch tells whether it is on, and turns when pressed', () => {
  const onChange = vi.fn()
  render(<Switch label="Autoplay" isOn onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Autoplay', checked: true })
  fireEvent.click(control)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
})

describe('choices', () => {
  const options = [
    { value: 'g', name: 'G' },
    { value: 'pg', name: 'PG' },
    { value: 'r', name: 'R' },
  ] as const

  it('hold one of several', () => {
    const onChoose = vi.fn()
    render(<ChoiceGroup label="Rating" value="g" options={options} onChoose={onChoose} />)
    expect(screen.getByRole('group', { name: 'Rating' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'G', checked: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'R' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('r')
  })

  it('have a name that is read aloud also where it is not in sight', () => {
    render(
      <ChoiceGroup label="View" value="g" options={options} onChoose={() => {}} isLegendHidden />,
    )
    expect(screen.getByRole('group', { name: 'View' })).toBeTruthy()
    expect(screen.getByText('View').className).toBe('sr-only')
  })

  it('hold any number, told in the order of the options', () => {
    const onChange = vi.fn()
    render(<MultiChoice label="Ratings" values={['r']} options={options} onChange={onChange} />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'G' }))
    expect(onChange).toHaveBeenLastCalledWith(['g', 'r'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'R' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('are toggled by Enter as well, the OK button of a remote, which sends no form', () => {
    const onChange = vi.fn()
    render(<MultiChoice label="Ratings" values={[]} options={options} onChange={onChange} />)
    const isDefaultLeft = fireEvent.keyDown(screen.getByRole('checkbox', { name: 'PG' }), {
      key: 'Enter',
    })
    expect(isDefaultLeft).toBe(false)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['pg'])
  })
})

// An Android keyboard composes every word: what is found or may be sent follows each letter.
it('says each letter that an input method writes, and leaves what is being written as it is', () => {
  const onChange = vi.fn()
  render(<TextField label="Year" value="" onChange={onChange} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  for (const written of ['２', '２０']) {
    fireEvent.input(field, { target: { value: written }, isComposing: true })
    expect(onChange).toHaveBeenLastCalledWith(written)
    expect(field.value).toBe(written)
  }
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('')
})
