import type { Animation } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { MAX_TEXT_CHARACTERS, type TranslateAnswer } from '@starnest/contract/translate/translate'
import { TRANSLATE_ROUTES } from '@starnest/contract/translate/translate.routes'
import { useState } from 'react'
import { call } from '../../../platform/calls/http.ts'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { BrowserOffer } from './browser-offer.tsx'
import { LongTextField } from './long-text-field.tsx'
import { CopyButton } from './result/copy-button.tsx'
import { ResultFacts } from './result/result-facts.tsx'
import { SpeakButton } from './result/speak-button.tsx'
import { byBrowser, mayBrowserHelp, type Translated } from './result/translated.ts'
import { TranslateRow } from './translate-row.tsx'
import { useCancellable } from './use-cancellable.ts'

/** So long the server tries. */
const TEXT_LIMIT_MS = 120_000

type TextModeProps = { title: Animation; target: InterfaceLanguage }
type Asked = { text: string; target: InterfaceLanguage }
type Result = Asked & { answer: Omit<TranslateAnswer, 'engine'> & Translated }

/** A text and its translation; it begins with what is said about the title. */
export function TextMode({ title, target }: TextModeProps) {
  const t = useTexts('translate/panel')
  const number = new Intl.NumberFormat(useLanguage())
  const description = title.description
  const [text, setText] = useState(description)
  const { outcome, start, cancel } = useCancellable(
    async ({ text, target }: Asked, signal): Promise<Result> => ({
      text,
      target,
      answer: await call(TRANSLATE_ROUTES.translate, {
        body: { text, targetLanguage: target },
        signal,
        limitMs: TEXT_LIMIT_MS,
      }),
    }),
  )
  const hasText = text.trim() !== ''
  return (
    <>
      <LongTextField
        label={t('text')}
        value={text}
        onChange={setText}
        rows={5}
        maxLength={MAX_TEXT_CHARACTERS}
        hint={
          hasText
            ? t('textHint', {
                count: number.format(text.length),
                most: number.format(MAX_TEXT_CHARACTERS),
              })
            : t('textNeeded')
        }
        aside={
          text !== description &&
          description !== '' && (
            <button
              type="button"
              className="button min-h-11 rounded-full px-3 text-lantern-light underline"
              onClick={() => setText(description)}
            >
              {t('useDescription')}
            </button>
          )
        }
      />
      <TranslateRow
        target={target}
        outcome={outcome}
        isReady={hasText}
        onStart={() => void start({ text, target })}
        onCancel={cancel}
      />
      {outcome.is === 'done' && (
        <TextResult key={`${outcome.answer.target} ${outcome.answer.text}`} {...outcome.answer} />
      )}
    </>
  )
}

function TextResult({ text, target, answer: told }: Result) {
  const t = useTexts('translate/panel')
  const language = useLanguage()
  const [answer, setAnswer] = useState(told)
  const isTranslated = answer.engine !== 'none'
  // What nobody translated is in the language that it was written in.
  const written = answer.sourceLanguage === 'unknown' ? undefined : answer.sourceLanguage
  const shown = isTranslated ? target : written
  return (
    <section className="translate-result">
      <h3 className="font-medium text-lantern-light">
        {t('result', { language: languageName(target, language) })}
      </h3>
      <p lang={shown} dir="auto" className="translate-words">
        {answer.translatedText}
      </p>
      <div data-focus-row="" className="flex flex-wrap items-center gap-3">
        <CopyButton text={answer.translatedText} />
        {shown && <SpeakButton text={answer.translatedText} language={shown} />}
      </div>
      <ResultFacts of={answer} />
      {mayBrowserHelp(answer) && (
        <BrowserOffer
          texts={[text]}
          source={answer.sourceLanguage}
          target={target}
          onTranslated={([translatedText = text]) =>
            setAnswer(byBrowser({ ...answer, translatedText }))
          }
        />
      )}
    </section>
  )
}
