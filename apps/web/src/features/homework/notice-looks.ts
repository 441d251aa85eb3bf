import type { NoticeLooks } from '../../feature/notices.ts'

export const homeworkNoticeLooks: NoticeLooks = {
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
