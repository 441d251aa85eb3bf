import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Resource } from '@learntrail/contract/eportfolio/resources'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DraftNotices } from '../draft/draft-notices.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { OpenedDraft } from '../draft/opened-draft.tsx'
import { SavedWord } from '../draft/saved-state.tsx'
import { useDraft } from '../draft/use-draft-session.ts'
import { MaterialBrowser } from './material-browser.tsx'
import { MaterialFrame } from './material-frame.tsx'
import { Tray } from './tray.tsx'

/** First step of an existing draft; material is added and removed at once. */
export function DraftMaterialScreen() {
  return <OpenedDraft>{(session) => <DraftMaterial session={session} />}</OpenedDraft>
}

function DraftMaterial({ session }: { session: DraftSession }) {
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const sentenceOf = useSentence()
  const state = useDraft(session)
  /** Titles of records chosen here; the draft knows the others. */
  const [titles, setTitles] = useState<Record<string, string>>({})
  const [isFull, setFull] = useState(false)
  const ids = materialIdsOf(state.draft)
  const chosen = ids.map((id) => ({ id, title: titleOf(state.draft, id) || titles[id] || t('material.gone') }))

  const change = useMutation({
    mutationFn: ({ id, isAdded }: { id: string; isAdded: boolean }) =>
      session.select(isAdded ? { select: [id] } : { deselect: [id] }),
    onSuccess: (_answer, { isAdded }) => {
      if (!isAdded) toast(t('material.removed'), { milliseconds: 4_000 })
    },
    // Probably changed in another window: reload the draft.
    onError: () => void session.refresh(),
  })
  const remove = (id: string) => {
    setFull(false)
    change.mutate({ id, isAdded: false })
  }
  const toggle = ({ id, title, date }: Resource) => {
    change.reset()
    if (ids.includes(id)) return remove(id)
    if (ids.length >= ePortfolioLimits.materials) return setFull(true)
    setTitles({ ...titles, [id]: title || t('material.untitled', { day: formatDay(date) }) })
    change.mutate({ id, isAdded: true })
  }
  const busyId = change.isPending ? change.variables.id : null
  const refusal = change.error
    ? sentenceOf(change.error)
    : isFull
      ? t('errors:codes.RESOURCE_LIMIT_REACHED', { limit: ePortfolioLimits.materials })
      : null

  return (
    <MaterialFrame back={paths.ePortfolios} draftId={session.id} toolbar={<SavedWord state={state} />}>
      <DraftNotices session={session} step="material" />
      <MaterialBrowser isChosen={(id) => ids.includes(id)} busyId={busyId} onToggle={toggle} />
      <Tray chosen={chosen} busyId={busyId} refusal={refusal} onRemove={remove}>
        <LinkButton iconAfter="right" to={paths.structure(session.id)}>
          {t('material.next')}
        </LinkButton>
      </Tray>
    </MaterialFrame>
  )
}

const materialIdsOf = ({ selectedPortfolioIds, selectedHomeworkIds }: ExportDraft) => [
  ...selectedPortfolioIds.map((id) => `post_${id}`),
  ...selectedHomeworkIds.map((id) => `homework_${id}`),
]

const titleOf = ({ textResources }: ExportDraft, id: string) =>
  textResources.find(({ resourceId }) => resourceId === id)?.title
