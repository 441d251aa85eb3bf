import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Card } from '../../../../ui/card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'
import css from './owner-cards.module.css'

const choices: readonly [Visibility, IconName][] = [
  ['exhibition', 'spark'],
  ['public', 'globe'],
  ['private', 'lock'],
]

/** Into the exhibition, for members who have the address, or for nobody else; and how those who read it are marked. */
export function VisibilityCard({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation(['eportfolio', 'eportfolio/exporting'])
  const sentence = useSentence()
  const change = useChangeEPortfolio(ePortfolio.id)
  const isReady = ePortfolio.document.state === 'done'
  /** Shown at once, while the server is asked. */
  const [wanted, setWanted] = useState<Visibility | null>(null)
  const [marks, setMarks] = useState<boolean | null>(null)
  const mark = (marksReaders: boolean) => {
    setMarks(marksReaders)
    change.mutate({ marksReaders }, { onSettled: () => setMarks(null) })
  }
  const shown = wanted ?? ePortfolio.visibility
  const choose = (visibility: Visibility) => {
    setWanted(visibility)
    change.mutate(
      { visibility },
      {
        onSuccess: () => toast(t(`visibility.${visibility}.done`)),
        onSettled: () => setWanted(null),
      },
    )
  }
  return (
    <Card as="section" aria-labelledby="visibility">
      <h2 id="visibility" className={css.title}>
        {t('visibility.title')}
      </h2>
      <fieldset className={css.choices} aria-labelledby="visibility">
        {choices.map(([visibility, icon]) => (
          <label key={visibility} className={css.choice}>
            <input
              type="radio"
              name="visibility"
              checked={shown === visibility}
              disabled={!isReady && visibility !== 'private'}
              onChange={() => choose(visibility)}
            />
            <Icon name={icon} />
            <span>
              <strong>{t(`visibility.${visibility}.name`)}</strong>
              <small>{t(`visibility.${visibility}.text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isReady ? null : <p className={css.note}>{t('visibility.notReady')}</p>}
      <Checkbox
        className={css.marks}
        label={t('eportfolio/exporting:marks.label')}
        description={t('eportfolio/exporting:marks.text')}
        checked={marks ?? ePortfolio.marksReaders}
        onChange={(event) => mark(event.currentTarget.checked)}
      />
      {change.error ? <FormAlert>{sentence(change.error)}</FormAlert> : null}
    </Card>
  )
}
