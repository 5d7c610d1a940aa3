import { MAX_PARTY_MESSAGE_CHARACTERS, type Party } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testMessage, testParty } from '../../../testing/made/party.ts'
import { ChatPanel } from './chat-panel.tsx'

const OWN_PROFILE = 1

let posts: unknown[]
let answer: () => Response
const react = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  posts = []
  answer = () => Response.json(testParty())
  react.mockReset()
  vi.stubGlobal('fetch', async (url: string, { method, body = '' }: { [key: string]: string }) => {
    posts.push([method, url, body && JSON.parse(body)])
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Facts = Partial<Pick<Party, 'messages' | 'saysPhrasesOnly' | 'mayModerate'>>

/** Draws the chat; what it returns draws it anew. */
function draw(first: Facts = {}) {
  const client = new QueryClient()
  const chat = ({ messages = [], saysPhrasesOnly = false, mayModerate = false }: Facts) => (
    <QueryClientProvider client={client}>
      <ChatPanel
        messages={messages}
        saysPhrasesOnly={saysPhrasesOnly}
        mayModerate={mayModerate}
        profileId={OWN_PROFILE}
        react={react}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(chat(first))
  return (facts: Facts) => rerender(chat(facts))
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
/** What a browser makes of Enter in a form's field. */
const pressEnter = () => act(async () => field().form?.requestSubmit())
const said = (body: unknown) => ['POST', PARTY_ROUTES.messages.path, body]
const failWith = (status: number, code: string) => {
  answer = () => Response.json({ code, message: code }, { status })
}

it.each(['', '   '])('of %j nothing is sent, and the button cannot be pressed', async (blank) => {
  draw()
  write(blank)
  expect(button('Send').getAttribute('aria-disabled')).toBe('true')
  await press('Send')
  expect(posts).toEqual([])
})

it('Enter sends the words without the blanks around them, and the field is free for more', async () => {
  draw()
  write('  Popcorn  is ready ')
  expect(button('Send').getAttribute('aria-disabled')).toBe('false')
  await pressEnter()
  expect(posts).toEqual([said({ message: 'Popcorn  is ready' })])
  expect(field().value).toBe('')
})

it('a press of Send leaves the focus there, for the arrows of a remote', async () => {
  draw()
  write('Popcorn!')
  button('Send').focus()
  await press('Send')
  expect(posts).toHaveLength(1)
  expect(document.activeElement).toBe(button('Send'))
  expect(button('Send').disabled).toBe(false)
})

it('what could not be sent stays in the field, and that is said aloud', async () => {
  failWith(503, 'unavailable')
  draw()
  write('Wait for Grandma')
  await press('Send')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That was not sent. Starnest is not ready yet. Try again in a moment.',
  )
  expect(field().value).toBe('Wait for Grandma')
  answer = () => Response.json(testParty())
  await press('Send')
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(posts).toHaveLength(2)
})

it('somebody who says too much at once is told to wait', async () => {
  failWith(429, 'too_many_requests')
  draw()
  await press('Wow!')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That was not sent. That was too much at once. Wait a moment, then try again.',
  )
})

it.each([
  ['Hello!', 'hello'],
  ['Popcorn time!', 'popcorn'],
  ['Wait for me!', 'wait-for-me'],
])('%s is said with one press', async (words, phrase) => {
  draw()
  await press(words)
  expect(posts).toEqual([said({ phrase })])
})

it('a child has phrases and emoji, and nothing to write in; an emoji is sent at once', async () => {
  draw({ saysPhrasesOnly: true })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await press('I love it!')
  await press('Choose emoji')
  await press('🦄')
  expect(posts).toEqual([said({ phrase: 'love-it' }), said({ message: '🦄' })])
})

it('an emoji goes behind the words in the field, which can be written on', async () => {
  draw()
  write('Here we go ')
  await press('Choose emoji')
  await press('🚀')
  expect(field().value).toBe('Here we go 🚀')
  expect(screen.queryByRole('button', { name: '🚀' })).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(posts).toEqual([])
})

it('an emoji that has no room any more is left out whole', async () => {
  const nearlyFull = 'x'.repeat(MAX_PARTY_MESSAGE_CHARACTERS - 1)
  draw()
  write(nearlyFull)
  await press('Choose emoji')
  await press('🚀')
  expect(field().value).toBe(nearlyFull)
})

it('hidden, it counts what comes meanwhile; shown again, that is read', async () => {
  const drawAnew = draw({ messages: [testMessage(1)] })
  const toggle = button('Hide the chat')
  const content = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect([toggle.getAttribute('aria-expanded'), content?.hidden]).toEqual(['true', false])
  fireEvent.click(toggle)
  expect(button('Show the chat').getAttribute('aria-expanded')).toBe('false')
  expect(content?.hidden).toBe(true)
  expect(screen.queryByText(/new message/)).toBeNull()

  drawAnew({ messages: [1, 2].map((id) => testMessage(id)) })
  expect(screen.getByText('1 new message')).toBeTruthy()
  // The oldest go when there are many.
  drawAnew({ messages: [2, 3, 4].map((id) => testMessage(id)) })
  expect(screen.getByText('3 new messages')).toBeTruthy()

  fireEvent.click(button('Show the chat'))
  expect(content?.hidden).toBe(false)
  expect(screen.queryByText(/new message/)).toBeNull()
  fireEvent.click(button('Hide the chat'))
  expect(screen.queryByText(/new message/)).toBeNull()
})

it('marks what was said from the own profile', () => {
  draw({ messages: [testMessage(1), testMessage(2, { profileId: OWN_PROFILE, user: 'Dad' })] })
  const items = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(items.map(({ dataset }) => dataset.own)).toEqual(['false', 'true'])
})

it('says who said it, and when', () => {
  draw({ messages: [testMessage(1)] })
  const [item] = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(item?.textContent).toContain('Zoe')
  expect(item?.querySelector('time')?.dateTime).toBe('2026-03-01T18:05:00.000Z')
})

it('a phrase is read in the language of this screen', async () => {
  const messages = [testMessage(1, { message: '', phrase: 'popcorn' })]
  await chooseLanguage('es')
  draw({ messages })
  const log = screen.getByRole('log', { name: 'Chat de la fiesta' })
  expect(within(log).getByText('¡Hora de palomitas!')).toBeTruthy()
})

it('a message is text, whatever it holds', () => {
  const words = '<img src=x onerror=alert(1)> & <b>bold</b>'
  draw({ messages: [testMessage(1, { message: words })] })
  const log = screen.getByRole('log')
  expect(within(log).getByText(words)).toBeTruthy()
  expect(log.querySelector('img')).toBeNull()
})

it('invites to begin where nothing was said', () => {
  draw()
  expect(screen.getByText('Say hello to the others.')).toBeTruthy()
})

it('sends reactions, one after the other', async () => {
  draw({ saysPhrasesOnly: true })
  await press('React')
  await press('React with 🎉')
  await press('React with ❤️')
  expect(react.mock.calls).toEqual([['🎉'], ['❤️']])
  expect(posts).toEqual([])
})

const removing = () => screen.queryByRole('button', { name: 'Remove messages' })
const removals = () =>
  screen
    .queryAllByRole('button', { name: /^Remove what/ })
    .map((one) => one.getAttribute('aria-label'))

it('own words are taken back, once that is asked for', async () => {
  draw({ messages: [testMessage(1), testMessage(2, { profileId: OWN_PROFILE, user: 'Dad' })] })
  expect(removals()).toEqual([])
  await press('Remove messages')
  expect(removals()).toEqual(['Remove what Dad said: Words 2'])
  await press('Remove what Dad said: Words 2')
  expect(posts).toEqual([['DELETE', '/api/party/messages/2', null]])
  expect(document.activeElement).toBe(screen.getByRole('log'))
  await press('Remove messages')
  expect(removals()).toEqual([])
})

it('whoever may moderate takes anything back, phrases too', async () => {
  draw({ messages: [testMessage(1), testMessage(2, { phrase: 'wow' })], mayModerate: true })
  await press('Remove messages')
  expect(removals()).toEqual(['Remove what Zoe said: Words 1', 'Remove what Zoe said: Wow!'])
})

it('where nothing may be taken back, nothing is offered', () => {
  draw({ messages: [testMessage(1), testMessage(2, { profileId: OWN_PROFILE, isRemoved: true })] })
  expect(removing()).toBeNull()
})

it('in place of what was taken back stands that it was', () => {
  const drawAnew = draw({ messages: [testMessage(1)] })
  expect(screen.queryByText('This message was removed.')).toBeNull()
  drawAnew({ messages: [testMessage(1, { message: '', isRemoved: true })] })
  expect(screen.getByText('This message was removed.')).toBeTruthy()
  expect(screen.queryByText('Words 1')).toBeNull()
})

it('says that a message could not be taken back', async () => {
  failWith(503, 'unavailable')
  draw({ messages: [testMessage(1)], mayModerate: true })
  await press('Remove messages')
  await press('Remove what Zoe said: Words 1')
  await screen.findByText(/The message was not removed\./)
})
