import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { StepTrail as Trail } from '../../../ui/trail/step-trail.tsx'

const steps = ['material', 'structure', 'typeset'] as const
export type EditorStep = (typeof steps)[number]

const addresses: Record<EditorStep, (id: string) => string> = {
  material: paths.selectMaterial,
  structure: paths.structure,
  typeset: paths.typeset,
}

/** Navigation between the steps; without a draft there are no links yet. */
export function StepTrail({ step, draftId }: { step: EditorStep; draftId?: string | undefined }) {
  const { t } = useTranslation('eportfolio/export')
  return (
    <Trail
      label={t('steps.label')}
      steps={steps.map((one) => ({ name: t(`steps.${one}`), to: draftId ? addresses[one](draftId) : null }))}
      at={steps.indexOf(step)}
    />
  )
}
