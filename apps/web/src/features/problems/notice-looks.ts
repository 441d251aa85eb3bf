import type { NoticeLooks } from '../../feature/notices.ts'

export const problemsNoticeLooks: NoticeLooks = {
  kindPictures: { problemAnswered: 'chat' },
}
