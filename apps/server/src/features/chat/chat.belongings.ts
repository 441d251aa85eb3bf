import { messageTypes } from '@learntrail/contract/chat/facts'
import type { LinkPreview } from '@learntrail/contract/chat/message'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { namedFilesOf } from '../files/index.ts'
import { groupNameOf } from '../groups/index.ts'

const words: Record<Locale, Record<'room' | 'said' | 'since' | 'two', string>> = {
  tw: { room: '討論室', said: '說的時間', since: '進來的時間', two: '兩個人的討論室' },
  en: { room: 'Chat', said: 'Said', since: 'Joined', two: 'Direct chat' },
}

const nameOf = `coalesce(${groupNameOf('r.group_id')}, r.name)`

interface MessageRow {
  id: string
  room: string
  text: string
  /** What the page behind its first link says about itself. */
  preview: LinkPreview | null
  createdAt: Date
  files: NamedFile[]
}

/**
 * The person's own messages, including those hidden from others. Other people's messages belong to their own archives.
 */
const messageBelongings: Belongings = {
  name: 'chatroom-messages',
  title: { tw: '在討論室說的話', en: 'Chat messages' },
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const text = `select m.id, ${nameOf} as room, coalesce(m.withheld ->> 'text', m.text) as text,
        coalesce(m.withheld -> 'preview', m.preview) as preview, m.created_at as "createdAt", ${namedFilesOf('m')}
      from chatroom_messages m join chatrooms r on r.id = m.room_id
      where m.author_id = $1 and m.id > $2
        and (m.withheld is not null or m.type not in (${messageTypes.notice}, ${messageTypes.deleted})) order by m.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<MessageRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.room === '' ? said.two : row.room,
        facts: [[said.said, momentIn(locale, row.createdAt)]],
        html: `<p>${escapeHtml(row.text).replaceAll('\n', '<br>')}</p>`,
        files: row.files,
      }
    }
  },
}

interface RoomRow {
  id: string
  room: string
  since: Date
}

const roomBelongings: Belongings = {
  name: 'chatrooms',
  title: { tw: '討論室', en: 'Chats' },
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const text = `select r.id, ${nameOf} as room, own.since from chatroom_members own join chatrooms r on r.id = own.room_id
      where own.account_id = $1 and own.room_id > $2 order by own.room_id`
    const read = async (after: string, limit: number) =>
      (await pool.query<RoomRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      const title = row.room === '' ? said.two : row.room
      yield { data: row, title, facts: factsOf([said.since, momentIn(locale, row.since)]) }
    }
  },
}

export const chatBelongings: readonly Belongings[] = [roomBelongings, messageBelongings]
