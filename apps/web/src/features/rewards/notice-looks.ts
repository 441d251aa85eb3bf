import type { NoticeLooks } from '../../feature/notices.ts'

export const rewardNoticeLooks: NoticeLooks = {
  kindPictures: { rewardsGiven: 'spark', rewardsTakenBack: 'undo' },
}
