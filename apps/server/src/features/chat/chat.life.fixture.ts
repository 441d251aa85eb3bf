import { randomUUID } from 'node:crypto'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { and, eq } from 'drizzle-orm'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { publish, uploadFiles } from '../posts/posts.fixture.ts'
import { profiles } from '../profiles/profiles.tables.ts'
import { ask as askChat, openRoom, write } from './chat.fixture.ts'
import { chatroomMembers, chatroomMessages } from './chat.tables.ts'

async function talk(cast: Cast, newWord: NewWord): Promise<void> {
  const { owner } = cast
  const friend = cast.person('friend')
  const { id: roomId } = await openRoom(friend, { type: 'several', personIds: [owner.id] })
  const { number } = await write(friend, roomId, { type: 0, text: '你看', mentions: [owner.id] })
  await askChat(owner, 'updateChatroomMessage', { roomId, number, action: 'react', emotion: 'like' })
  await askChat(owner, 'createKeeping', { roomId, numbers: [number], clientId: randomUUID() })
  await cast.product.platform.db
    .update(chatroomMessages)
    .set({ removedBy: owner.id, removedAt: cast.product.clock.now() })
    .where(and(eq(chatroomMessages.roomId, roomId), eq(chatroomMessages.number, number)))
  await cast.product.platform.db
    .update(chatroomMembers)
    .set({ silencedBy: owner.id, silencedAt: cast.product.clock.now(), silenceReason: newWord() })
    .where(and(eq(chatroomMembers.roomId, roomId), eq(chatroomMembers.accountId, friend.id)))
  const said = await write(owner, roomId, newWord())
  await askChat(friend, 'createKeeping', { roomId, numbers: [said.number], clientId: randomUUID() })
  await askChat(owner, 'forwardChatroomMessage', {
    roomId,
    clientId: randomUUID(),
    from: { roomId, number: said.number },
  })
  const preview = { url: newWord(), site: newWord(), title: newWord(), description: newWord() }
  const taken = { type: messageTypes.text, text: newWord(), recordId: null, sticker: null, emotion: null }
  await cast.product.platform.db
    .update(chatroomMessages)
    .set({ preview, withheld: { ...taken, mentionIds: [], fileIds: [], preview } })
    .where(eq(chatroomMessages.id, said.id))
  const { id: recordId } = await publish(owner, { title: newWord() })
  await write(owner, roomId, { type: 2, recordId })
  const [file] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  await write(owner, roomId, { type: 7, fileIds: [file?.id] })
  const pupil = cast.person('support')
  const { product } = cast
  await product.platform.db.update(profiles).set({ birthYear: 1990 }).where(eq(profiles.accountId, owner.id))
  await openRoom(owner, { type: 'direct', personId: pupil.id })
}

export const life: LifePart = {
  live: talk,
  holdNothing: {
    'chatroom_messages.client_id': 'random, made by the browser',
    'chatroom_messages.sticker': 'a word of the contract’s',
    'chatroom_messages.emotion': 'a word of the contract’s',
    'chatroom_emotions.emotion': 'a word of the contract’s; the row goes',
    'chatrooms.contact': 'a word of the contract’s',
    'chatrooms.picture_file_id': 'a file of theirs, with which it goes',
  },
  staysIn: {
    'chatrooms.group_id': 'a group goes on, whose members have it as well',
    'chatroom_messages.client_id': 'the id of an empty place, in which somebody said something',
    'chatroom_messages.id': 'the id of an empty place, in which somebody said something',
    'chatrooms.name': 'a room goes on, whose people have it as well',
  },
}
