import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const peopleNoticeLooks: NoticeLooks = {
  addresses: {
    friends: (id) => paths.people(id, 'friends'),
    fans: (id) => paths.people(id, 'fans'),
    received: (id) => paths.people(id, 'received'),
  },
  pictures: { friends: 'friends', followers: 'friends' },
}
