import type { Animation } from '@starnest/contract/catalog/catalog'
import { HOST_PAGES, type HostAction } from '@starnest/contract/host/host'
import { z } from 'zod'
import type { ModelTool } from '../../../ports/language/language-model.ts'
import { withoutContacts } from './sentence-gate.ts'

const MAX_FOUND = 6
const QUERY_CHARACTERS = 100
const NAME_CHARACTERS = 100
const DESCRIPTION_CHARACTERS = 300
const MINUTE_SECONDS = 60

/** Titles that the viewer may see, and no others. */
export type TitleSource = {
  /** Those that fit a question best, the best first. */
  readonly search: (query: string, limit: number) => Promise<Animation[]>
  /** Those of the ids that the viewer may see. */
  readonly pick: (ids: number[]) => Promise<Animation[]>
}

/** What the model did with its tools so far. */
export type Doings = {
  /** Titles that it was shown, by their ids. */
  readonly shown: Map<number, Animation>
  /** To be done at once, and after a yes; the last of each counts. */
  action: HostAction | null
  pending: HostAction | null
  /** What broke while a tool ran; the model only hears that it did. */
  defect: unknown
}

/** Nothing done yet. */
export const noDoings = (): Doings => ({
  shown: new Map(),
  action: null,
  pending: null,
  defect: undefined,
})

const UNKNOWN = { error: 'There is no such title here.' }
const BROKEN = { error: 'That did not work.' }
const titleId = z.int().min(1).max(2_147_483_647)

/** The tools that a model may use. Each title goes through `source`, which knows what the viewer may see:
 *  any other id is answered as if there were no such title. What they do is written into `doings`. */
export function titleTools(source: TitleSource, doings: Doings): ModelTool[] {
  const seen = (titles: Animation[]) => {
    const told = titles.filter(isOfTheWorld)
    for (const title of told) doings.shown.set(title.id, title)
    return told.map(factsOf)
  }
  const visible = async (id: number) => {
    const [found] = await source.pick([id])
    return found && seen([found]).length > 0 ? found : undefined
  }
  const tools = [
    toolOf({
      name: 'search_titles',
      description: 'Find titles by name, genre, subject or mood. Answers with the best matches.',
      input: z.object({ query: z.string() }),
      run: async ({ query }) => {
        const asked = query.slice(0, QUERY_CHARACTERS)
        return { titles: seen((await source.search(asked, MAX_FOUND)).slice(0, MAX_FOUND)) }
      },
    }),
    toolOf({
      name: 'get_title',
      description: 'Read about one title by its id.',
      input: z.object({ id: titleId }),
      run: async ({ id }) => {
        const title = await visible(id)
        return title ? factsOf(title) : UNKNOWN
      },
    }),
    toolOf({
      name: 'play',
      description: 'Play a title now. Only when the last message asks to watch it.',
      input: z.object({ id: titleId }),
      run: async ({ id }) => {
        const title = await visible(id)
        if (!title) return UNKNOWN
        doings.action = { type: 'play', titleId: id }
        return { done: 'It begins when you have answered.' }
      },
    }),
    toolOf({
      name: 'open_page',
      description: 'Open a page of Starnest. Only when the last message asks for it.',
      input: z.object({ page: z.enum(HOST_PAGES) }),
      run: async ({ page }) => {
        doings.action = { type: 'page', page }
        return { done: 'It opens when you have answered.' }
      },
    }),
    toolOf({
      name: 'start_party',
      description:
        'Offer to start a watch party, with a title or without. The family is asked first.',
      input: z.object({ id: z.nullish(titleId) }),
      run: async ({ id }) => {
        if (id != null && !(await visible(id))) return UNKNOWN
        doings.pending = { type: 'startParty', titleId: id ?? null }
        return { done: 'Ask whether to start it.' }
      },
    }),
  ]
  return tools.map((tool) => ({ ...tool, run: (input) => guarded(() => tool.run(input), doings) }))
}

function toolOf<Input>(
  tool: Omit<ModelTool, 'input' | 'run'> & {
    input: z.ZodType<Input>
    run: (input: Input) => Promise<unknown>
  },
): ModelTool {
  return { ...tool, run: (input) => tool.run(tool.input.parse(input)) }
}

async function guarded(run: () => Promise<unknown>, doings: Doings): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    doings.defect ??= error
    return BROKEN
  }
}

/** Videos of the family itself have no genre; their names are nobody's business. */
export const isOfTheWorld = ({ genre }: Animation) => genre !== null

/** What a model reads of a title. */
function factsOf({ id, title, description, genre, category, duration, rating, series }: Animation) {
  return {
    id,
    title: data(title, NAME_CHARACTERS),
    ...(series && { series: data(series.title, NAME_CHARACTERS) }),
    description: data(description, DESCRIPTION_CHARACTERS),
    ...{ genre, category, rating },
    // Unknown until its file was looked into.
    ...(duration > 0 && { minutes: Math.round(duration / MINUTE_SECONDS) }),
  }
}

const data = (text: string, characters: number) => withoutContacts(text).slice(0, characters)
