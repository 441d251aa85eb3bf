import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const subscriptionNoticeLooks: NoticeLooks = {
  addresses: { plan: () => paths.plan, orders: () => paths.orders },
  kindPictures: { planGranted: 'spark', planOrderRefused: 'alert' },
}
