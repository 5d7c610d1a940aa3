import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleOfName } from './title-of-name.ts'

describe('a title from the name of a file', () => {
  it.each([
    ['Summer at the lake.mp4', 'Summer at the lake', null],
    ['Summer_at_the_lake.MP4', 'Summer at the lake', null],
    ['The.Lantern.Keeper.mkv', 'The Lantern Keeper', null],
    ['The Lantern Keeper (2001).mkv', 'The Lantern Keeper', 2001],
    ['The.Lantern.Keeper.2001.mkv', 'The Lantern Keeper', 2001],
    ['The Lantern Keeper [1998] cut.mkv', 'The Lantern Keeper', 1998],
    ['2012.mp4', '2012', null],
    ['(2012).mp4', '2012', 2012],
    ['Lake 4096.mp4', 'Lake 4096', null],
    ['IMG_2031.MOV', 'IMG_2031', null],
    ['VID_20240601_101500.mp4', 'VID_20240601_101500', null],
    ['Señor_Zorro_y_la_luna.webm', 'Señor Zorro y la luna', null],
    ['Mr. Robot.mp4', 'Mr. Robot', null],
    ['...mp4', 'Video', null],
    ['', 'Video', null],
  ])('%j is %j', (name, title, releaseYear) => {
    expect(titleOfName(name)).toEqual({ title, releaseYear })
  })

  it('is always one to show, whatever the name', () => {
    const anyName = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(anyName, (name) => {
        const { title } = titleOfName(name)
        expect(title.trim()).not.toBe('')
        expect([...title].length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
