import { expect, it } from 'vitest'
import { styleFaults } from './style-faults.ts'

const PROGRAM = `
import './card.css'
const SIZES = ['card-words']
export const Card = ({ size, isWide }) => (
  <div className={\`card card-\${size} \${isWide ? 'card-wide' : ''}\`} style={{ '--turn': '3s' }}>
    <p className={SIZES[0] + ' text-mist'} />
  </div>
)`
const TOKENS = '@theme static {\n  --color-mist: #b4bada;\n}\n'

/** What is said of a style sheet beside the card, without the file. */
function faultsOf(css: string, program = PROGRAM) {
  const complaints = styleFaults({
    sheets: [
      { file: 'tokens.css', source: TOKENS },
      { file: 'card.css', source: css },
    ],
    programs: [{ file: 'card.tsx', source: program }],
    pages: [{ file: 'index.html', source: '<p class="starting">Wait</p>' }],
  })
  return complaints.filter((complaint) => !complaint.includes('--turn'))
}

it.each([
  ['a class that stands in an attribute', '.card { color: red; }'],
  ['one of a page', '.starting { color: red; }'],
  ['one that is kept in a constant', '.card-words { color: red; }'],
  ['one that a running program completes', '.card-small { color: red; }'],
  ['a rule within a rule', '.card { &:hover .card-wide { color: red; } }'],
  ['what a comment or a text names', '/* .gone { } */ .card { content: ".gone { --gone: 1; }"; }'],
  ['the part of an attribute', '.card[data-file=".gone"] { color: red; }'],
  [
    'an animation that runs',
    '.card { animation: turn 1s; } @keyframes turn { to { rotate: 1turn; } }',
  ],
  ['a property that is read', '.card { --gap: 1rem; gap: var(--gap); }'],
  ['a property that media-chrome reads', '.card { --media-primary-color: red; }'],
  ['the same selector under another condition', '.card { a: b; @media print { & { c: d; } } }'],
])('says nothing of %s', (_what, css) => expect(faultsOf(css)).toEqual([]))

it.each([
  ['a planted class', '\n.gone {\n  color: red;\n}', 'card.css:2 nothing has the class gone'],
  [
    'a class within a selector of used ones',
    '.card {\n  > .gone:hover {\n    color: red;\n  }\n}',
    'card.css:2 nothing has the class gone',
  ],
  [
    'a class that only begins like one',
    '.cards-of-old { color: red; }',
    'card.css:1 nothing has the class cards-of-old',
  ],
  [
    'an animation',
    '@keyframes gone {\n  to { rotate: 1turn; }\n}',
    'card.css:1 nothing runs the animation gone',
  ],
  ['a property', '.card {\n  --gone: 1rem;\n}', 'card.css:2 nothing reads --gone'],
  [
    'a token',
    '@theme static {\n  --color-gone: #123456;\n}',
    'card.css:2 nothing reads --color-gone',
  ],
  [
    'a rule that stands twice',
    '.card { color: red; }\n.card { gap: 1rem; }',
    'card.css:2 .card stands twice',
  ],
  [
    'a token that is written out',
    '.card {\n  color: #b4bada;\n}',
    'card.css:2 #b4bada is var(--color-mist)',
  ],
  [
    'a direction that becomes a list of languages',
    '.card:dir(rtl) { rotate: 1turn; }',
    'card.css:1 .card:dir(rtl) asks for languages: [dir="rtl"]',
  ],
])('finds %s', (_what, css, complaint) => expect(faultsOf(css)).toEqual([complaint]))

it('finds a property that a component sets for nobody', () => {
  const program = `${PROGRAM}\nexport const style = { '--gone': 1 }`
  expect(faultsOf('.card { color: red; }', program)).toEqual([
    'a component sets --gone, and nothing reads it',
  ])
})

it('does not take the words of an import for classes', () => {
  expect(faultsOf('.gone { color: red; }', `import 'gone'\n${PROGRAM}`)).toEqual([
    'card.css:1 nothing has the class gone',
  ])
})
