import type pg from 'pg'
import { roomToken } from '../../apps/server/src/features/chat/messages/insert-message.repository.ts'
import {
  listFiles,
  listFitting,
  listMessages,
  listPinned,
} from '../../apps/server/src/features/chat/messages/messages.repository.ts'
import {
  countUnread,
  findRoom,
  findStanding,
  listRooms,
} from '../../apps/server/src/features/chat/rooms/rooms.repository.ts'
import { textQuery } from '../../apps/server/src/platform/search/tokens.ts'
import { viewerId } from './fill.ts'
import type { FilledRooms } from './fill-rooms.ts'

const limit = 51
/** As many messages as a search examines in one step. */
const looked = 100
const reading = ({ longRoom }: FilledRooms) => ({ viewer: viewerId, roomId: longRoom, since: 0 })
const fitting = (pool: pg.Pool, at: FilledRooms, typed: string) =>
  listFitting(pool, reading(at), {
    query: `'${roomToken(at.longRoom)}' & ${textQuery(typed)}`,
    before: at.lastNumber + 1,
    limit: looked,
  })

/** Lists of rooms, read by the product's own functions. */
export const roomLists: Record<string, (pool: pg.Pool, at: FilledRooms) => Promise<unknown>> = {
  'My rooms': (pool) => listRooms(pool, viewerId, { of: 'all', keyword: '', after: undefined, limit: 21 }),
  'My rooms by part of their name': (pool) =>
    listRooms(pool, viewerId, { of: 'all', keyword: '水質', after: undefined, limit: 21 }),
  'Unread counts of my rooms': (pool) => countUnread(pool, viewerId),
  'A long room': (pool, at) => findRoom(pool, viewerId, at.longRoom),
  'Membership in a long room': (pool, at) => findStanding(pool, viewerId, at.longRoom),
  'The last messages of a long room': (pool, at) =>
    listMessages(pool, reading(at), { way: 'before', from: at.lastNumber + 1, limit }),
  'Messages before its middle': (pool, at) =>
    listMessages(pool, reading(at), { way: 'before', from: at.middleNumber, limit }),
  'Messages after its middle': (pool, at) =>
    listMessages(pool, reading(at), { way: 'after', from: at.middleNumber, limit }),
  'Latest changes in it': (pool, at) =>
    listMessages(pool, reading(at), { way: 'changedAfter', from: at.lastNumber - limit, limit }),
  'Pinned messages in it': (pool, at) => listPinned(pool, reading(at), limit),
  'Files in it': (pool, at) => listFiles(pool, reading(at), at.lastNumber + 1, 21),
  'Search in it for words in every message': (pool, at) => fitting(pool, at, '取樣點'),
  'Search in it for rare words': (pool, at) => fitting(pool, at, '珊瑚礁'),
  'Search in it for words in no message': (pool, at) => fitting(pool, at, '火山口'),
}
