import type { Animation } from '@starnest/contract/catalog/catalog'
import { describe, expect, it } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { relatedTo } from './related-titles.ts'

function library(categories: Animation['category'][]): Animation[] {
  return categories.map((category, index) => testDetail({ id: index + 1, category }))
}

describe('More Like This', () => {
  it('keeps the category, leaves the title itself out and stops at six', () => {
    const titles = library([
      'movie',
      'series',
      'movie',
      'movie',
      'movie',
      'series',
      'movie',
      'movie',
      'movie',
      'movie',
    ])
    const related = relatedTo({ id: 3, category: 'movie', series: null }, titles)
    expect(related.map((title) => title.id)).toEqual([1, 4, 5, 7, 8, 9])
  })

  it('is empty when nothing else is of its kind', () => {
    expect(
      relatedTo({ id: 2, category: 'series', series: null }, library(['movie', 'series'])),
    ).toEqual([])
  })
})
