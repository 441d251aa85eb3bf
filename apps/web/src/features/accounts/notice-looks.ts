import type { NoticeLooks } from '../../feature/notices.ts'

export const accountsNoticeLooks: NoticeLooks = {
  pictures: { account: 'lock' },
  kindPictures: { newDevice: 'device', teacherVerified: 'teacher' },
}
