import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'

/** Deleted, hidden, or an address that never was one. */
export const isPostGone = (error: unknown) => isProblem(error, 'POST_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')

export function PostGone() {
  const { t } = useTranslation('posts')
  return (
    <StatePanel
      scene="lost"
      title={t('post.goneTitle')}
      action={<LinkButton to={paths.portfolio}>{t('post.toPortfolio')}</LinkButton>}
    >
      <p>{t('post.goneText')}</p>
    </StatePanel>
  )
}
