import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const homeworkNoticeLooks: NoticeLooks = {
  addresses: { homework: (id) => paths.homework(id) },
  pictures: { homework: 'edit' },
  kindPictures: {
    homeworkDue: 'clock',
    homeworkReviewed: 'check',
    homeworkTeamInvited: 'friends',
    homeworkTeamJoined: 'friends',
    homeworkTeamTakenOut: 'out',
    homeworkTeamHandedIn: 'send',
  },
}
