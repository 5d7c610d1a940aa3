import { expect, it } from 'vitest'
import { type Certificate, certificateName, toldAge } from './certificate.ts'

const FSK_12: Certificate = {
  ...{ country: 'DE', scheme: 'FSK', label: '12', age: 12, rating: 'PG-13' },
}

it.each([
  [FSK_12, 'FSK 12'],
  [{ country: 'US', scheme: 'MPAA', label: 'PG-13' }, 'MPAA PG-13'],
  [{ country: 'US', scheme: 'TV', label: 'TV-Y7' }, 'TV-Y7'],
  [{ country: 'CZ', scheme: null, label: '12' }, 'CZ 12'],
])('names %o as families know it', (certificate, name) =>
  expect(certificateName(certificate)).toBe(name),
)

it('tells the age of the certificate, until the family rates the title otherwise', () => {
  expect(toldAge('PG-13', FSK_12)).toBe(12)
  expect(toldAge('R', FSK_12)).toBe(17)
  expect(toldAge('G', FSK_12)).toBe(0)
  expect(toldAge('PG-13', null)).toBe(13)
  expect(toldAge(null, null)).toBeNull()
})
