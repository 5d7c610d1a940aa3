import { type HostChatAnswer, hostChatAnswerSchema } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
let mia: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  mia = await home.addSomebody('PG')
})
afterAll(() => home.close())

async function ask(message: string, context: { titleId?: number } = {}): Promise<HostChatAnswer> {
  const answer = await home.app.inject({
    method: 'POST',
    url: HOST_ROUTES.chat.path,
    cookies: { [DEVICE_COOKIE]: mia.deviceId },
    payload: { message, context },
  })
  return hostChatAnswerSchema.parse(answer.json())
}

const film = (title: string, description: string, fields: object = {}) =>
  home.addTitle({ title, description, rating: 'G', durationSeconds: 1200, ...fields })

const addWhale = () =>
  film('Luma', 'A whale calf sings in the deep sea. Its mother answers. They swim home.')
const addGhost = () =>
  film('Boo', 'A haunted castle, a scream, and a terrible ghost.', { genre: 'gothic' })
const addCakes = async () => {
  await film('The Cake', 'A baker laughs and giggles, a funny day.', { genre: 'comedy' })
  await film('The Pie', 'A silly joke makes the baker laugh.', { genre: 'comedy' })
}

describe('a question about a film', () => {
  it('is answered by the film that is open, whatever was spoken of before', async () => {
    const [whale, ghost] = [await addWhale(), await addGhost()]
    await ask('what is Luma about?')
    const answer = await ask('what is this about?', { titleId: ghost })
    expect(answer.response).toMatch(/^Boo: A haunted castle/)
    expect((await ask('play it', { titleId: whale })).action).toEqual({
      type: 'play',
      titleId: whale,
    })
  })

  it('is answered by its description and its length', async () => {
    await addWhale()
    expect((await ask('what is Luma about?')).response).toBe(
      'Luma: A whale calf sings in the deep sea. Its mother answers. It takes 20 minutes.',
    )
  })

  it.each([
    ['is Boo scary?', 'Boo: yes, it is a little scary.'],
    ['¿da miedo Boo?', 'Boo: sí, da un poco de miedo.'],
    ['est-ce que Boo fait peur ?', 'Boo\u202f: oui, ça fait un peu peur.'],
    ['is Luma scary?', 'Luma: not that I can tell from its story.'],
    ['is Luma funny?', 'Luma: not that I can tell from its story.'],
  ])('is answered as it was asked: %s', async (question, response) => {
    await addWhale()
    await addGhost()
    expect((await ask(question)).response).toBe(response)
  })
})

describe('a reason', () => {
  it('is not that all films are new', async () => {
    await addWhale()
    await addCakes()
    const { picks } = await ask('surprise me')
    expect(picks.length).toBeGreaterThan(1)
    expect(picks.map(({ reason }) => reason)).not.toContain('it is new here')
    const asked = await ask('something new')
    expect(asked.picks[0]?.reason).toBe('it is new here')
  })

  it('is how a film feels, and not the word that asked for it', async () => {
    await addCakes()
    const { picks } = await ask('something funny')
    expect(picks.map(({ reason }) => reason)).toEqual(['it is funny', 'it is funny'])
  })

  it('is no word of the name of the film that others are to be like', async () => {
    await film('The Paper Prince', 'A prince of paper.', { genre: 'fantasy' })
    await film('The Paper Boat', 'A boat of paper.', { genre: 'fantasy' })
    await addCakes()
    const { picks } = await ask('algo parecido a The Paper Prince')
    expect(picks.map(({ reason }) => reason).join()).not.toContain('«the»')
  })
})

describe('a child', () => {
  it.each([
    ['I am sad', /^Oh dear. I am right here/],
    ['I am scared', /^I am right here/],
    ['estoy triste', /^Vaya. Estoy aquí contigo/],
    ['j’ai peur', /^Je suis là/],
  ])('who says "%s" is comforted before films are named', async (said, comfort) => {
    await addCakes()
    const { response, picks } = await ask(said)
    expect(response).toMatch(comfort)
    expect(picks.length).toBeGreaterThan(0)
  })

  it('is comforted where there are no films, too', async () => {
    expect((await ask('I am sad')).response).toMatch(/I am right here.*no films here yet/)
  })

  it('who wants a sad film is not comforted', async () => {
    await film('Farewell', 'A sad goodbye, tears and a lonely grave.')
    expect((await ask('a sad film')).response).not.toContain('I am right here')
  })

  it.each([
    ['tell me a story', 'another one'],
    ['un chiste', 'otro'],
    ['une blague', 'encore'],
  ])('who hears "%s" and says "%s" hears another', async (first, again) => {
    const told = await ask(first)
    const another = await ask(again)
    expect(another.picks).toEqual([])
    expect(another.response).not.toBe(told.response)
    expect(another.suggestions).toEqual(told.suggestions)
  })

  it('hears another beginning each time', async () => {
    await addCakes()
    const heard: string[] = []
    for (let turn = 0; turn < 3; turn++) heard.push((await ask('something funny')).response)
    expect(new Set(heard).size).toBe(3)
  })
})

it('counts the films that there are instead', async () => {
  await addCakes()
  expect((await ask('a film about zeppelins')).response).toContain('Instead there are')
  await home.clear()
  mia = await home.addSomebody('PG')
  await addWhale()
  expect((await ask('a film about zeppelins')).response).toContain('Instead there is Luma')
})
