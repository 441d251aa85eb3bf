import type { SchoolPlans } from '@learntrail/contract/plans/school/school'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { changeSchoolPlans, schoolPlansQuery } from './api/school-plans.ts'
import { checkDraft } from './check-draft.ts'
import { type Draft, draftOf, settingsIn, settingsOf, usualDraft } from './draft.rules.ts'
import { FormCard } from './form-card.tsx'
import { FormPreview } from './form-preview.tsx'
import { NumberCard } from './number-card.tsx'
import css from './school.module.css'

interface Values extends Draft {
  version: number
}

/** Unsaved changes are kept on the device, even after the page is closed. */
export function SettingsForm({ schoolId, loaded }: { schoolId: string; loaded: SchoolPlans }) {
  const { t } = useTranslation('plans/school')
  const queryClient = useQueryClient()
  const { queryKey } = schoolPlansQuery(schoolId)
  const account = useCurrentUser()?.id ?? null
  const form = useKeptForm({
    id: 'plans',
    draft: { what: 'school-plans', account, of: schoolId },
    start: () => valuesOf(loaded),
    check: checkDraft,
    // If others saved meanwhile, the older version is refused.
    send: ({ version, ...draft }) => changeSchoolPlans(schoolId, { ...settingsOf(draft), version }),
    onSent(saved) {
      queryClient.setQueryData(queryKey, saved)
      form.rebase({ version: saved.version })
      toast(t('saved'))
    },
  })
  const { values: draft, wrong, change } = form
  const isConflict = isProblem(form.problem, 'PLAN_SETTINGS_CONFLICT')
  const current = useMutation({
    mutationFn: () => queryClient.fetchQuery(schoolPlansQuery(schoolId)),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const startFrom = (settings: SchoolPlans) => form.reset(valuesOf(settings))
  const saveOver = ({ version }: SchoolPlans) => {
    form.rebase({ version })
    form.submit()
  }

  return (
    <div className={css.parts}>
      {form.isRestored ? (
        <FormAlert tone="accent">
          <p>{t('kept.text')}</p>
          <Button look="line" size="s" onClick={() => startFrom(loaded)}>
            {t('kept.drop')}
          </Button>
        </FormAlert>
      ) : null}
      {isConflict ? (
        <FormAlert tone="honey">
          <p>{sentenceOf(form.problem)}</p>
          <div className={css.ways}>
            <Button
              look="line"
              size="s"
              isBusy={current.isPending}
              onClick={() => current.mutate(undefined, { onSuccess: startFrom })}
            >
              {t('conflict.theirs')}
            </Button>
            <Button
              look="line"
              size="s"
              isBusy={current.isPending}
              onClick={() => current.mutate(undefined, { onSuccess: saveOver })}
            >
              {t('conflict.mine')}
            </Button>
          </div>
        </FormAlert>
      ) : null}
      <NumberCard draft={draft} wrong={wrong} onChange={change} />
      <FormCard
        form={draft.form}
        schoolName={loaded.schoolName}
        wrong={wrong}
        onChange={(part) => change({ form: { ...draft.form, ...part } })}
      />
      <FormPreview schoolId={schoolId} settings={() => (form.check() ? settingsOf(draft) : null)} />
      <BottomBar failure={isConflict ? null : form.failure}>
        <Button look="quiet" onClick={() => change(usualDraft(newId))}>
          {t('usual')}
        </Button>
        <Button isBusy={form.isSending} onClick={() => form.submit()}>
          {t('save')}
        </Button>
      </BottomBar>
    </div>
  )
}

const valuesOf = (settings: SchoolPlans): Values => ({
  ...draftOf(settingsIn(settings), newId),
  version: settings.version,
})
