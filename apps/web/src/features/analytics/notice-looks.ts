import type { NoticeLooks } from '../../feature/notices.ts'

export const analyticsNoticeLooks: NoticeLooks = {
  kindPictures: { uploadNothing: 'school', uploadUncertified: 'school', uploadTooLarge: 'school' },
}
