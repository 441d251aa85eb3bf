import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { chooseGroupsDialog } from '../../groups/index.ts'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface GroupsFieldProps {
  /** The group in which the question is written. */
  groupId: string
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

/** Chooses further groups that get a copy of a new question. */
export function GroupsField({ groupId, values: { otherGroupIds }, wrong, onChange }: GroupsFieldProps) {
  const { t } = useTranslation('homework/form')
  const [isChoosing, setChoosing] = useState(false)
  const count = otherGroupIds.length
  return (
    <>
      <Field id={fieldId('otherGroupIds')} label={t('groups.label')} error={wrong.otherGroupIds}>
        <div className={css.part}>
          <p>{count > 0 ? t('groups.more', { count }) : t('groups.here')}</p>
          <ChipRow>
            <Button
              id={fieldId('otherGroupIds')}
              look="line"
              size="s"
              icon="friends"
              onPointerEnter={chooseGroupsDialog.ahead}
              onClick={() => setChoosing(true)}
            >
              {t('groups.choose')}
            </Button>
            {count > 0 ? (
              <Button look="quiet" size="s" onClick={() => onChange({ otherGroupIds: [] })}>
                {t('groups.only')}
              </Button>
            ) : null}
          </ChipRow>
          {count > 0 ? <p className={css.note}>{t('groups.note')}</p> : null}
        </div>
      </Field>
      {isChoosing ? (
        <OnDemand
          part={chooseGroupsDialog}
          areLed
          limit={homeworkLimits.groupsAtOnce}
          value={[groupId, ...otherGroupIds]}
          onChoose={(chosen) => {
            onChange({ otherGroupIds: chosen.filter((id) => id !== groupId) })
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
