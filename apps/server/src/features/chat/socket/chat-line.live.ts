import { chatEvents } from '@learntrail/contract/chat/facts'
import type { FeatureOnLine, Hearing, Line, LineFeature } from '../../../platform/line/line-feature.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listHidden } from '../../people/index.ts'
import { listHeard, listRoomIds } from '../rooms/rooms.repository.ts'
import { ReadingNews } from './reading-news.live.ts'
import { RoomNews } from './room-news.live.ts'
import { roomOf, roomTopic, whoHears, whoHides } from './socket-rooms.rules.ts'
import { words } from './words.live.ts'

/** Live chat on the socket. */
export const chatLine: LineFeature = {
  words,
  changedBy: ['updateChatRoom', 'updateGroup', 'updateRelation'],
  begin(platform, line) {
    const news = new RoomNews(platform, line)
    const reading = new ReadingNews(platform, line)
    handOnPassing(platform, line, reading)
    return {
      hearingOf: (people) => hearingOf(platform, people),
      forget: () => reading.forget(),
      entered: (topics) => news.follow(topics.flatMap((topic) => roomOf(topic) ?? [])),
      emptied(topic) {
        const roomId = roomOf(topic)
        if (roomId !== undefined) news.leave(roomId)
      },
      told: sayWhatIsTold,
      close: () => news.close(),
    }
  },
}

const sayWhatIsTold: FeatureOnLine['told'] = (items, say) => {
  for (const { kind, id } of items) if (kind === 'updateChatRoom') say(chatEvents.updateChatRoom, { roomId: id })
  if (items.some(({ kind }) => kind === 'updateHomeNavigation')) say(chatEvents.updateHomeNavigation)
}

async function hearingOf({ pool, db }: Platform, people: readonly string[]): Promise<Map<string, Hearing>> {
  const [rooms, hidden, heard] = await Promise.all([
    listRoomIds(pool, people),
    listHidden(db, people),
    listHeard(pool, people),
  ])
  return new Map(
    people.map((id) => {
      const heardThere = (heard.get(id) ?? []).map(({ roomId, personId }) => whoHears(roomId, personId))
      const marks = [...(hidden.get(id) ?? []).map(whoHides), ...heardThere]
      return [id, { topics: (rooms.get(id) ?? []).map(roomTopic), marks }]
    }),
  )
}

/** Passes on live events: who is typing, and how far a person has read. */
function handOnPassing({ realtime, log }: Platform, line: Line, reading: ReadingNews): void {
  realtime.onPassed((roomId, note) => {
    const personId = String(note.personId)
    if (note.typing) {
      const typing = { roomId, personId }
      const others = { topics: [roomTopic(roomId)], except: whoHides(personId), isPassing: true }
      line.say(chatEvents.typing, typing, others)
      line.say(chatEvents.typing, typing, { topics: [whoHears(roomId, personId)], isPassing: true })
    } else if (note.readNumber !== undefined) {
      reading
        .tell({ roomId, personId, number: Number(note.readNumber) })
        .catch((error: unknown) => log.warn({ err: error }, 'could not publish a read position'))
    }
  })
}
