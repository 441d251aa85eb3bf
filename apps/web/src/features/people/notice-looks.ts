import type { NoticeLooks } from '../../feature/notices.ts'

export const peopleNoticeLooks: NoticeLooks = {
  pictures: { friends: 'friends', followers: 'friends' },
}
