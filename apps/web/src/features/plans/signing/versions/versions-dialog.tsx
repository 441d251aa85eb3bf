import { inFours } from '@learntrail/contract/in-fours'
import type { Plan } from '@learntrail/contract/plans/plans'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import marked from '../../../../ui/differences/differences.module.css'
import { Differences } from '../../../../ui/differences/differences.tsx'
import { diffTexts } from '../../../../ui/differences/text-diff.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { SortChoice } from '../../../../ui/form/sort-choice.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../../ui/taipei-time.ts'
import { planVersionQuery, planVersionsQuery } from '../api/versions.ts'
import { type ComparedPart, changedParts } from './compare.rules.ts'
import { usePlanTexts } from './use-plan-texts.ts'
import css from './versions.module.css'

interface VersionsDialogProps {
  plan: Plan
  /** The version to show first; by default the newest other than the current one. */
  first?: number | undefined
  onClose: () => void
}

/** Compares a kept version with the current plan. */
export function VersionsDialog({ plan, first, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('plans/signing')
  const query = useQuery(planVersionsQuery(plan._id))
  const [asked, setAsked] = useState(first)
  const others = query.data?.items.filter(({ version }) => version !== plan.version)
  const chosen = others?.find(({ version }) => version === asked) ?? others?.[0]
  return (
    <Dialog isOpen isWide title={t('versions.title')} onClose={onClose}>
      <div className={css.versions}>
        {others === undefined ? <WaitingLines query={query} lines={4} /> : null}
        {others?.length === 0 ? <p role="status">{t('versions.none')}</p> : null}
        {others && chosen ? (
          <>
            {others.length > 1 ? (
              <SortChoice
                label={t('versions.choose')}
                orders={others.map(({ version, at, code }) => ({
                  value: String(version),
                  name: t('versions.one', { at: formatTaipei(at), code: inFours(code) }),
                }))}
                value={String(chosen.version)}
                onChange={(version) => setAsked(Number(version))}
              />
            ) : (
              <p className={css.note}>
                {t('versions.one', { at: formatTaipei(chosen.at), code: inFours(chosen.code) })}
              </p>
            )}
            <Compared key={chosen.version} plan={plan} version={chosen.version} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

function Compared({ plan, version }: { plan: Plan; version: number }) {
  const { t } = useTranslation('plans/signing')
  const query = useQuery(planVersionQuery(plan._id, version))
  const textsOf = usePlanTexts()
  if (!query.data) return <WaitingLines query={query} lines={5} />
  const now = textsOf(plan)
  const parts = changedParts(textsOf(query.data.content), now)
  if (parts.length === 0) return <p role="status">{t('versions.same')}</p>
  return (
    <>
      <p className={css.note} role="status">
        {t('versions.changed', { count: parts.length })}
      </p>
      {parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </>
  )
}

/** Both sides of a changed part; removals and additions are marked not by colour alone. */
function Part({ part: { name, before, after } }: { part: ComparedPart }) {
  const { t } = useTranslation('plans/signing')
  const parts = diffTexts(before, after)
  const side = (kind: 'before' | 'after', text: string) => (
    <div className={css.side}>
      <p className={css.note}>{t(`versions.${kind}`)}</p>
      {text === '' ? (
        <p className={css.note}>{t('versions.nothing')}</p>
      ) : (
        <p className={`${marked.marked} ${css.text}`}>
          <Differences parts={parts.filter((one) => one.kind !== (kind === 'before' ? 'added' : 'removed'))} />
        </p>
      )}
    </div>
  )
  return (
    <section className={css.part} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <div className={css.sides}>
        {side('before', before)}
        {side('after', after)}
      </div>
    </section>
  )
}
