import type { Plan } from '@learntrail/contract/plans/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { BottomBar } from '../../../../ui/edge/bottom-bar.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useMedia } from '../../../../ui/screen/use-media.ts'
import { besidePlan } from '../beside-plan.ts'
import { useSigningWords } from '../shown/signing-words.ts'
import css from './decision.module.css'
import { DecisionForm } from './decision-form.tsx'
import type { Decision } from './use-decision.ts'

/** The viewer's decision: beside the plan if there is room, otherwise in a bar below. */
export function DecisionPart({ plan, decision }: { plan: Plan; decision: Decision }) {
  const { t } = useTranslation('plans/signing')
  const { lineName } = useSigningWords()
  const isBeside = useMedia(besidePlan)
  const [isOpen, setOpen] = useState(false)
  const mayRefuse = decision.line.role !== 'student'
  const title = t('decide.title', { line: lineName(decision.line) })
  const form = { plan, decision, mayRefuse }
  if (isBeside) {
    return (
      <Card as="section" className={css.card} aria-labelledby="plan-decision">
        <h2 id="plan-decision" className={css.title}>
          {title}
        </h2>
        <DecisionForm {...form} />
      </Card>
    )
  }
  const open = (choice: 'sign' | 'refuse') => {
    decision.change({ choice })
    setOpen(true)
  }
  return (
    <BottomBar label={title} className={css.bar}>
      {mayRefuse ? (
        <Button look="line" onClick={() => open('refuse')}>
          {t('decide.refuse')}
        </Button>
      ) : null}
      <Button icon="edit" onClick={() => open('sign')}>
        {t('decide.sign')}
      </Button>
      <Dialog isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        <DecisionForm {...form} isInDialog />
      </Dialog>
    </BottomBar>
  )
}
