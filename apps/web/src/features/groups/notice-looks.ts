import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const groupsNoticeLooks: NoticeLooks = {
  addresses: { group: (id) => paths.group(id), groupRequests: (id) => paths.groupRequests(id) },
  pictures: { groups: 'friends' },
}
