import type { NoticeLooks } from '../../feature/notices.ts'

export const schoolNoticeLooks: NoticeLooks = {
  kindPictures: { transferBegun: 'school', transferred: 'school', transferEnded: 'school', leftSchool: 'school' },
}
