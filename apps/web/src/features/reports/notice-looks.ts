import type { NoticeLooks } from '../../feature/notices.ts'

export const reportsNoticeLooks: NoticeLooks = {
  pictures: { reports: 'alert' },
}
