import type { NoticeLooks } from '../../feature/notices.ts'

export const ePortfolioNoticeLooks: NoticeLooks = {
  kindPictures: { exportReady: 'download' },
}
