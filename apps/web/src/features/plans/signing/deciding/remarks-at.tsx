import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { isFull, type RemarkDraft, tooLong } from './draft.rules.ts'
import css from './remarks.module.css'
import { RemarksContext } from './remarks-context.ts'
import type { Decision } from './use-decision.ts'

interface Place {
  place: PlanRemark['place']
  weekId?: string | null
}

/** Remarks at a place of the plan, and the viewer's own while deciding. */
export function RemarksAt({ place, weekId = null, name }: Place & { name: string }) {
  const { t } = useTranslation('plans/signing')
  const { said, decision } = use(RemarksContext)
  const isHere = (remark: PlanRemark) => remark.place === place && remark.weekId === weekId
  const here = said.filter(isHere)
  const own = decision?.draft.remarks.filter(isHere) ?? []
  if (here.length === 0 && own.length === 0) return null
  return (
    <ul className={css.remarks} aria-label={t('remarks.at', { place: name })}>
      {here.map((remark) => (
        <li key={remark.key} className={css.said} data-before={remark.isBefore || undefined}>
          <Icon name="chat" size={18} />
          <p>
            <strong>{t('remarks.by', { name: remark.name })}</strong>
            {remark.isBefore ? <span className={css.before}>{t('remarks.before')}</span> : null}
            <span className={css.words}>{remark.text}</span>
          </p>
        </li>
      ))}
      {decision
        ? own.map((remark) => (
            <li key={remark.key}>
              <RemarkField decision={decision} remark={remark} name={name} />
            </li>
          ))
        : null}
    </ul>
  )
}

/** Adds a remark at a place, for a viewer who is deciding. */
export function AddRemark({ place, weekId = null, name }: Place & { name: string }) {
  const { t } = useTranslation('plans/signing')
  const { decision } = use(RemarksContext)
  if (!decision || isFull(decision.draft)) return null
  const add = () => decision.addRemark(place, weekId)
  return place === 'week' ? (
    <IconButton className={css.add} icon="chat" label={t('remarks.addAt', { place: name })} onClick={add} />
  ) : (
    <Button look="quiet" size="s" icon="chat" onClick={add}>
      {t('remarks.add')}
      <Unseen>{t('remarks.about', { place: name })}</Unseen>
    </Button>
  )
}

interface RemarkFieldProps {
  decision: Decision
  remark: RemarkDraft
  name: string
}

export function RemarkField({ decision, remark, name }: RemarkFieldProps) {
  const { t } = useTranslation('plans/signing')
  return (
    <div className={css.own}>
      <Textarea
        id={decision.at(`remark-${remark.key}`).id}
        aria-label={t('remarks.mine', { place: name })}
        placeholder={t('remarks.hint')}
        autosize
        minRows={1}
        maxRows={8}
        value={remark.text}
        error={tooLong(remark.text, planLimits.remark)}
        onChange={(event) => decision.changeRemark(remark.key, event.currentTarget.value)}
      />
      <IconButton
        label={t('remarks.remove', { place: name })}
        icon="close"
        onClick={() => decision.removeRemark(remark.key)}
      />
    </div>
  )
}
