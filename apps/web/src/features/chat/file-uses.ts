import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const chatFileUses: FileUseNames = {
  chatroom: (_title, id) => (id === null ? null : { name: i18n.t('chat/file-uses:chatroom'), to: paths.chatroom(id) }),
  chatroomPicture: (_title, id) =>
    id === null ? null : { name: i18n.t('chat/file-uses:chatroom'), to: paths.chatroom(id) },
}
