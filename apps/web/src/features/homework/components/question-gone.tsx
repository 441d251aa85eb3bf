import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'

export const isQuestionGone = (error: unknown) => isProblem(error, 'HOMEWORK_NOT_FOUND', 'VALIDATION_FAILED')

/** Shown for a question that was withdrawn, deleted or not assigned to the viewer, without telling which. */
export function QuestionGone() {
  const { t } = useTranslation('homework')
  return (
    <Screen title={t('one')} back={paths.myHomework}>
      <LostState title={t('gone.title')} text={t('gone.text')} to={paths.myHomework} way={t('gone.toMine')} />
    </Screen>
  )
}
