import type { NoticeLooks } from '../../feature/notices.ts'

export const bulletinsNoticeLooks: NoticeLooks = {
  pictures: { bulletins: 'bell' },
}
