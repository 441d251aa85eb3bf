import { chatEvents } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { lineEvents } from '@learntrail/contract/line/facts'
import { type Hear as HearLine, line } from '../../../line/line.ts'

/** Live events about rooms. */
export interface Heard {
  /** From here on every event is heard; earlier ones must be fetched. */
  open: undefined
  message: { roomId: string; messages: ChatroomMessage[] }
  changed: { roomId: string; numbers: number[] }
  read: { roomId: string; personId: string; number: number }
  typing: { roomId: string; personId: string }
  room: { roomId: string }
}

type Hear = { [Name in keyof Heard]?: (heard: Heard[Name]) => void }

export interface Connection {
  hear(of: Hear): () => void
  isOpen(): boolean
  say(name: string, body: object): void
}

const names = {
  open: lineEvents.open,
  message: chatEvents.createChatroomMessage,
  changed: chatEvents.updateChatroomMessage,
  read: chatEvents.readChatroom,
  typing: chatEvents.typing,
  room: chatEvents.updateChatRoom,
} as const

/** The rooms' events on the socket. */
export const connection: Connection = {
  hear(of) {
    const heard = Object.entries(of).map(([name, hear]) => [names[name as keyof Heard], hear])
    return line.hear(Object.fromEntries(heard) as HearLine)
  },
  isOpen: line.isOpen,
  say: line.say,
}
