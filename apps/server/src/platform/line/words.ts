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

/** A word that is answered like a call. */
export interface AnsweredWord<Schema extends z.ZodType = z.ZodType> {
  /** The equivalent endpoint, or what it would declare: required access, rate and cost, charged to the same budget. */
  as: DeclaredAccess & DeclaredRate & Pick<EndpointDefinition, 'path'>
  body: Schema
  /** Returns the additional cost of this word, in hundredths of a processor second, charged like a costly call. */
  weighs?(body: z.output<Schema>): number
  answer(platform: Platform, person: Person, body: z.output<Schema>, line: SpeakingLine): Promise<object>
}

/** A word for people present, from someone who hears the same topic: it is not answered and may get lost. */
export interface PassingWord<Schema extends z.ZodType = z.ZodType> {
  /** The endpoint whose rate it is charged to. */
  as: DeclaredRate
  body: Schema
  /** Returns the topic that the sender must hear. */
  topic(body: z.output<Schema>): string
  pass(platform: Platform, personId: string, body: z.output<Schema>, line: SpeakingLine): void
}

export type Word = AnsweredWord | PassingWord

/** Declares an answered word; its body is typed by its schema. */
export const answered = <Schema extends z.ZodType>(word: AnsweredWord<Schema>) => word as unknown as AnsweredWord

/** Declares a passing word; its body is typed by its schema. */
export const passing = <Schema extends z.ZodType>(word: PassingWord<Schema>) => word as unknown as PassingWord

interface Parts {
  app: FastifyInstance
  platform: Platform
}

/** Returns the answer to a word: what the call would answer, or the problem. */
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
  if (!(error instanceof Refusal)) log.warn({ err: error }, 'a socket message failed')
  const away = databaseFailure(error) === undefined ? 'INTERNAL_ERROR' : 'SERVICE_UNAVAILABLE'
  const code = error instanceof Refusal ? error.code : away
  const details = error instanceof Refusal ? error.details : {}
  return { ...details, code, status: errorStatus[code], errorCode: errorNumberOf(code, path) ?? null }
}

/** Returns whether the line hears a topic. */
type Hears = (topic: string) => boolean

/** Passes a word on if its sender hears its topic. */
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
    // Nobody waits for an answer: a sender over their rate is ignored.
    if (!(error instanceof Refusal)) platform.log.warn({ err: error }, 'a socket message failed')
  }
}
