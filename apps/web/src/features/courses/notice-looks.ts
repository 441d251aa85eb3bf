import type { NoticeLooks } from '../../feature/notices.ts'

export const courseNoticeLooks: NoticeLooks = {
  pictures: { courses: 'course', courseRemarks: 'chat' },
  kindPictures: {
    courseCoEditorInvited: 'edit',
    courseCoEditorJoined: 'friends',
    courseCoEditorLeft: 'out',
    courseHandedOver: 'key',
    courseInGroup: 'course',
    courseMessage: 'mail',
  },
}
