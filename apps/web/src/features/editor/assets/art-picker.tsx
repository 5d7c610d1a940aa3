import './art.css'
import type { EditorArt } from '@starnest/contract/editor/editor'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { artQuery } from '../editor.queries.ts'
import { isNamed } from './art-names.ts'

const KINDS = ['sticker', 'background'] as const

/** Stickers and backgrounds of the studio, to be added by a press. */
export function ArtPicker({ onAdd }: { onAdd: (artId: string, name: string) => void }) {
  const t = useTexts('editor/art')
  const art = useQuery(artQuery)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const nameOf = ({ id, name }: EditorArt) => (isNamed(id) ? t(id) : name)
  return (
    <div className="grid gap-5">
      {art.isError && <LoadFailure error={art.error} onRetry={() => void art.refetch()} />}
      {KINDS.map((kind) => (
        <section key={kind} className="grid gap-2" aria-labelledby={`art-${kind}`}>
          <h3 id={`art-${kind}`} className="font-display text-xl">
            {t(kind)}
          </h3>
          <ul className="art" data-kind={kind}>
            {art.data
              ?.filter((one) => one.kind === kind)
              .map((one) => (
                <li key={one.id} data-focus-row="">
                  <button
                    type="button"
                    className="art-button"
                    disabled={taken.has(one.id)}
                    onClick={() => {
                      setTaken(new Set([...taken, one.id]))
                      onAdd(one.id, nameOf(one))
                    }}
                  >
                    <img src={one.pictureUrl} alt="" loading="lazy" />
                    <span className="text-balance">{nameOf(one)}</span>
                    {taken.has(one.id) && <Check aria-hidden className="art-check" />}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
