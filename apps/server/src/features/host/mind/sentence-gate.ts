/** Control characters, characters without width, and those that turn the direction of text. */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu
/** A title that the model points at, as the prompt asks: [#12]. */
const MARKER = / ?\[#(\d{1,9})\]/g
/** Markdown at the beginning of a line: headings, quotations, lists. */
const LINE_MARK = /^(?:#{1,6} |> |[-+•] |\d{1,2}[.)] )/
const EMPHASIS = /[*`~]|__/g

/** A link in markdown, an address with or without its protocol, an address written out, an e-mail
 *  address or somebody's name on a network. */
const LINK =
  /\]\(|:\/\/|\bwww\b|@|[\p{L}\d-]{2}\.\p{L}{2}|\s\(?(?:dot|punto|point)\)? ?(?:com|net|org|es|fr|io|tv|me)\b/u
/** Digits that stand together, with what people write between them. */
const DIGITS = /\d[\d ()./+-]*/g
const PHONE_DIGITS = 7
/** Where a tag of HTML begins. */
const TAG = /<[a-z!/?]/
const LETTER = /\p{L}/u
const BROKEN = '\uFFFD'

/** What must never be asked of a child or told of one, in folded words, by language. Each is looked for
 *  anywhere in a sentence. */
const PERSONAL: readonly RegExp[] = [
  /\bwhere (?:exactly )?(?:do|are|is) (?:you|your)\b/,
  /\bwhere you live\b/,
  /\bwhat(?:'s| is| are)? your (?:full |real |first |last |family )?(?:name|surname|age)\b/,
  /\b(?:how old are you|what are you called|who are you with|when were you born)\b/,
  /\bare (?:you|your parents) (?:home|alone|at home|away|by yourself)\b/,
  /\b(?:which|what) (?:school|class|street|town|city)\b/,
  /\byour (?:home |street |full |last |family |phone |e-?mail |mobile )?(?:address|phone|number|e-?mail|school|teacher|password|surname|birthday|last name|full name|real name|family name)\b/,
  /\b(?:send|show) me (?:a |your )?(?:photo|picture|selfie)/,
  /\bdonde (?:vives?|estas|estudias|viven?)\b/,
  /\b(?:como te llamas|como se llama usted|cual es tu (?:nombre|apellido|edad)|cuantos anos tienes|cuando naciste)\b/,
  /\b(?:a que|en que|cual) (?:colegio|escuela|clase|calle|ciudad)\b/,
  /\bestas? (?:sol[oa]|en casa)\b/,
  /\b(?:tu|su) (?:numero|telefono|direccion|correo|colegio|escuela|maestr[oa]|profesora?|contrasena|clave|apellido|cumpleanos|nombre completo)\b/,
  /\b(?:manda|envia|ensena)me (?:una |tu )?(?:foto|imagen)/,
  /\b(?:ou|dans quelle ville) (?:est-ce que )?(?:tu |vous )?(?:habite|vis|vive|es-tu|etes-vous)/,
  /\b(?:tu habites|vous habitez) ou\b/,
  /\bcomment (?:tu )?(?:t'appelles|vous appelez|s'appelle ton ecole)/,
  /\bquel(?:le)? est (?:ton|ta|votre) (?:nom|prenom|age|ecole|rue|ville|adresse)\b/,
  /\b(?:quel age (?:as-tu|avez-vous)|(?:dans|a) quelle (?:ecole|classe|rue|ville))\b/,
  /\b(?:tu as quel age|quand es-tu ne)/,
  /\b(?:es-tu|etes-vous|tu es) (?:seule?|a la maison)\b/,
  /\b(?:ton|ta|votre) (?:adresse|telephone|numero|mail|e-?mail|ecole|maitresse|maitre|mot de passe|nom de famille|nom complet|anniversaire)\b/,
  /\benvoie-moi (?:une |ta )?(?:photo|image)/,
]

/** Why a sentence is not said. `broken`: it is no text of a language. */
export type Dropped = 'contact' | 'personal' | 'broken'

/** A sentence as it may be said, and the titles that it points at; or why it may not. */
export type Cleaned = { text: string; titleIds: number[] } | { dropped: Dropped }

/**
 * Makes a sentence of a model fit to be said: takes markdown, markers of titles, and characters that
 * nobody sees from it. Drops one with a link, an e-mail address or a phone number, one that asks for
 * something personal in English, Spanish or French, and one that is markup or no language at all.
 * Whether it is fit for an age is not said here.
 */
export function cleanSentence(sentence: string): Cleaned {
  const seen = sentence.normalize('NFKC').replace(UNSEEN, ' ')
  const titleIds = [...seen.matchAll(MARKER)].map(([, id]) => Number(id))
  const text = seen
    .replace(MARKER, '')
    .trim()
    .replace(LINE_MARK, '')
    .replace(EMPHASIS, '')
    .replace(/ +/g, ' ')
    .trim()
  if (!LETTER.test(text) || text.includes(BROKEN) || TAG.test(text.toLowerCase())) {
    return { dropped: 'broken' }
  }
  if (tellsHowToReach(text)) return { dropped: 'contact' }
  if (isPersonal(text)) return { dropped: 'personal' }
  return { text, titleIds }
}

/** Whether a text holds a link, an e-mail address or a phone number. */
export function tellsHowToReach(text: string): boolean {
  if (LINK.test(folded(text))) return true
  return [...text.matchAll(DIGITS)].some(([digits]) => isPhone(digits))
}

/** A text without the e-mail addresses, links and phone numbers in it, each of which becomes `…`. */
export function withoutContacts(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(DIGITS, (digits) => (isPhone(digits) ? '… ' : digits))
    .split(' ')
    .map((word) => (LINK.test(folded(word)) ? '…' : word))
    .join(' ')
    .trim()
}

const isPhone = (digits: string) => digits.replace(/\D/g, '').length >= PHONE_DIGITS

const isPersonal = (text: string) => {
  const plain = folded(text).replaceAll('’', "'")
  return PERSONAL.some((pattern) => pattern.test(plain))
}

/** Lower case, without accents. */
const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
