import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { SchoolPlans } from '@learntrail/contract/plans/school/school'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { changeSchoolPlans, schoolPlansQuery } from './api/school-plans.ts'
import { checkDraft } from './check-draft.ts'
import { type Draft, draftOf, settingsIn, settingsOf, usualDraft } from './draft.rules.ts'
import { FormCard } from './form-card.tsx'
import { FormPreview } from './form-preview.tsx'
import { NumberCard } from './number-card.tsx'
import css from './school.module.css'

interface Kept {
  draft: Draft
  version: number
}

/** Unsaved changes are kept on the device, even after the page is closed. */
export function SettingsForm({ schoolId, loaded }: { schoolId: string; loaded: SchoolPlans }) {
  const { t } = useTranslation('plans/school')
  const queryClient = useQueryClient()
  const { queryKey } = schoolPlansQuery(schoolId)
  const keptName = `school-plans.${schoolId}`
  const [kept, setKept] = useState(() => readDraft<Kept>(keptName))
  const [draft, setDraft] = useState(() => kept.draft ?? draftOf(settingsIn(loaded), newId))
  // If others saved meanwhile, this older version is refused on save.
  const [version, setVersion] = useState(kept.version ?? loaded.version)
  const [isDirty, setDirty] = useState(kept.draft !== undefined)
  useKeptDraft(keptName, { draft, version } satisfies Kept, isDirty)
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const save = useMutation({
    mutationFn: (body: SchoolPlanSettings & { version: number }) => changeSchoolPlans(schoolId, body),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved)
      setVersion(saved.version)
      forget()
      toast(t('saved'))
    },
  })
  const isConflict = isProblem(save.error, 'PLAN_SETTINGS_CONFLICT')
  const current = useMutation({
    mutationFn: () => queryClient.fetchQuery(schoolPlansQuery(schoolId)),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })

  function forget() {
    dropDraft(keptName)
    setKept({})
    setDirty(false)
  }
  const startFrom = (settings: SchoolPlans) => {
    setDraft(draftOf(settingsIn(settings), newId))
    setVersion(settings.version)
    setWrong({})
    save.reset()
    forget()
  }
  const change = (part: Partial<Draft>) => {
    setWrong({})
    setDirty(true)
    setDraft((before) => ({ ...before, ...part }))
  }
  const checked = (): SchoolPlanSettings | null => {
    const found = checkDraft(draft)
    setWrong(Object.fromEntries(found))
    const [first] = found
    if (!first) return settingsOf(draft)
    goToField(first[0])
    return null
  }
  const send = (on: number) => {
    const settings = checked()
    if (settings) save.mutate({ ...settings, version: on })
  }

  return (
    <div className={css.parts}>
      {kept.draft ? (
        <FormAlert tone="accent">
          <p>{t('kept.text')}</p>
          <Button look="line" size="s" onClick={() => startFrom(loaded)}>
            {t('kept.drop')}
          </Button>
        </FormAlert>
      ) : null}
      {isConflict ? (
        <FormAlert tone="honey">
          <p>{sentenceOf(save.error)}</p>
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
              onClick={() => current.mutate(undefined, { onSuccess: (theirs) => send(theirs.version) })}
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
      <FormPreview schoolId={schoolId} settings={checked} />
      <BottomBar failure={save.error && !isConflict ? sentenceOf(save.error) : null}>
        <Button look="quiet" onClick={() => change(usualDraft(newId))}>
          {t('usual')}
        </Button>
        <Button isBusy={save.isPending} onClick={() => send(version)}>
          {t('save')}
        </Button>
      </BottomBar>
    </div>
  )
}
