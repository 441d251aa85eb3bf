import type { NoticeLooks } from '../../feature/notices.ts'

export const pointNoticeLooks: NoticeLooks = {
  pictures: { points: 'spark' },
  kindPictures: { pointsAnswered: 'chat', pointsTakenBack: 'undo', pointsReset: 'undo', pointsGoalReached: 'check' },
}
