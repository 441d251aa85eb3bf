import type { NoticeLooks } from '../../feature/notices.ts'

export const courseNoticeLooks: NoticeLooks = {
  pictures: { courses: 'course', courseLearners: 'check', courseRemarks: 'chat' },
  kindPictures: {
    courseCoEditorInvited: 'edit',
    courseCoEditorJoined: 'friends',
    courseCoEditorLeft: 'out',
    courseHandedOver: 'key',
    courseInGroup: 'course',
    courseMessage: 'mail',
  },
}
