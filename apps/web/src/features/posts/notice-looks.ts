import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const postsNoticeLooks: NoticeLooks = {
  addresses: { post: (id) => paths.post(id) },
}
