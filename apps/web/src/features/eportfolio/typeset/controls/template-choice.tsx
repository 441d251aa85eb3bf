import type { DocumentColour, Template } from '@learntrail/contract/eportfolio/facts'
import { templates } from '@learntrail/contract/eportfolio/facts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstPages } from '../preview/use-first-pages.ts'
import css from './template-choice.module.css'

interface TemplateChoiceProps {
  value: Template
  colour: DocumentColour
  firstPages: FirstPages
  onChoose: (template: Template) => void
}

/**
 * The designs to choose from: the document's first page if it was rendered in that design, otherwise a drawing of its
 * cover in the chosen colour.
 */
export function TemplateChoice({ value, colour, firstPages, onChoose }: TemplateChoiceProps) {
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
            {firstPages[template] ? <FirstPage key={firstPages[template]} url={firstPages[template]} /> : null}
          </span>
          <span className={css.name}>{t(`templates.${template}`)}</span>
        </button>
      ))}
    </div>
  )
}

/** The drawing may have been evicted from the cache; then the drawn cover below shows again. */
function FirstPage({ url }: { url: string }) {
  const [isGone, setGone] = useState(false)
  return isGone ? null : <img className={css.page} src={url} alt="" onError={() => setGone(true)} />
}
