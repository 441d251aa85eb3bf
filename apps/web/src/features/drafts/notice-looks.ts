import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const draftsNoticeLooks: NoticeLooks = {
  addresses: { draft: (id) => paths.draft(id) },
}
