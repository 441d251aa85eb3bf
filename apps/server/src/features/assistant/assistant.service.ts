import type { AssistantMessage, PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { writeAnswer } from '../../platform/language-model/write-answer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audience } from '../help/index.ts'
import { academicRoleOf, schoolCodeOf } from '../profiles/index.ts'
import { answerOf, chooseQuestions, prepare, questionPool, withText } from './answer.rules.ts'

type Needed = Pick<Platform, 'config' | 'db' | 'log'>

export async function greet(platform: Needed, person: Person | null, locale: Locale) {
  const isOn = await isOnFor(platform, person)
  if (!isOn) return { isOn, followUpQuestions: [] }
  const pool = questionPool(locale, person === null ? null : await audiencesOf(platform, person))
  return { isOn, followUpQuestions: chooseQuestions(pool, Math.random) }
}

async function audiencesOf({ db }: Pick<Platform, 'db'>, { id, schoolPermissions }: Person): Promise<Audience[]> {
  const role = await academicRoleOf(db, id)
  return [...(role === 'teacher' ? ['teachers' as const] : []), ...(schoolPermissions > 0 ? ['schools' as const] : [])]
}

interface Asked {
  messages: readonly AssistantMessage[]
  locale: Locale
}

export async function mayAsk(platform: Needed, person: Person | null): Promise<void> {
  if (!(await isOnFor(platform, person))) refuse('ASSISTANT_OFF')
}

/**
 * Answers from the articles' own sentences, or with text that the operator's model writes from them; `onText` receives
 * it as it arrives. If the model fails or takes too long, falls back to the articles.
 */
export async function answer(
  { config, log }: Needed,
  { messages, locale }: Asked,
  { onText, signal }: { onText?: (text: string) => void; signal?: AbortSignal } = {},
): Promise<PlatformAnswer> {
  const prepared = prepare(messages, locale)
  // The model is not asked about anything the articles do not cover: it would guess.
  if (config.ai === undefined || prepared.passages.length === 0) return answerOf(prepared)
  try {
    const passages = prepared.passages.map(({ article, step }) => ({
      title: article.title,
      section: step.title,
      text: step.text,
      tip: article.tip,
    }))
    const written = await writeAnswer(config.ai, { messages, passages }, { onText, signal })
    return withText(prepared, written)
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the language model did not answer')
    return answerOf(prepared)
  }
}

async function isOnFor({ config, db }: Pick<Platform, 'config' | 'db'>, person: Person | null): Promise<boolean> {
  const { isOn, schoolsOff } = config.assistant
  if (!isOn || person === null || schoolsOff.length === 0) return isOn
  const code = await schoolCodeOf(db, person.id)
  return code === undefined || !schoolsOff.includes(code)
}
