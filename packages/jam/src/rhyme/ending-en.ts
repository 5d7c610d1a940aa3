const VOWELS = 'aeiouyý'

/** Words that are not said as they are spelt. Long vowels are capitals: A day, E see, I my, O go, U too; W cow,
 *  Y boy, Q saw, V good, R her. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  [
    'do:U to:U two:U you:U who:U shoe:U through:U blue:U true:U fruit:Ut move:Uv food:Ud mood:Ud',
    'boot:Ut hoot:Ut root:Ut shoot:Ut truth:UT youth:UT soup:Up group:Up door:Qr floor:Qr four:Qr pour:Qr your:Qr',
    'said:ed head:ed bread:ed red:ed dead:ed thread:ed bear:er wear:er pear:er there:er where:er their:er',
    'love:uv dove:uv above:uv glove:uv come:um some:um one:un done:un none:un son:un won:un ton:un',
    'month:unT front:unt blood:ud flood:ud young:uN tongue:uN rough:uf tough:uf enough:uf',
    'cow:W how:W now:W wow:W brow:W plow:W allow:W meow:W bow:W own:On known:On grown:On shown:On blown:On',
    'flown:On thrown:On though:O dough:O sew:O toe:O great:At break:Ak steak:Ak they:A hey:A grey:A',
    'have:av give:iv live:iv son:un eye:I buy:I guy:I key:E ski:E friend:end again:en been:in was:us',
    'want:ont what:ut watch:oC wash:oS swan:on put:Vt push:VS full:Vl pull:Vl bull:Vl could:Vd would:Vd',
    'should:Vd most:Ost ghost:Ost post:Ost both:OT doll:ol heart:art laugh:af half:af calm:om wind:ind',
    'water:Qt-er mother:uT-er brother:uT-er other:uT-er another:uT-er river:iv-er never:ev-er ever:ev-er',
    'forever:ev-er clever:ev-er together:eT-er weather:eT-er feather:eT-er father:oT-er flower:W-er',
    'tower:W-er power:W-er shower:W-er dragon:ag-en wagon:ag-en magic:aj-ic tragic:aj-ic money:un-E',
    'honey:un-E funny:un-E monkey:uNk-E city:it-E pretty:it-E very:er-E body:od-E story:Qr-E sorry:or-E',
    'ready:ed-E heavy:ev-E hello:O below:O ago:O piano:O radio:O okay:A today:A away:A holiday:A',
    'cookie:Vk-E rookie:Vk-E movie:Uv-E only:Onl-E baby:Ab-E music:Us-ic',
    'people:Ep-el double:ub-el trouble:ub-el bubble:ub-el color:ul-er lemon:em-en seven:ev-en heaven:ev-en',
    'open:Op-en robot:ob-ot planet:an-et sky:I july:I reply:I goodbye:I bye:I lie:I pie:I tie:I die:I',
    'butterfly:I firefly:I rainbow:O animal:an-al banana:an-a piece:Es niece:Es believe:Ev field:Eld',
    'are:ar instead:ed spread:ed beard:Erd height:It machine:En unique:Ek sign:In design:In course:Qrs',
    'touch:uC soul:Ol control:Ol point:Ynt whistle:is-el maybe:A-E warm:Qrm calf:af ocean:O-Sun jewel:Ul',
    'everywhere:er anywhere:er quiver:iv-er climb:Im higher:Ir habit:ab-et comb:Om heard:Rd earth:RT world:Rld word:Rd',
    'walk:Qk talk:Qk chalk:Qk small:Ql was:us of:uv from:um wonder:und-er thunder:und-er under:und-er',
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
)

/** Endings that are not stressed, the longest first; the vowel before them is. */
const WEAK: readonly (readonly [spelt: string, key: string])[] = [
  ['tion', 'Sun'],
  ['ness', 'nes'],
  ['less', 'les'],
  ['ment', 'ment'],
  ['ing', 'ing'],
  ['ful', 'ful'],
  ['ish', 'ish'],
  ['age', 'ij'],
  ['ers', 'ers'],
  ['ies', 'Es'],
  ['les', 'els'],
  ['ey', 'E'],
  ['ie', 'E'],
  ['er', 'er'],
  ['or', 'er'],
  ['le', 'el'],
  ['el', 'el'],
  ['al', 'el'],
  ['en', 'en'],
  ['on', 'en'],
  ['et', 'et'],
  ['it', 'et'],
  ['ic', 'ic'],
  ['ow', 'O'],
  ['us', 'us'],
  ['y', 'E'],
  ['a', 'a'],
]

