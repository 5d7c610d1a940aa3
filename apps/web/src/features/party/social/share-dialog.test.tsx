import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { connections } from './connections.ts'
import { SOCIAL_PLATFORMS, type SocialPlatform } from './platforms.ts'
import { shareTo } from './share.ts'
import { ShareDialog } from './share-dialog.tsx'

const KEY = 'starnest.party.connections'
const PASTE_IN_FACEBOOK = 'Facebook opens in a new tab. Your words are copied. Paste them there.'

let writeText: ReturnType<typeof vi.fn<(text: string) => Promise<void>>>
let open: ReturnType<typeof vi.fn<(address: string, target: string, features: string) => null>>
const onClose = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  writeText = vi.fn(async () => undefined)
  open = vi.fn(() => null)
  onClose.mockReset()
  vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(
    () => Object.assign(new EventTarget(), { writeText }) as unknown as Clipboard,
  )
  vi.stubGlobal('open', open)
})
afterEach(() => {
  cleanup()
  for (const platform of SOCIAL_PLATFORMS) connections.disconnect(platform)
  Reflect.deleteProperty(navigator, 'share')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Connections as another tab would have made them. */
function connect(...platforms: SocialPlatform[]): void {
  const kept = platforms.map((name) => ({ name, token: crypto.randomUUID() }))
  localStorage.setItem(KEY, JSON.stringify(kept))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
function draw(...platforms: SocialPlatform[]) {
  connect(...platforms)
  render(
    <MemoryRouter>
      <ShareDialog onClose={onClose} />
    </MemoryRouter>,
  )
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const status = () => screen.getByRole('status').textContent
const links = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const deviceShares = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: vi.fn(share), configurable: true })

it('begins with an empty message', () => {
  draw('x')
  expect(field().value).toBe('')
})

it('offers the connected platforms and no other', () => {
  draw('snapchat', 'facebook')
  expect(screen.getAllByRole('button', { name: /^Share to/ }).map((b) => b.textContent)).toEqual([
    'Share to Facebook',
    'Share to Snapchat',
    'Share to All',
  ])
})

it('says that no platform is connected, and Share to All cannot be pressed', () => {
  draw()
  write('Film night')
  expect(
    screen.getByText('No platforms connected. Connect platforms above to share content.'),
  ).toBeTruthy()
  expect(button('Share to All').disabled).toBe(true)
})

it('Share to All can be pressed once something is written', () => {
  draw('x')
  expect(button('Share to All').disabled).toBe(true)
  write(' \n ')
  expect(button('Share to All').disabled).toBe(true)
  write('Film night')
  expect(button('Share to All').disabled).toBe(false)
})

it('a message that is blank after trimming is not sent', async () => {
  draw('x', 'facebook')
  write('  \n ')
  await press('Share to X')
  await press('Share to Facebook')
  expect([open, writeText].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(status()).toBe('Write a message first.')
  expect(document.activeElement).toBe(field())
})

it('opens the post page of X with the words, without a way back to Starnest', async () => {
  draw('x')
  write('  Film night at 8 & popcorn ')
  await press('Share to X')
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://x.com/intent/post?text=Film%20night%20at%208%20%26%20popcorn',
    '_blank',
    'noopener,noreferrer',
  )
  expect(writeText).not.toHaveBeenCalled()
  expect(status()).toBe('X opens in a new tab with your words. You post them there.')
})

it.each([
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['snapchat', 'Snapchat'],
] as const)('copies the words for %s before its site opens', async (platform, name) => {
  draw(platform)
  write(' Film night ')
  await press(`Share to ${name}`)
  const address = `https://www.${platform}.com/`
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Film night')
  expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer')
  expect(writeText.mock.invocationCallOrder[0]).toBeLessThan(open.mock.invocationCallOrder[0] ?? 0)
  expect(status()).toBe(`${name} opens in a new tab. Your words are copied. Paste them there.`)
  expect(links()).toEqual([[`Open ${name}`, address]])
})

it('Share to All copies once, opens the first page and leaves each to be opened', async () => {
  draw('x', 'facebook', 'tiktok')
  write('Film night')
  await press('Share to All')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Film night')
  expect(open.mock.calls.map(([address]) => address)).toEqual(['https://www.facebook.com/'])
  expect(links()).toEqual([
    ['Open Facebook', 'https://www.facebook.com/'],
    ['Open TikTok', 'https://www.tiktok.com/'],
    ['Open X', 'https://x.com/intent/post?text=Film%20night'],
  ])
  for (const link of screen.getAllByRole('link')) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  }
  expect(status()).toBe(
    'Facebook opens in a new tab. Your words are copied. Paste them there, and do the same with the others here, one by one.',
  )
})

it('Share to All says that the words are copied too when X comes first', async () => {
  draw('x', 'snapchat')
  write('Film night')
  await press('Share to All')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Film night')
  expect(open.mock.calls.map(([address]) => address)).toEqual([
    'https://x.com/intent/post?text=Film%20night',
  ])
  expect(status()).toBe(
    'X opens in a new tab with your words. They are copied, too: open the others here, one by one, and paste them.',
  )
})

it('Share to All with one platform does what its own button does', async () => {
  draw('x')
  write('Film night')
  await press('Share to All')
  expect(open).toHaveBeenCalledOnce()
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['Share to TikTok', 'then open the page here.', ['Open TikTok']],
  ['Share to All', 'then open the pages here.', ['Open TikTok', 'Open Snapchat']],
])(
  '%s: when copying is refused, the message is selected and nothing opens',
  async (name, end, pages) => {
    writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    draw('tiktok', 'snapchat')
    write('Film night')
    await press(name)
    expect(open).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'Film night'.length])
    expect(status()).toContain('copy them by hand')
    expect(status()).toContain(end)
    expect(links().map(([text]) => text)).toEqual(pages)
  },
)

