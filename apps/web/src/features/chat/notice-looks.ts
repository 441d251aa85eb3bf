import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const chatNoticeLooks: NoticeLooks = {
  addresses: { chatroom: (id) => paths.chatroom(id) },
  pictures: { rooms: 'chat' },
}
