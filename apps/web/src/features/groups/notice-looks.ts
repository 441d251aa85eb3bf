import type { NoticeLooks } from '../../feature/notices.ts'

export const groupsNoticeLooks: NoticeLooks = {
  pictures: { groups: 'friends' },
}
