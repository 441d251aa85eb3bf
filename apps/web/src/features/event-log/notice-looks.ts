import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const eventLogNoticeLooks: NoticeLooks = {
  addresses: { log: () => paths.eventLog },
}
