import { type FileUse, fileIn, filesIn, filesInJson, listHolders, namedBy, titleIn } from '../files/index.ts'
import { groupNameOf } from '../groups/index.ts'
import { changeMessage } from './messages/messages.repository.ts'
import { tellWords } from './messages/say.service.ts'
import { isInRoom, seenMessage } from './visibility.sql.ts'

const titleOf = (r: string) => `coalesce(${groupNameOf(`${r}.group_id`)}, ${r}.name)`

/** Files in a message are visible to everybody who can read that message. */
export const messageFileUse: FileUse = {
  name: 'chatroom',
  holder: { table: 'chatroom_messages', id: 'room_id', number: 'number', files: filesIn('file_ids') },
  shows: (hold, viewer) => `exists (select 1 from chatroom_messages m
    where m.room_id = ${hold}.holder_id and m.number = ${hold}.number and ${seenMessage(viewer, 'm')})`,
  named: (hold) => `select r.id, ${titleOf('r')} as title from chatrooms r where r.id = ${hold}.holder_id`,
  remade: async (platform, transaction, fileId) => {
    for (const { id: roomId, number } of await listHolders(transaction, fileId, messageFileUse)) {
      await changeMessage(transaction, { roomId, number })
      await tellWords(platform, transaction, roomId)
    }
  },
}

/** Files of a withheld message are shown to nobody, and kept as long as it may be restored or judged. */
export const withheldFileUse: FileUse = {
  name: 'chatroomWithheld',
  holder: { table: 'chatroom_messages', id: 'room_id', number: 'number', files: filesInJson('withheld') },
  shows: () => 'false',
}

/** A room's picture, which is a file of one of its administrators. */
export const roomPictureFileUse: FileUse = {
  name: 'chatroomPicture',
  holder: { table: 'chatrooms', id: 'id', files: fileIn('picture_file_id') },
  shows: (hold, viewer) => isInRoom(viewer, `${hold}.holder_id`),
  named: namedBy('chatrooms', titleIn('name')),
}
