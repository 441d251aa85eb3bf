import type { Pages } from '@learntrail/contract/eportfolio/document'
import { documentColours, orientations, textSizes } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import type { FirstPages } from '../preview/use-first-pages.ts'
import type { Changes } from '../use-changes.ts'
import { ControlGroup } from './control-group.tsx'
import css from './design-controls.module.css'
import { TemplateChoice } from './template-choice.tsx'

interface DesignControlsProps {
  pages: Pages
  firstPages: FirstPages
  changes: Changes
}

/** Controls of the design of all pages. */
export function DesignControls({ pages, firstPages, changes }: DesignControlsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const { changePages } = changes
  return (
    <>
      <ControlGroup title={t('template')}>
        <TemplateChoice
          value={pages.template}
          colour={pages.colour}
          firstPages={firstPages}
          onChoose={(template) => changePages({ template })}
        />
      </ControlGroup>
      <ChoiceRow
        label={t('colour', { name: t(`colours.${pages.colour}`) })}
        choices={documentColours.map((colour) => ({
          value: colour,
          name: t(`colours.${colour}`),
          sample: <span className={css.colour} data-colour={colour} />,
        }))}
        value={pages.colour}
        onChoose={(colour) => changePages({ colour })}
      />
      <ChoiceRow
        label={t('paper')}
        choices={orientations.map((value) => ({ value, name: t(`orientations.${value}`) }))}
        value={pages.orientation}
        onChoose={(orientation) => changePages({ orientation })}
      />
      <ChoiceRow
        label={t('textSize')}
        choices={textSizes.map((value) => ({ value, name: t(`textSizes.${value}`) }))}
        value={pages.textSize}
        onChoose={(textSize) => changePages({ textSize })}
      />
    </>
  )
}
