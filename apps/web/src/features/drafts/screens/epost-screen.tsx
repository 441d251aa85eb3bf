import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { WritingAside } from '../components/writing-aside.tsx'
import { QuickForm } from '../form/quick-form.tsx'
import { ScheduledDialog } from '../schedule/scheduled-dialog.tsx'
import { useScheduledList } from '../schedule/use-scheduled-list.ts'
import { isPlain } from '../session/draft-values.ts'
import { type DraftWriter, openDraft } from '../session/open-drafts.ts'
import { useDraft } from '../session/use-draft.ts'

/** The screen of the short form. */
export function EpostScreen() {
  const { t } = useTranslation('drafts/form')
  const user = useCurrentUser()
  return (
    <Screen title={t('quick.title')} back={paths.portfolio} aside={<WritingAside />}>
      {user ? <QuickPost key={user.id} writer={user} /> : null}
    </Screen>
  )
}

function QuickPost({ writer }: { writer: DraftWriter }) {
  const { t } = useTranslation('drafts/form')
  const navigate = useNavigate()
  const [session] = useState(() => openDraft(writer))
  const { values, round } = useDraft(session)
  const list = useScheduledList()
  // A plain field would lose the headings, links or mentions of a draft, and hides its title. Checked when text is
  // replaced from outside, not on every keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const fits = useMemo(() => isPlain(values.content) && (round === 0 || values.title === ''), [round])
  if (!fits) return <Navigate to={paths.writePost} replace />
  return (
    <>
      <QuickForm
        session={session}
        onPublished={() => {
          toast(t('published'))
          navigate(`${paths.portfolio}?view=mine`)
        }}
        onScheduled={({ id }) => list.show(id)}
      />
      <ScheduledDialog isOpen={list.marked !== null} marked={list.marked} onClose={list.close} />
    </>
  )
}
