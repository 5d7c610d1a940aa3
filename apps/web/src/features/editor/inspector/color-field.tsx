import { useId } from 'react'

/** A colour, chosen by the browser's own means. */
export function ColorField(props: {
  label: string
  value: string
  onChange: (color: string) => void
}) {
  const { label, value, onChange } = props
  const id = useId()
  return (
    <div data-focus-row="" className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="text-mist">
        {label}
      </label>
      <input
        id={id}
        type="color"
        className="editor-color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
