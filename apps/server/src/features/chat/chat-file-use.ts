import type { FileUse } from '../files/index.ts'
import { changeMessage, listMessagesWith } from './messages/messages.repository.ts'
import { tellWords } from './messages/say.ts'
import { isInRoom, seenMessage } from './visibility.ts'

const titleOf = (r: string) => `coalesce((select g.name from groups g where g.id = ${r}.group_id), ${r}.name)`
const holding = (file: string) => `chatroom_messages m where m.file_ids @> array[${file}.id]`

/** What is shown in a room is for whoever reads that message. */
export const messageFileUse: FileUse = {
  name: 'chatroom',
  holds: (file) => `exists (select 1 from ${holding(file)})`,
  shows: (file, viewer) => `exists (select 1 from ${holding(file)} and ${seenMessage(viewer, 'm')})`,
  named: (file) =>
    `select distinct r.id, ${titleOf('r')} as title from chatroom_messages m join chatrooms r on r.id = m.room_id
     where m.file_ids @> array[${file}.id]`,
  remade: async (platform, transaction, fileId) => {
    for (const message of await listMessagesWith(transaction, fileId)) {
      await changeMessage(transaction, message)
      await tellWords(platform, transaction, message.roomId)
    }
  },
}

/** A room's picture is a file of one of its administrators. */
export const roomPictureFileUse: FileUse = {
  name: 'chatroomPicture',
  holds: (file) => `exists (select 1 from chatrooms r where r.picture_file_id = ${file}.id)`,
  shows: (file, viewer) =>
    `exists (select 1 from chatrooms r where r.picture_file_id = ${file}.id and ${isInRoom(viewer, 'r.id')})`,
  named: (file) => `select r.id, r.name as title from chatrooms r where r.picture_file_id = ${file}.id`,
}
