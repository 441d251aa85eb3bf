import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './prompts-panel.module.css'
import { promptNames, type SmartSlot } from './smart-slots.ts'

interface PromptsPanelProps {
  slot: SmartSlot
  onTake: (question: string) => void
  onClose: () => void
}

/** Questions that help to start; pressing one appends it to the text. */
export function PromptsPanel({ slot, onTake, onClose }: PromptsPanelProps) {
  const { t } = useTranslation('drafts')
  const title = t(`smart.${slot.name}.name`)
  return (
    <Card as="section" padding="s" aria-label={t('prompts.label', { name: title })}>
      <div className={css.head}>
        <Icon name={slot.icon} size={20} />
        <h2>{title}</h2>
        <IconButton label={t('prompts.close')} icon="close" onClick={onClose} />
      </div>
      <ul className={css.questions}>
        {promptNames.map((name) => {
          const question = t(`smart.${slot.name}.${name}`)
          return (
            <li key={name} className={css.question}>
              <span>{question}</span>
              <Button
                look="quiet"
                size="s"
                icon="plus"
                aria-label={t('prompts.takeOf', { question })}
                onClick={() => onTake(question)}
              >
                {t('prompts.take')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
