import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const accountsNoticeLooks: NoticeLooks = {
  addresses: { account: () => paths.account },
  pictures: { account: 'lock' },
  kindPictures: { newDevice: 'device', teacherVerified: 'teacher' },
}
