import { describe, expect, it } from 'vitest'
import { styleFaults } from './style-faults.ts'

const PROGRAM = `
import './card.css'
const SIZES = ['card-words']
export const Card = ({ size, isWide }) => (
  <div className={\`card card-\${size} \${isWide ? 'card-wide' : ''}\`} style={{ '--turn': '3s' }}>
    <p className={SIZES[0] + ' text-mist'} />
  </div>
)`
const TOKENS = `@theme static {
  --color-mist: #b4bada;
  --text-lg: 1.125rem;
  --spacing-target: 2.75rem;
  --radius-card: 1rem;
}
.card { font-size: var(--text-lg); height: var(--spacing-target); border-radius: var(--radius-card) }`

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
  ['a length that is a token of another kind', '.card { gap: 2.75rem; padding: 1rem; }'],
  ['the end of a length that grows', '.card { font-size: clamp(1.125rem, 4vw, 3rem); }'],
  ['what lies over what within a part', '.card { z-index: 9; }'],
  ['a layer that is a token', '.card { --layer-card: 60; z-index: var(--layer-card); }'],
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
    'a size of type that is written out',
    '.card {\n  font-size: 1.125rem;\n}',
    'card.css:2 1.125rem is var(--text-lg)',
  ],
  [
    'a corner among others that is written out',
    '.card {\n  border-radius: 0 1rem 0 0;\n}',
    'card.css:2 1rem is var(--radius-card)',
  ],
  [
    'a token that is written out beside its name',
    '.card {\n  border-radius: var(--radius-card, 1rem);\n}',
    'card.css:2 1rem is var(--radius-card)',
  ],
  [
    'the least side of what can be pressed, written out',
    '.card {\n  min-block-size: 2.75rem;\n}',
    'card.css:2 2.75rem is var(--spacing-target)',
  ],
  [
    'a layer that is no token',
    '.card {\n  z-index: 60;\n}',
    'card.css:2 the layer 60 is no token: --layer-…',
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

it('finds a layer that a component writes out', () => {
  const program = `${PROGRAM}\nexport const veil = 'fixed max-sm:z-50 -z-20'`
  expect(faultsOf('.card { color: red; }', program)).toEqual([
    'a component has the class max-sm:z-50: z-(--layer-…)',
  ])
})

describe('A class of two folders', () => {
  /** What is said of the style sheets of the timeline and of the studio. */
  const faultsOfTwo = (timeline: string, studio: string) =>
    styleFaults({
      sheets: [
        { file: 'apps/web/src/features/editor/timeline/timeline.css', source: timeline },
        { file: 'apps/web/src/features/studio/studio.css', source: studio },
      ],
      programs: [{ file: 'card.tsx', source: "export const NAMES = ['card', 'board']" }],
      pages: [],
    })

  it('is found, once, in whatever layer, state or condition it stands', () => {
    const timeline = '@layer components {\n  .board,\n  .card:hover { color: red; }\n}'
    const studio =
      '@media print {\n  .card[data-file]:is(.board)::before { color: red; }\n}\n.card { gap: 0; }'
    expect(faultsOfTwo(timeline, studio)).toEqual([
      'apps/web/src/features/studio/studio.css:2 features/editor has a class card as well',
    ])
  })

  it.each([
    ['a folder places within a part of its own', '.board .card { color: red; }'],
    [
      'a folder places within a part of its own, as a rule within a rule',
      '.board { .card { gap: 0; } }',
    ],
    ['a folder places in a state of the page', '[data-board] .card { color: red; }'],
    ['has one of the own beside it', '.card.board { color: red; }'],
  ])('is nothing where it is one that %s', (_what, studio) => {
    expect(faultsOfTwo('.card { color: red; }', studio)).toEqual([])
  })
})
