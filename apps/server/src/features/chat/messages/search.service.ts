import { chatLimits } from '@learntrail/contract/chat/limits'
import { z } from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { snippetOf } from '../../../platform/search/marks.ts'
import { phraseText, textAbsences, textPhrases, textQuery } from '../../../platform/search/tokens.ts'
import type { Reader } from '../rooms/read.service.ts'
import { findStanding } from '../rooms/rooms.repository.ts'
import { roomToken } from './insert-message.repository.ts'
import * as repository from './messages.repository.ts'

const newest = 2_147_483_647
const key = z.tuple([z.int().min(1).max(newest)])
/** Candidates read per round. Most that contain a phrase's character pairs contain the phrase itself. */
const looked = 100
const rounds = 4

interface Asked {
  roomId: string
  cursor?: string | undefined
}

async function standingIn({ pool }: Platform, { id: viewer }: Reader, { roomId, cursor }: Asked) {
  const { since } = (await findStanding(pool, viewer, roomId)) ?? refuse('CHATROOM_NOT_FOUND')
  const [before] = cursor === undefined ? [newest] : decodeCursor(cursor, key)
  return { reading: { viewer, roomId, since }, before }
}

/**
 * Returns a page of a room's messages that contain these words, newest first. May be short or empty with a cursor,
 * because it stops after `rounds` reads.
 */
export async function searchMessages(
  platform: Platform,
  person: Reader,
  { keyword, ...asked }: Asked & { keyword: string },
) {
  const { reading, before } = await standingIn(platform, person, asked)
  const words = textQuery(keyword)
  if (words === undefined) return { items: [], nextCursor: null }
  const query = `'${roomToken(asked.roomId)}' & ${words}`
  const [phrases, absences] = [textPhrases(keyword), textAbsences(keyword)]
  const fits = ({ text }: { text: string }) => {
    const inIt = phraseText(text)
    return phrases.every((phrase) => inIt.includes(phrase)) && !absences.some((phrase) => inIt.includes(phrase))
  }
  const found: Awaited<ReturnType<typeof repository.listFitting>> = []
  let from = before
  let isAll = false
  for (let round = 0; round < rounds && !isAll && found.length <= chatLimits.found; round += 1) {
    const rows = await repository.listFitting(platform.pool, reading, { query, before: from, limit: looked })
    found.push(...rows.filter(fits))
    from = rows.at(-1)?.number ?? from
    isAll = rows.length < looked
  }
  const items = found.slice(0, chatLimits.found)
  const next = found.length > chatLimits.found ? items.at(-1)?.number : from
  return {
    items: items.map(({ text, ...placed }) => {
      const { text: shown, marks } = snippetOf(text, keyword)
      return { ...placed, text: shown, marks: marks.map(([start, end]): [number, number] => [start, end]) }
    }),
    nextCursor: isAll && found.length <= chatLimits.found ? null : encodeCursor([next ?? 1]),
  }
}

export async function listPinned(platform: Platform, person: Reader, roomId: string) {
  const { reading } = await standingIn(platform, person, { roomId })
  return { items: await repository.listPinned(platform.pool, reading, chatLimits.pinned) }
}

export async function listFiles(platform: Platform, person: Reader, asked: Asked) {
  const { reading, before } = await standingIn(platform, person, asked)
  const rows = await repository.listFiles(platform.pool, reading, before, chatLimits.found + 1)
  const items = rows.slice(0, chatLimits.found)
  return { items, nextCursor: rows.length > items.length ? encodeCursor([items.at(-1)?.number ?? 1]) : null }
}
