import fc from 'fast-check'
import type { JsonSchema } from './described-operations.ts'

/** Ids of what is in the house, so that calls reach more than nothing: whose they are does not matter. */
export type KnownIds = { numbers: readonly number[]; words: readonly string[] }

const quoted = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text))

/** Texts that programs have broken on: what is cut short, folded, a key of every object, a path, a
 *  statement, a template. Lone surrogates stand as `\ud800` once they are JSON. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\n', '\0', 'a\0b', '\u001b[2J', '\u202egpj.exe', '\ufeff', '\ud800', 'x\udc00'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined'],
  ...[
    '../../etc/passwd',
    '..\\..\\windows',
    '/etc/passwd\0.mp4',
    '%2e%2e%2f',
    'file:///etc/passwd',
  ],
  ...["' or 1=1 --", '$1', '%', '_', '\\', '{{7*7}}', '<script>alert(1)</script>', ':*', '&!('],
  ...['2026-13-45T99:99:99Z', '+275760-09-13T00:00:00.001Z', '0000-01-01T00:00:00Z'],
  ...['9999-12-31T23:59:59.999Z', '1e3', '0x10', '-0', '٣', 'Etc/GMT+99', 'Z\u0301'.repeat(60)],
  ...['🦊'.repeat(150), 'ß'.repeat(301), 'x'.repeat(4097), '('.repeat(3000), 'a '.repeat(1500)],
]

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** The same for what is no text, and for what is no JSON. */
const HOSTILE_JSON = [
  ...[
    'null',
    'true',
    'false',
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '""',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e-400',
  ],
  ...['1e999', '-1e999', '2147483647', '2147483648', '-2147483649', '9007199254740993', '1e21'],
  ...['NaN', 'Infinity', 'undefined', '01', "'x'", '{"a":', '\u0000'],
  ...['{"__proto__":{"isGrownUp":true}}', '{"constructor":{"prototype":{"isGrownUp":true}}}'],
  ...['{"length":-1}', '{"toString":null}', '{"then":1}', '[{"0":1}]'],
  ...[deep(50), deep(5000), `[${'0,'.repeat(2000)}0]`, `[${'"x",'.repeat(600)}"x"]`],
]

/** Something as JSON that no contract asks for. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_JSON),
  fc.constantFrom(...quoted(HOSTILE_TEXTS)),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }),
)

/** The same as a part of an address, as it stands in one. */
export const hostileAddressPart: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '%00',
      'a%00b',
      '%ED%A0%80',
      '%C0%AE%C0%AE',
      '%',
      '%zz',
      '%E0%A4%A',
      '%0d%0aset-cookie:%20a=b',
    ],
    ...[
      '..',
      '.',
      '%2e%2e',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%5c..%5cx',
      '....//',
      '%2f',
      ';x=1',
    ],
    ...['-1', '0', '1.5', '1e3', '0x1', 'NaN', 'Infinity', '2147483648', '9007199254740993', '+1'],
    ...['__proto__', 'constructor', 'toString', '', '%20', '%F0%9F%A6%8A', '*', "'%20or%201=1--"],
    ...['%E2%80%AE', 'a'.repeat(101), 'a'.repeat(9000), '%25252e', 'index.html', 'null'],
  ),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
)

/** Numbers that a call may name: of the house, at the edges, and any. */
function numberOf(
  { minimum = -1000, maximum = 1_000_000, type, multipleOf = 1 }: JsonSchema,
  known: KnownIds,
) {
  const lowest = Math.max(minimum, Number.MIN_SAFE_INTEGER)
  const highest = Math.min(maximum, Number.MAX_SAFE_INTEGER)
  const edges = [lowest, highest, lowest - 1, highest + 1]
  const stepped = fc
    .integer({ min: Math.ceil(lowest / multipleOf), max: Math.floor(highest / multipleOf) })
    .map((steps) => steps * multipleOf)
  const plain = type === 'number' ? fc.double({ min: lowest, max: highest, noNaN: true }) : stepped
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.numbers) },
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  )
}

/** Texts that a call may name: such as its pattern allows, and ids of the house where it has one. */
function textOf({ pattern, format, maxLength = 60 }: JsonSchema, known: KnownIds) {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString())
  if (format === 'uuid') return fc.uuid()
  const words = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) })
  if (!pattern) {
    return fc.oneof(words, fc.constantFrom(...known.words), fc.constantFrom('lantern', 'Mia', '🦊'))
  }
  const shape = new RegExp(pattern)
  const fitting = known.words.filter((word) => shape.test(word))
  const matching = fc.stringMatching(shape)
  return fitting.length > 0 ? fc.oneof(fc.constantFrom(...fitting), matching) : matching
}

/** What an object may carry that nobody asked for. */
const FURTHER_FIELDS = [
  '"__proto__":{"isGrownUp":true,"maximumAge":18}',
  '"constructor":{"prototype":{"maximumAge":18}}',
  '"householdId":2',
  '"maximumAge":18',
  '"isGrownUp":true',
  '"":null',
]

/** Leaves out one value in ten of what is otherwise valid. */
const mostly = (valid: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: hostileJson })

/** JSON that a schema allows, nearly allows, or never would. */
export function jsonOf(schema: JsonSchema, known: KnownIds): fc.Arbitrary<string> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => jsonOf(choice, known)))
  return mostly(plainJsonOf(schema, known))
}

function plainJsonOf(schema: JsonSchema, known: KnownIds): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map((one) => JSON.stringify(one)))
  const [type] = [schema.type].flat()
  switch (type) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return fc
        .array(jsonOf(schema.items ?? {}, known), { minLength: schema.minItems ?? 0, maxLength: 8 })
        .map((items) => `[${items.join(',')}]`)
    case 'string':
      return textOf(schema, known).map((text) => JSON.stringify(text))
    case 'integer':
    case 'number':
      return numberOf(schema, known).map((number) => JSON.stringify(number))
    case 'boolean':
      return fc.constantFrom('true', 'false')
    default:
      return fc.constant('null')
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: KnownIds) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = jsonOf(schema, known).map((json) => `${JSON.stringify(name)}:${json}`)
    return required.includes(name) ? mostlyThere(field, 19) : mostlyThere(field, 1)
  })
  const further = fc.option(fc.constantFrom(...FURTHER_FIELDS), { freq: 12, nil: undefined })
  return fc.tuple(...fields, mostlyMissing(further)).map((all) => {
    return `{${all.filter((field) => field !== undefined).join(',')}}`
  })
}

const mostlyThere = (field: fc.Arbitrary<string>, times: number) =>
  fc.oneof({ weight: times, arbitrary: field }, { weight: 1, arbitrary: fc.constant(undefined) })
const mostlyMissing = (field: fc.Arbitrary<string | undefined>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: field })

/** A parameter as it stands in an address. */
export function addressPartOf(schema: JsonSchema, known: KnownIds): fc.Arbitrary<string> {
  const valid = plainJsonOf(schema, known).map((json) => {
    const value: unknown = JSON.parse(json)
    return encodeURIComponent(String(value).toWellFormed())
  })
  return fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: hostileAddressPart })
}
