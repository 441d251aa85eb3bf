import type { NoticeLooks } from '../../feature/notices.ts'

export const chatNoticeLooks: NoticeLooks = {
  pictures: { rooms: 'chat' },
}
