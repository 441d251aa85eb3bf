import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'

export const isQuestionGone = (error: unknown) => isProblem(error, 'HOMEWORK_NOT_FOUND', 'VALIDATION_FAILED')

/** A question that was taken back or deleted, or is not for me: nobody is told which. */
export function QuestionGone() {
  const { t } = useTranslation('homework')
  return (
    <Screen title={t('one')} back={paths.myHomework}>
      <StatePanel
        scene="lost"
        title={t('gone.title')}
        action={<LinkButton to={paths.myHomework}>{t('gone.toMine')}</LinkButton>}
      >
        <p>{t('gone.text')}</p>
      </StatePanel>
    </Screen>
  )
}
