import type { InterfaceLanguage, SliceTexts } from '@starnest/contract/text/texts'
import { accessibilityTexts } from './accessibility.texts.ts'
import { cookiesTexts } from './cookies.texts.ts'
import { helpTexts } from './help.texts.ts'
import { privacyTexts } from './privacy.texts.ts'
import { termsTexts } from './terms.texts.ts'

/** One part of an information page: its heading and its paragraphs, in reading order. */
type InfoSection = { id: string; heading: string; paragraphs: string[] }

/** What one information page says in one language. */
export type InfoContent = { title: string; lead: string; sections: InfoSection[] }

/** A page's texts: a title, a lead, and for every section a heading and what stands under it. */
type InfoTexts<Section extends string> = SliceTexts<'title' | 'lead' | Section | `${Section}Text`>

function infoPage<const Section extends string>(
  texts: InfoTexts<Section>,
  sections: readonly Section[],
): (language: InterfaceLanguage) => InfoContent {
  return (language) => {
    const said: Record<string, string> = texts[language]
    const say = (name: string) => said[name] ?? ''
    return {
      title: say('title'),
      lead: say('lead'),
      sections: sections.map((id) => ({
        id,
        heading: say(id),
        paragraphs: say(`${id}Text`).split('\n'),
      })),
    }
  }
}

/** The information pages by their paths. Source: specification §2.3. */
export const INFO_PAGES: Readonly<Record<string, (language: InterfaceLanguage) => InfoContent>> = {
  '/help': infoPage(helpTexts, [
    'who',
    'watch',
    'find',
    'keep',
    'files',
    'children',
    'devices',
    'keys',
    'trouble',
  ]),
  '/privacy': infoPage(privacyTexts, ['kept', 'leaves', 'sees', 'erase']),
  '/terms': infoPage(termsTexts, ['software', 'films', 'price', 'house']),
  '/cookies': infoPage(cookiesTexts, ['cookie', 'notes', 'control']),
  '/accessibility': infoPage(accessibilityTexts, [
    'keys',
    'eyes',
    'ears',
    'readers',
    'gaps',
    'report',
  ]),
}
