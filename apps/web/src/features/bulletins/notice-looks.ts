import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const bulletinsNoticeLooks: NoticeLooks = {
  addresses: { bulletin: (id) => paths.bulletin(id) },
  pictures: { bulletins: 'bell' },
}
