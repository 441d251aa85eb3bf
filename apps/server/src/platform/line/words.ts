import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { errorNumberOf, errorStatus } from '@learntrail/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { checkAccess, type DeclaredAccess } from '../access/check-access.ts'
import type { Person } from '../access/person.ts'
import { asWork, databaseFailure } from '../database/index.ts'
import { payAsCall } from '../http/pay-as-call.ts'
import type { DeclaredRate } from '../http/rate-limits.ts'
import { Refusal } from '../http/refusal.ts'
import { validate } from '../http/validate.ts'
import type { Platform } from '../platform.ts'
import type { SpeakingLine } from './speaking-line.ts'

/** A word that is answered as a call is. */
export interface AnsweredWord<Schema extends z.ZodType = z.ZodType> {
  /** The call that does the same, or what it would declare: who may, and what it costs, out of the same budget. */
  as: DeclaredAccess & DeclaredRate & Pick<EndpointDefinition, 'path'>
  body: Schema
  /** What this very one costs beside, in hundredths of a second of a processor, as a costly call does. */
  weighs?(body: z.output<Schema>): number
  answer(platform: Platform, person: Person, body: z.output<Schema>, line: SpeakingLine): Promise<object>
}

/** A word for whoever is there now, from somebody who hears the same: it is not answered, and may get lost. */
export interface PassingWord<Schema extends z.ZodType = z.ZodType> {
  /** The call as which it costs. */
  as: DeclaredRate
  body: Schema
  /** Whoever hears this topic may say it. */
  topic(body: z.output<Schema>): string
  pass(platform: Platform, personId: string, body: z.output<Schema>, line: SpeakingLine): void
}

export type Word = AnsweredWord | PassingWord

/** Declares a word that is answered; its body is typed by its schema. */
export const answered = <Schema extends z.ZodType>(word: AnsweredWord<Schema>) => word as unknown as AnsweredWord

/** The same for a word that passes. */
export const passing = <Schema extends z.ZodType>(word: PassingWord<Schema>) => word as unknown as PassingWord

interface Parts {
  app: FastifyInstance
  platform: Platform
}

/** What is answered to a word: what the call would answer, or the problem. */
export async function answerWord(
  { app, platform }: Parts,
  person: Person | null,
  { name, word, body, line }: { name: string; word: AnsweredWord; body: unknown; line: SpeakingLine },
): Promise<object> {
  try {
    checkAccess(word.as, person)
    if (person !== null) await payAsCall(app, word.as, person.id)
    const valid = validate(word.body, body)
    if (valid.error !== undefined) throw valid.error
    const cost = word.weighs?.(valid.value) ?? 0
    if (person !== null && cost > 0) await payAsCall(app, { ...word.as, cost }, person.id)
    const answer = await asWork(`socket ${name}`, () => word.answer(platform, person as Person, valid.value, line))
    return { errorCode: 0, ...answer }
  } catch (error) {
    return problemOf(platform, word.as.path, error)
  }
}

function problemOf({ log }: Platform, path: string, error: unknown): object {
  if (!(error instanceof Refusal)) log.warn({ err: error }, 'a word of a socket failed')
  const away = databaseFailure(error) === undefined ? 'INTERNAL_ERROR' : 'SERVICE_UNAVAILABLE'
  const code = error instanceof Refusal ? error.code : away
  const details = error instanceof Refusal ? error.details : {}
  return { ...details, code, status: errorStatus[code], errorCode: errorNumberOf(code, path) ?? null }
}

/** Whether the line hears a topic. */
type Hears = (topic: string) => boolean

/** Hands on a word that passes, if whoever says it hears what it is about. */
export async function passWord(
  { app, platform }: Parts,
  personId: string,
  { word, body, line, hears }: { word: PassingWord; body: unknown; line: SpeakingLine; hears: Hears },
): Promise<void> {
  try {
    const said = word.body.safeParse(body)
    if (!said.success || !hears(word.topic(said.data))) return
    await payAsCall(app, word.as, personId)
    word.pass(platform, personId, said.data, line)
  } catch (error) {
    // Nobody waits for it: whoever has spent the minute is not heard.
    if (!(error instanceof Refusal)) platform.log.warn({ err: error }, 'a word of a socket failed')
  }
}
