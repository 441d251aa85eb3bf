import type { DocumentColour, Template } from '@learntrail/contract/eportfolio/facts'
import { templates } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import css from './template-choice.module.css'

interface TemplateChoiceProps {
  value: Template
  colour: DocumentColour
  onChoose: (template: Template) => void
}

/** The designs as small drawings, in the colour that is chosen. */
export function TemplateChoice({ value, colour, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('eportfolio/typeset')
  return (
    <div className={css.templates}>
      {templates.map((template) => (
        <button
          key={template}
          type="button"
          className={css.template}
          aria-pressed={template === value}
          onClick={() => onChoose(template)}
        >
          <span className={css.sheet} data-template={template} data-colour={colour} aria-hidden="true">
            <i />
            <i />
            <i />
            <b />
          </span>
          <span className={css.name}>{t(`templates.${template}`)}</span>
        </button>
      ))}
    </div>
  )
}
