import type { NoticeLooks } from '../../feature/notices.ts'

export const subscriptionNoticeLooks: NoticeLooks = {
  kindPictures: { planGranted: 'spark', planOrderRefused: 'alert' },
}
