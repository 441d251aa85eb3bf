import type { AssistantMessage, PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import { csrfToken, forgetCsrfToken } from '../../../api/csrf.ts'
import { isCsrfProblem, networkProblem, problemFrom } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { eventsIn } from './events-in.ts'

/**
 * Asks the assistant and returns the complete answer; `onText` receives the text written so far. Retries once with a
 * new CSRF token.
 */
export async function askPlatformQuestion(
  messages: AssistantMessage[],
  onText: (text: string) => void,
): Promise<PlatformAnswer> {
  return ask(messages, onText).catch((problem: unknown) => {
    if (!isCsrfProblem(problem)) throw problem
    forgetCsrfToken()
    return ask(messages, onText)
  })
}

async function ask(messages: AssistantMessage[], onText: (text: string) => void): Promise<PlatformAnswer> {
  const response = await fetch('/api/v2/assistant/platform-question', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'x-csrf-token': await csrfToken(),
    },
    credentials: 'same-origin',
    body: JSON.stringify({ messages, locale: currentLocale() }),
  }).catch(() => {
    throw networkProblem()
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!response.ok || !isStream) {
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw problemFrom(response.status, body, response.headers.get('retry-after'))
    return body as PlatformAnswer
  }
  let written = ''
  for await (const { event, data } of eventsIn(response)) {
    if (event === 'answer') return data as PlatformAnswer
    written += (data as { text: string }).text
    onText(written)
  }
  throw networkProblem()
}
