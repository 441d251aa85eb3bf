import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../saving/use-watched.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { When } from '../../../ui/when.tsx'
import { createPlan } from '../api/plans.ts'
import { contentOf, fitContent } from './content.rules.ts'
import type { PlanSession } from './plan-session.ts'
import { textsOfPlan } from './texts-of-plan.ts'

/** Shown when two windows changed the same part: one version wins, or the local one becomes a plan of its own. */
export function PlanConflict({ session }: { session: PlanSession }) {
  const { t } = useTranslation(['plans/writing', 'plans'])
  const { content, conflict } = useWatched(session)
  const [ids] = useState(() => ({ clientId: newId(), writer: newId() }))
  const both = useMutation({
    mutationFn(mine: PlanContent) {
      const name = mine.projectName.trim() || t('plans:untitled')
      const projectName = [...t('conflict.bothName', { name })].slice(0, planLimits.projectName).join('')
      return createPlan({ ...mine, projectName, ...ids, save: 1 })
    },
    onSuccess() {
      session.takeOther()
      toast(t('conflict.kept'))
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  if (!conflict) return null
  const other = contentOf(conflict.other)
  const side = (one: PlanContent, than: PlanContent, at: string) => ({
    when: <When time={at} relative />,
    title: one.projectName.trim() || t('plans:untitled'),
    facts: t('plans:weeks', { count: one.progress.weeks.length }),
    words: textsOfPlan(one).filter((text) => !textsOfPlan(than).includes(text)),
  })
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      mine={{
        ...side(content, other, conflict.at),
        name: t('conflict.mine'),
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        ...side(other, content, conflict.other.updatedAt),
        name: t('conflict.other'),
        keep: t('conflict.takeOther'),
        onKeep: session.takeOther,
      }}
      compared={{ mine: textsOfPlan(content).join('\n'), other: textsOfPlan(other).join('\n') }}
      both={{
        keep: t('conflict.keepBoth'),
        text: t('conflict.bothText'),
        onKeep: () => both.mutate(fitContent(content, other, false)),
      }}
      isBusy={both.isPending}
    />
  )
}
