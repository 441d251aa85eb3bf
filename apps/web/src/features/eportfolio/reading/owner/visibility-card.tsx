import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Card } from '../../../../ui/card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { ChoiceCard, ChoiceCards } from '../../../../ui/form/choice-cards.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import type { IconName } from '../../../../ui/icon.tsx'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'
import css from './owner-cards.module.css'
import { useWanted } from './use-wanted.ts'

const choices: readonly [Visibility, IconName][] = [
  ['exhibition', 'spark'],
  ['public', 'globe'],
  ['private', 'lock'],
]

/**
 * Card to choose the visibility (exhibition, members with the address, or only the owner), and whether readers' names
 * are printed across the pages.
 */
export function VisibilityCard({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation(['eportfolio', 'eportfolio/exporting'])
  const sentence = useSentence()
  const change = useChangeEPortfolio(ePortfolio.id)
  const isReady = ePortfolio.document.state === 'done'
  const visibility = useWanted(ePortfolio.visibility)
  const marks = useWanted(ePortfolio.marksReaders)
  const choose = (to: Visibility) => {
    visibility.want(to)
    change.mutate(
      { visibility: to },
      { onSuccess: () => toast(t(`visibility.${to}.done`)), onError: visibility.giveUp },
    )
  }
  const mark = (marksReaders: boolean) => {
    marks.want(marksReaders)
    change.mutate({ marksReaders }, { onError: marks.giveUp })
  }
  return (
    <Card as="section" aria-labelledby="visibility">
      <h2 id="visibility" className={css.title}>
        {t('visibility.title')}
      </h2>
      <ChoiceCards label={t('visibility.title')}>
        {choices.map(([each, icon]) => (
          <ChoiceCard
            key={each}
            group="visibility"
            icon={icon}
            name={t(`visibility.${each}.name`)}
            texts={[t(`visibility.${each}.text`)]}
            isChosen={visibility.shown === each}
            isDisabled={!isReady && each !== 'private'}
            onChoose={() => choose(each)}
          />
        ))}
      </ChoiceCards>
      {isReady ? null : <p className={css.note}>{t('visibility.notReady')}</p>}
      <Checkbox
        className={css.marks}
        label={t('eportfolio/exporting:marks.label')}
        description={t('eportfolio/exporting:marks.text')}
        checked={marks.shown}
        onChange={(event) => mark(event.currentTarget.checked)}
      />
      {change.error ? <FormAlert>{sentence(change.error)}</FormAlert> : null}
    </Card>
  )
}
