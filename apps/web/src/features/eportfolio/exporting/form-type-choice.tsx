import { type FormType, formTypes } from '@learntrail/contract/eportfolio/facts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCard, ChoiceCards } from '../../../ui/form/choice-cards.tsx'

export function FormTypeChoice({ value, onChoose }: { value: FormType; onChoose: (type: FormType) => void }) {
  const { t } = useTranslation('eportfolio/typeset')
  const group = useId()
  return (
    <ChoiceCards label={t('exportType')} isLabelShown>
      {formTypes.map((type) => (
        <ChoiceCard
          key={type}
          group={group}
          name={t(`forms.${type}.name`)}
          texts={[t(`forms.${type}.text`)]}
          isChosen={type === value}
          onChoose={() => onChoose(type)}
        />
      ))}
    </ChoiceCards>
  )
}
