import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const ePortfolioNoticeLooks: NoticeLooks = {
  addresses: { ePortfolio: (id) => paths.ePortfolio(id) },
  kindPictures: { exportReady: 'download' },
}
