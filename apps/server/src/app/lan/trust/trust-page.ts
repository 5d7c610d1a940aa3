import {
  acceptedLanguages,
  directionOf,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  interfaceLanguageOf,
} from '@starnest/contract/text/languages'
import { type Say, textIn } from '@starnest/contract/text/texts'
import { type ServerText, serverTexts } from '../../../domain/text/server-texts.ts'

/** Kinds of devices that trust a certificate each in their own way, as the page lists them. */
const DEVICE_KINDS = ['apple', 'android', 'windows', 'mac', 'linux', 'firefox', 'tv'] as const
type DeviceKind = (typeof DEVICE_KINDS)[number]

/** Paths of the trust page and of what it offers. */
export const TRUST_PATHS = {
  page: '/',
  style: '/trust.css',
  certificate: '/starnest-home.crt',
  appleProfile: '/starnest-home.mobileconfig',
} as const

type TrustPage = {
  language: InterfaceLanguage
  /** The address of Starnest itself, https. */
  starnest: string
  fingerprint: string
  /** Whose steps stand open. */
  kind: DeviceKind | undefined
}

/** The page that explains how to make a device trust this home. Plain HTML: it runs no script. */
export function drawTrustPage({ language, starnest, fingerprint, kind }: TrustPage): string {
  // The steps of a kind of device stand one to a line.
  const texts = serverTexts('trust', language)
  const say: Say<ServerText<'trust'>> = (name) => escapeHtml(textIn(texts, language, { name }))
  const others = INTERFACE_LANGUAGES.map(({ code, name }) =>
    code === language
      ? `<strong aria-current="true">${name}</strong>`
      : `<a href="?lang=${code}" lang="${code}" hreflang="${code}">${name}</a>`,
  )
  const steps = DEVICE_KINDS.map((one) => {
    const steps = say(`steps.${one}`).split('\n')
    const items = steps.map((step) => `<li>${step}</li>`).join('')
    return `<details${one === kind ? ' open' : ''}><summary>${say(`name.${one}`)}</summary><ol>${items}</ol></details>`
  })
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<link rel="stylesheet" href="${TRUST_PATHS.style}">
</head>
<body>
<main>
<nav aria-label="Language · Idioma · Langue">${others.join(' · ')}</nav>
<h1>${say('title')}</h1>
<p>${say('lead')}</p>
<p><a class="button" href="${escapeHtml(starnest)}">${say('open')}</a><br><span class="address">${escapeHtml(starnest)}</span></p>
<p class="hint">${say('openHint')}</p>
<p>
<a class="button glass" href="${TRUST_PATHS.certificate}" download>${say('download')}</a>
<a class="button glass" href="${TRUST_PATHS.appleProfile}">${say('downloadApple')}</a>
</p>
<p class="hint">${say('why')}</p>
<p><code>SHA-256 ${escapeHtml(fingerprint)}</code></p>
<p class="hint">${say('compare')}</p>
${steps.join('\n')}
</main>
</body>
</html>
`
}

/** Style of the page, in the colours of the app. */
export const TRUST_STYLE = `
:root { color-scheme: dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: #05060f; color: #f8f4ea; }
main { max-inline-size: 44rem; margin-inline: auto; padding: 1.5rem 1.125rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; }
a { color: #ffdca3; }
nav { text-align: end; }
.hint, .address { color: #b4bada; }
.button { display: inline-block; margin-block: .25rem; padding: .6rem 1.5rem; border-radius: 9rem;
  background: #ffb454; color: #05060f; font-weight: 600; text-decoration: none; }
.button.glass { background: #1d2350; color: #f8f4ea; }
code { overflow-wrap: anywhere; font-size: .95rem; color: #ffdca3; }
details { border-block-start: 1px solid #1d2350; }
summary { padding-block: .75rem; font-weight: 600; cursor: pointer; }
li { margin-block-end: .5rem; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid #ffdca3; outline-offset: 3px; }
`

/** The language to speak: the one asked for, else the first of the browser's that we speak.
 *  `accepted`: an Accept-Language header. */
export function languageFor(asked: string | null, accepted = ''): InterfaceLanguage {
  const wanted = [asked, ...acceptedLanguages(accepted)].map(interfaceLanguageOf)
  return wanted.find((one) => one !== undefined) ?? 'en'
}

/** The kind of device that a user agent names; undefined: none that the page knows. */
export function deviceKindOf(userAgent = ''): DeviceKind | undefined {
  if (/\b(?:iPhone|iPad)\b/.test(userAgent)) return 'apple'
  if (/\b(?:Web0S|Tizen|SMART-TV|PlayStation|Xbox)\b/i.test(userAgent)) return 'tv'
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  if (/\bFirefox\//.test(userAgent)) return 'firefox'
  if (/\bWindows\b/.test(userAgent)) return 'windows'
  if (/\bMacintosh\b/.test(userAgent)) return 'mac'
  return /\bLinux\b/.test(userAgent) ? 'linux' : undefined
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
