import { sql } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, tokensVersion } from '../../../platform/search/tokens.ts'
import { roomToken } from './insert-message.repository.ts'

interface Unindexed extends Record<string, unknown> {
  id: string
  roomId: string
  number: number
  text: string
}

const keepWords = {
  name: 'keep-room-words',
  text: `insert into chatroom_words (room_id, number, tokens, version) values ($1, $2, array_to_tsvector($3::text[]), $4)
    on conflict (room_id, number) do update set tokens = excluded.tokens, version = excluded.version`,
}

/**
 * Indexes messages written before the index existed, or with an earlier version of the tokens. New messages are indexed
 * as they are written.
 */
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
      const tokens = [roomToken(roomId), ...indexTokens(text)]
      await clientOf(transaction).query(keepWords, [roomId, number, tokens, tokensVersion])
    }),
}

export const handleMessageWordJobs = (platform: Platform) => indexMissingAtStart(platform, messageIndexing)
export const indexMissingMessages = (platform: Platform) => indexMissing(platform, messageIndexing)
