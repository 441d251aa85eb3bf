import { chatEvents } from '@learntrail/contract/chat/facts'
import { listMessages, markRead, writeMessage } from '@learntrail/contract/chat/messages'
import { id } from '@learntrail/contract/text'
import { z } from 'zod'
import { answered, passing } from '../../../platform/line/words.ts'
import { writeMessage as write } from '../messages/write.service.ts'
import * as reading from '../rooms/read.service.ts'
import { roomTopic } from './socket-rooms.rules.ts'

/** What clients may send about rooms on the socket, besides the calls that do the same. */
export const words = {
  [chatEvents.createChatroomMessage]: answered({
    as: writeMessage,
    body: writeMessage.body,
    answer: async (platform, person, body) => ({ message: await write(platform, person, body) }),
  }),
  [chatEvents.readChatroom]: answered({ as: markRead, body: markRead.body, answer: reading.markRead }),
  [chatEvents.typing]: passing({
    as: listMessages,
    body: z.object({ roomId: id }),
    topic: ({ roomId }) => roomTopic(roomId),
    pass: ({ realtime }, personId, { roomId }) => realtime.pass(roomId, { typing: true, personId }),
  }),
}
