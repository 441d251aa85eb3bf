import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, tokensVersion } from '../../../platform/search/tokens.ts'
import { chatroomWords } from '../chat.tables.ts'
import { roomToken } from './insert-message.ts'

interface Unindexed extends Record<string, unknown> {
  id: string
  roomId: string
  number: number
  text: string
}

/** What was said before there was an index, or with other tokens; what is said now is indexed with it. */
const messageIndexing: Indexing<Unindexed> = {
  job: 'chat.index-missing',
  atOnce: 200,
  missing: (after, atOnce) => sql`
    select m.id, m.room_id as "roomId", m.number, m.text from chatroom_messages m
    where m.id > ${after} and m.text <> '' and not exists (
      select 1 from chatroom_words w where w.room_id = m.room_id and w.number = m.number and w.version = ${tokensVersion})
    order by m.id limit ${atOnce} for update of m`,
  index: (transaction, messages) =>
    forEachTogether(messages, async ({ roomId, number, text }) => {
      const tokens = sql<string>`array_to_tsvector(${sql.param([roomToken(roomId), ...indexTokens(text)])}::text[])`
      const entry = { tokens, version: tokensVersion }
      const target = [chatroomWords.roomId, chatroomWords.number]
      await transaction
        .insert(chatroomWords)
        .values({ roomId, number, ...entry })
        .onConflictDoUpdate({ target, set: entry })
    }),
}

export const indexMissingMessages = (platform: Platform) => indexMissingAtStart(platform, messageIndexing)