const DIGRAPHS: Readonly<Record<string, string>> = {
  ai: 'A',
  ay: 'A',
  ei: 'A',
  ey: 'A',
  ee: 'E',
  ea: 'E',
  ie: 'E',
  oa: 'O',
  oe: 'O',
  ow: 'O',
  ou: 'W',
  oo: 'U',
  oi: 'Y',
  oy: 'Y',
  au: 'Q',
  aw: 'Q',
  ew: 'U',
  ue: 'U',
  ui: 'U',
  ý: 'I',
}

const LONG: Readonly<Record<string, string>> = { a: 'A', e: 'E', i: 'I', o: 'O', u: 'U', y: 'I' }

/** Vowel and following consonants that do not sound as each does alone. */
const TOGETHER: Readonly<Record<string, string>> = {
  ook: 'Vk',
  ood: 'Vd',
  oot: 'Vt',
  all: 'Ql',
  alk: 'Qk',
  ind: 'Ind',
  ild: 'Ild',
  old: 'Old',
  oll: 'Ol',
  olt: 'Olt',
  own: 'Wn',
  owl: 'Wl',
  owd: 'Wd',
  eart: 'art',
}

const CODAS: readonly (readonly [spelt: string, sound: string])[] = [
  ['dg', 'j'],
  ['tch', 'C'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['th', 'T'],
  ['ng', 'N'],
  ['nk', 'Nk'],
  ['ck', 'k'],
  ['ph', 'f'],
  ['mb', 'm'],
  ['gn', 'n'],
  ['bt', 't'],
  ['x', 'ks'],
  ['q', 'k'],
  ['z', 's'],
]

/** `s` and `z` count as the same, since spelling rarely says which it is. Double letters are one. */
function codaSound(coda: string, isBeforeE: boolean): string {
  let sound = isBeforeE && coda.endsWith('c') ? `${coda.slice(0, -1)}s` : coda
  if (isBeforeE && sound.endsWith('g') && !sound.endsWith('dg')) sound = `${sound.slice(0, -1)}j`
  for (const [spelt, said] of CODAS) sound = sound.replaceAll(spelt, said)
  sound = sound.replaceAll('c', 'k')
  return Array.from(sound)
    .filter((letter, at, all) => letter !== all[at - 1])
    .join('')
}

const isVowelAt = (word: string, at: number): boolean => {
  const letter = word.charAt(at)
  if (letter === 'y') return at > 0
  if (letter === 'w') return at > 0 && 'aeo'.includes(word.charAt(at - 1))
  return letter !== '' && VOWELS.includes(letter)
}

const hasVowel = (word: string): boolean =>
  Array.from(word, (_, at) => isVowelAt(word, at)).includes(true)

/** The last vowels and what follows, without a silent `e`. */
function lastSyllable(word: string): { vowels: string; coda: string; hasE: boolean } {
  const isSilentE =
    word.endsWith('e') && !isVowelAt(word, word.length - 2) && hasVowel(word.slice(0, -1))
  const spoken = isSilentE ? word.slice(0, -1) : word
  let end = spoken.length
  while (end > 0 && !isVowelAt(spoken, end - 1)) end -= 1
  let start = end
  while (start > 0 && isVowelAt(spoken, start - 1)) start -= 1
  return { vowels: spoken.slice(start, end), coda: spoken.slice(end), hasE: isSilentE }
}

const BEFORE_R: Readonly<Record<string, string>> = {
  ai: 'er',
  ea: 'Er',
  ee: 'Er',
  ie: 'Er',
  oa: 'Qr',
  oo: 'Qr',
  ou: 'Wr',
  o: 'Qr',
}
const BEFORE_RE: Readonly<Record<string, string>> = { a: 'er', e: 'Er', i: 'Ir', u: 'Ur', o: 'Qr' }

function beforeR(vowels: string, coda: string, hasE: boolean): string {
  const rest = codaSound(coda.slice(1), hasE)
  if (hasE && rest === '') return BEFORE_RE[vowels] ?? BEFORE_R[vowels] ?? `${vowels}r`
  if (vowels === 'ea' && rest !== '') return `R${rest}`
  if (vowels === 'a') return `ar${rest}`
  return (BEFORE_R[vowels] ?? 'R') + rest
}

function vowelSound(vowels: string, coda: string, hasE: boolean): string {
  const two = DIGRAPHS[vowels.slice(-2)] ?? DIGRAPHS[vowels]
  if (two) return two
  const last = vowels.slice(-1)
  const isLong =
    coda === '' ||
    (hasE &&
      (coda.length === 1 || coda === 'th' || coda === 'st' || (coda === 'ng' && last === 'a')))
  if (isLong) return LONG[last] ?? last
  return last === 'y' ? 'i' : last
}

/** The stressed syllable at the end of a word, from its vowel on. */
function rime(word: string): string {
  const { vowels, coda, hasE } = lastSyllable(word)
  const together = hasE
    ? undefined
    : (TOGETHER[vowels.slice(-2) + coda] ?? TOGETHER[vowels.slice(-1) + coda])
  if (together && vowels.length <= 2) return together
  if (coda.startsWith('r')) {
    const isWor = vowels === 'o' && coda.length > 1 && word.includes('wor')
    return isWor ? `R${codaSound(coda.slice(1), hasE)}` : beforeR(vowels, coda, hasE)
  }
  return vowelSound(vowels, coda, hasE) + codaSound(coda, hasE)
}

/** What stands before a weak ending, so that its vowel is long where one consonant stands between: `paper`. */
function stressedStem(stem: string, weak: string): string {
  const last = stem.length - 1
  const isOpen = !isVowelAt(stem, last) && isVowelAt(stem, last - 1) && !isVowelAt(stem, last - 2)
  const isLe = weak === 'le' || 'aeiouy'.includes(weak.charAt(0))
  return (isOpen && isLe) || stem.endsWith('c') ? `${stem}e` : stem
}

/** How an English word ends as it sounds, from its stressed vowel on. `word` is in small letters. Words with the same
 *  ending rhyme. English spelling says only roughly how a word sounds: this knows its rules and the most usual
 *  exceptions, and is wrong for some of the rest. */
export function englishEnding(word: string): string {
  const exception = EXCEPTIONS.get(word)
  if (exception !== undefined) return exception
  const plain = word
    .replaceAll('qu', 'kw')
    .replaceAll('gue', 'ge')
    .replaceAll('gui', 'gi')
    .replaceAll('eigh', 'ay')
    .replaceAll('aigh', 'ay')
    .replaceAll('igh', 'ý')
    .replaceAll('augh', 'au')
    .replaceAll('ough', 'au')
  const weak = WEAK.find(
    ([spelt]) => plain.endsWith(spelt) && hasVowel(plain.slice(0, -spelt.length)),
  )
  if (!weak) return rime(plain)
  const stem = plain.slice(0, -weak[0].length)
  const isOneSyllable =
    isVowelAt(stem, stem.length - 1) &&
    weak[0].length < 3 &&
    (weak[0] !== 'er' || stem.endsWith('e'))
  return isOneSyllable ? rime(plain) : `${rime(stressedStem(stem, weak[0]))}-${weak[1]}`
}
