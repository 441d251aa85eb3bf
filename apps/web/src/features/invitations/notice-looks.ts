import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const invitationsNoticeLooks: NoticeLooks = {
  addresses: { arrivals: () => paths.invite },
}
