import type { RemarkPlace } from '@learntrail/contract/plans/signing/facts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AddRemark, RemarksAt } from '../signing/deciding/remarks-at.tsx'
import css from './reading.module.css'

interface PlanPartProps {
  name: string
  /** The place at which signers may leave a remark. */
  place?: RemarkPlace
  children: ReactNode
}

/** A part of the plan under its heading. */
export function PlanPart({ name, place, children }: PlanPartProps) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <h2 id={id} className={css.title}>
          {name}
        </h2>
        {place ? <AddRemark place={place} name={name} /> : null}
      </div>
      {place ? <RemarksAt place={place} name={name} /> : null}
      {children}
    </section>
  )
}

type TextPlace = Exclude<RemarkPlace, 'plan' | 'proposal' | 'week'>

/** A text of the plan under its heading; nothing if it is empty. */
export function PlanText({ place, children }: { place: TextPlace; children: ReactNode }) {
  const { t } = useTranslation('plans')
  if (!children) return null
  return (
    <PlanPart name={t(`reading.${place}`)} place={place}>
      <div className={css.text}>{children}</div>
    </PlanPart>
  )
}
