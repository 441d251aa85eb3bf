import type { NoticeLooks } from '../../feature/notices.ts'

export const commentsNoticeLooks: NoticeLooks = {
  pictures: { comments: 'chat', mentions: 'chat', likes: 'heart' },
}