it('a browser without a clipboard is as one that refuses', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  draw('tiktok')
  write('Film night')
  await press('Share to TikTok')
  expect(status()).toContain('copy them by hand')
})

it('another message has been shared nowhere', async () => {
  draw('facebook')
  write('Film night')
  await press('Share to Facebook')
  expect(status()).toBe(PASTE_IN_FACEBOOK)
  write('Film night!')
  expect([status(), links()]).toEqual(['', []])
})

it('refuses a platform that is not connected, with a warning', async () => {
  connect('x')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await shareTo('tiktok', 'Film night')).toEqual({ is: 'nothing' })
  expect(warn.mock.calls).toEqual([['TikTok not connected']])
  expect([open, writeText].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  warn.mockClear()
})

it('a platform that another tab disconnects is offered no more', async () => {
  draw('facebook', 'tiktok')
  write('Film night')
  await press('Share to All')
  act(() => connect('tiktok'))
  expect(screen.queryByRole('button', { name: 'Share to Facebook' })).toBeNull()
  expect(links().map(([text]) => text)).toEqual(['Open TikTok'])
})

it('hands the words to the device where the browser can, with no platform connected either', async () => {
  deviceShares(async () => undefined)
  draw()
  write(' Film night ')
  await press('Share with this device…')
  expect(vi.mocked(navigator.share).mock.calls).toEqual([[{ text: 'Film night' }]])
  expect(status()).toBe(
    'Passed on to this device. Starnest does not know what happens to it there.',
  )
})

it('has no such button where the browser cannot', () => {
  draw('x')
  expect(screen.queryByRole('button', { name: 'Share with this device…' })).toBeNull()
})

it.each([
  ['AbortError', ''],
  ['NotAllowedError', 'This device could not share your words.'],
])('of the share sheet, %s is told as %j', async (name, text) => {
  deviceShares(async () => {
    throw new DOMException('', name)
  })
  draw()
  write('Film night')
  await press('Share with this device…')
  expect(status()).toBe(text)
})

it('a blank message is not handed to the device', async () => {
  deviceShares(async () => undefined)
  draw()
  write('  ')
  await press('Share with this device…')
  expect(navigator.share).not.toHaveBeenCalled()
  expect(status()).toBe('Write a message first.')
})

it('its status is a line that is read aloud, there before anything is said', () => {
  draw('x')
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  expect(status()).toBe('')
})

it('Escape closes it', async () => {
  draw('x')
  fireEvent.keyDown(field(), { key: 'Escape' })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
