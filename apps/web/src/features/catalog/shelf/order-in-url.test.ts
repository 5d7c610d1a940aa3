import { expect, it } from 'vitest'
import { orderIn, withOrder } from './order-in-url.ts'

it.each([
  ['sort=name', 'name'],
  ['', 'added'],
  ['sort=loudest', 'added'],
])('of "%s" is %s', (search, order) => {
  expect(orderIn(new URLSearchParams(search))).toBe(order)
})

it('stands in the address beside what else is there, but for the first one', () => {
  const comedies = new URLSearchParams('genre=comedy')
  const byName = withOrder(comedies, 'name')
  expect(byName.toString()).toBe('genre=comedy&sort=name')
  expect(withOrder(byName, 'added').toString()).toBe('genre=comedy')
})
