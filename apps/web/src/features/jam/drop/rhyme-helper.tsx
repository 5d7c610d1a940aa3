import { createRhymer, lastWordOf, type Rhyme } from '@starnest/jam/rhyme/rhymes'
import { Shuffle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RHYME_WORDS, rhymeLanguageFor, startWords } from './rhyme-words.ts'

/** Characters of a line whose last word is looked up. */
const MAX_LINE_CHARACTERS = 80
/** Rhymes that are shown at once: more than anybody reads while rapping. */
const MAX_RHYMES = 12

/** Words that rhyme with one that is written or pressed, in the language of the interface. */
export function RhymeHelper() {
  const t = useTexts('jam/drop')
  const spoken = useLanguage()
  const language = rhymeLanguageFor(spoken)
  const words = RHYME_WORDS[language]
  const rhymer = useMemo(() => createRhymer(language, words), [language, words])
  const [line, setLine] = useState('')
  const [turn, setTurn] = useState(0)
  const word = lastWordOf(line)
  const rhymes = useMemo(() => rhymer.rhymesWith(line, MAX_RHYMES), [rhymer, line])
  const restart = () => {
    setLine('')
    setTurn(turn + 1)
  }
  const starts = startWords(words, turn).map((start): Rhyme => ({ word: start, kind: 'full' }))
  return (
    <section aria-label={t('rhymes')} className="drop-rhymes">
      <div className="drop-rhymes-head">
        <TextField
          label={t('word')}
          value={line}
          onChange={setLine}
          maxLength={MAX_LINE_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
        />
        <Button look="glass" onClick={restart}>
          <Shuffle aria-hidden className="size-5" />
          {t('otherWords')}
        </Button>
      </div>
      {language !== spoken && <p className="text-mist">{t('rhymesInEnglish')}</p>}
      <p role="status" className="text-mist">
        {word === '' && t('beginWith')}
        {word !== '' && rhymes.length > 0 && t('rhymesWith', { word, count: rhymes.length })}
        {word !== '' && rhymes.length === 0 && t('noRhyme', { word })}
      </p>
      <WordButtons words={word === '' ? starts : rhymes} language={language} onChoose={setLine} />
    </section>
  )
}

type WordButtonsProps = {
  words: readonly Rhyme[]
  language: string
  onChoose: (word: string) => void
}

/** Words to press: each shows what rhymes with it. */
function WordButtons({ words, language, onChoose }: WordButtonsProps) {
  const t = useTexts('jam/drop')
  return (
    <ul data-focus-row="" className="drop-words">
      {words.map(({ word, kind }) => (
        <li key={word}>
          <button
            type="button"
            className="drop-word"
            data-kind={kind}
            onClick={() => onChoose(word)}
          >
            <span lang={language}>{word}</span>
            {kind === 'near' && <span className="sr-only">{` ${t('nearly')}`}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
