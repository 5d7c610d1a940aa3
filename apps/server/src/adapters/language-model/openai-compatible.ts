import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractReasoningMiddleware,
  isStepCount,
  streamText,
  type Tool,
  tool,
  wrapLanguageModel,
} from 'ai'
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelSettings,
  type ModelQuestion,
  type ModelTool,
} from '../../ports/language/language-model.ts'
import { cautiousFetch } from './cautious-fetch.ts'

/** Opens a model that is asked in OpenAI's way, such as one of Ollama, llama.cpp or vLLM. Asks nothing
 *  yet. No address is called but the configured one. */
export function openOpenAiCompatible({ url, model, key }: LanguageModelSettings): LanguageModel {
  // The library would write them to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const provider = createOpenAICompatible({
    name: 'starnest',
    baseURL: url,
    ...(key !== undefined && { apiKey: key }),
    fetch: cautiousFetch(url),
  })
  const thinking = wrapLanguageModel({
    model: provider.chatModel(model),
    // Some servers send what a model thinks to itself as text between these.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
  return { name: model, ask: (question) => answerOf(thinking, question) }
}

async function* answerOf(
  model: ReturnType<typeof wrapLanguageModel>,
  { system, messages, tools, maxSteps, maxTokens, signal }: ModelQuestion,
): AsyncGenerator<string> {
  const left = new AbortController()
  const ended = AbortSignal.any([signal, left.signal])
  try {
    const { stream } = streamText({
      model,
      instructions: system,
      messages: messages.map(({ role, text }) => ({ role, content: text })),
      tools: Object.fromEntries(tools.map((one) => [one.name, toolOf(one)])),
      stopWhen: isStepCount(maxSteps),
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: ended,
      telemetry: { isEnabled: false },
      // Thrown below; the library would write it, with the question, to the console.
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.text
      // What it says before it calls a tool is no part of the sentence after it.
      if (part.type === 'finish-step') yield '\n'
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new LanguageModelError('stopped')
    }
  } catch (error) {
    throw ended.aborted ? new LanguageModelError('stopped') : failureOf(error)
  } finally {
    left.abort()
  }
}

function toolOf({ description, input, run }: ModelTool): Tool {
  return tool({ description, inputSchema: input, execute: run })
}

/** What went wrong, without what was asked. */
function failureOf(error: unknown): LanguageModelError {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof LanguageModelError) return at
    if (APICallError.isInstance(at) && (at.statusCode ?? 0) >= 400) {
      return new LanguageModelError('refused')
    }
    // What `fetch` throws where nobody answers, or no longer.
    if (at instanceof TypeError) return new LanguageModelError('unreachable')
  }
  return new LanguageModelError('nonsense')
}
