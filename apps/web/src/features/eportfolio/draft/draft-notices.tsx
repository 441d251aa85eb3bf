import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import css from './draft-notices.module.css'
import type { DraftSession } from './draft-session.ts'
import { hasUnfitPart } from './draft-state.ts'
import type { EditorStep } from './step-trail.tsx'
import { useDraft } from './use-draft-session.ts'

/**
 * Notices above the work about saving (conflict, deletion, failure, restored or removed content), each with its remedy.
 */
export function DraftNotices({ session, step }: { session: DraftSession; step: EditorStep }) {
  const { t } = useTranslation('eportfolio/export')
  const sentenceOf = useSentence()
  const navigate = useNavigate()
  const state = useDraft(session)
  const copying = useMutation({
    mutationFn: () => session.keepAsCopy(),
    onSuccess: (copy) => {
      toast(t('conflict.copied'))
      navigate({ material: paths.selectMaterial, structure: paths.structure, typeset: paths.typeset }[step](copy), {
        replace: true,
      })
    },
  })
  const keepAsCopy = () => copying.mutate()
  const problem = copying.error ?? state.problem
  const isUnfit = state.saved === 'failed' && hasUnfitPart(state)

  if (state.conflict) {
    return (
      <div className={css.notices}>
        <DraftConflict
          session={session}
          draft={state.draft}
          conflict={state.conflict}
          isBusy={copying.isPending}
          onBoth={keepAsCopy}
        />
        {copying.error ? <FormAlert>{sentenceOf(copying.error)}</FormAlert> : null}
      </div>
    )
  }
  if (state.isGone) {
    return (
      <div className={css.notices}>
        <FormAlert>{t('gone.while')}</FormAlert>
        <Button size="s" isBusy={copying.isPending} onClick={keepAsCopy}>
          {t('gone.keep')}
        </Button>
        {copying.error ? <FormAlert>{sentenceOf(copying.error)}</FormAlert> : null}
      </div>
    )
  }
  const isQuiet = !isUnfit && (state.saved !== 'failed' || !problem) && !state.isRestored && state.leftOut === 0
  if (isQuiet) return null
  return (
    <div className={css.notices}>
      {isUnfit ? <FormAlert>{t('saved.tooLong')}</FormAlert> : null}
      {state.saved === 'failed' && problem ? <FormAlert>{sentenceOf(problem)}</FormAlert> : null}
      {state.leftOut > 0 ? (
        <Notice tone="honey" closeLabel={t('restored.close')} onClose={session.acceptLeftOut}>
          {t('leftOut', { count: state.leftOut })}
        </Notice>
      ) : null}
      {state.isRestored ? (
        <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
          {t('restored.text')}
        </Notice>
      ) : null}
    </div>
  )
}
