import { chatEvents } from '@learntrail/contract/chat/facts'
import { markRead, writeMessage } from '@learntrail/contract/chat/messages'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { errorNumberOf, errorStatus } from '@learntrail/contract/errors'
import { id } from '@learntrail/contract/text'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { checkAccess } from '../../../platform/access/check-access.ts'
import type { Person } from '../../../platform/access/person.ts'
import { asWork, databaseFailure } from '../../../platform/database/index.ts'
import { payAsCall } from '../../../platform/http/pay-as-call.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeMessage as write } from '../messages/write.service.ts'
import * as reading from '../rooms/read.service.ts'

interface Word<Schema extends z.ZodType> {
  /** The call that does the same: who may make it, and what it takes. */
  call: EndpointDefinition & { body: Schema }
  work(platform: Platform, person: Person, body: z.output<Schema>): Promise<object>
}
const word = <Schema extends z.ZodType>(one: Word<Schema>) => one as unknown as Word<z.ZodType>

/** What a client says by the socket, and is answered as a call is. */
export const words: Record<string, Word<z.ZodType>> = {
  [chatEvents.createChatroomMessage]: word({
    call: writeMessage,
    work: async (platform, person, body) => ({ message: await write(platform, person, body) }),
  }),
  [chatEvents.readChatroom]: word({ call: markRead, work: reading.markRead }),
}

export const typingBody = z.object({ roomId: id })

/** What is answered to a word: the call's own answer, or the problem. */
export async function answerWord(
  { app, platform }: { app: FastifyInstance; platform: Platform },
  person: Person | null,
  name: string,
  body: unknown,
): Promise<object> {
  const { call, work } = words[name] as Word<z.ZodType>
  try {
    checkAccess(call, person)
    if (person !== null) await payAsCall(app, call, person.id)
    const valid = validate(call.body, body)
    if (valid.error !== undefined) throw valid.error
    const answer = await asWork(`socket ${name}`, () => work(platform, person as Person, valid.value))
    return { errorCode: 0, ...answer }
  } catch (error) {
    return problemOf(platform, call, error)
  }
}

function problemOf({ log }: Platform, { path }: EndpointDefinition, error: unknown): object {
  if (!(error instanceof Refusal)) log.warn({ err: error }, 'a word of a socket failed')
  const away = databaseFailure(error) === undefined ? 'INTERNAL_ERROR' : 'SERVICE_UNAVAILABLE'
  const code = error instanceof Refusal ? error.code : away
  const details = error instanceof Refusal ? error.details : {}
  return { ...details, code, status: errorStatus[code], errorCode: errorNumberOf(code, path) ?? null }
}
