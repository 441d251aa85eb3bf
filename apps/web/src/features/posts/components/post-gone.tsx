import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LostState } from '../../../ui/states/lost-state.tsx'

/** True if the record is deleted or hidden, or the address never existed. */
export const isPostGone = (error: unknown) => isProblem(error, 'POST_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')

export function PostGone() {
  const { t } = useTranslation('posts')
  return <LostState title={t('post.goneTitle')} text={t('post.goneText')} to={paths.portfolio} way={t('post.toHome')} />
}
