import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const problemsNoticeLooks: NoticeLooks = {
  addresses: { problems: () => paths.reportProblem },
  kindPictures: { problemAnswered: 'chat' },
}
