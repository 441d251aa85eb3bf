import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const reportsNoticeLooks: NoticeLooks = {
  addresses: { reports: () => paths.reports, judgements: () => paths.judgements },
  pictures: { reports: 'alert' },
}
