import type { Slot } from '@learntrail/contract/drafts/slots'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWays } from '../../../feature/use-ways.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { draftsQuery } from '../api/list-drafts.ts'
import { scheduledQuery } from '../api/list-scheduled.ts'
import { ScheduledDialog } from '../schedule/scheduled-dialog.tsx'
import type { DraftSession } from '../session/draft-session.ts'
import type { DraftState } from '../session/draft-state.ts'
import { emptyValues } from '../session/draft-values.ts'
import { PromptsPanel } from '../slots/prompts-panel.tsx'
import { SlotsDialog } from '../slots/slots-dialog.tsx'
import type { SmartSlot } from '../slots/smart-slots.ts'
import { withQuestion } from '../slots/with-question.ts'
import { DraftsDialog } from './drafts-dialog.tsx'
import css from './start-row.module.css'

interface StartRowProps {
  session: DraftSession
  draft: DraftState
}

type Open = 'slots' | 'drafts' | 'scheduled' | null

/** Ways to start a record (smart slot or template, a draft, links from other features), and the scheduled records. */
export function StartRow({ session, draft }: StartRowProps) {
  const { t } = useTranslation('drafts')
  const [open, setOpen] = useState<Open>(null)
  const [smart, setSmart] = useState<SmartSlot | null>(null)
  const ways = useWays('blankRecord')
  const drafts = useQuery(draftsQuery)
  const scheduled = useQuery(scheduledQuery)
  const openId = session.openId()
  const others = (drafts.data?.items ?? []).filter(({ id }) => id !== openId).length
  const waiting = scheduled.data?.items.length ?? 0
  const close = () => setOpen(null)

  function begin(slot: SmartSlot) {
    const { tags } = draft.values
    if (!tags.includes(slot.tag)) session.change({ tags: [...tags, slot.tag] })
    setSmart(slot)
    close()
  }

  async function start({ title, content, classification, tags, customTags }: Slot) {
    close()
    if (draft.isDirty) {
      // Set the current text aside as a draft, so that the template overwrites nothing.
      if (!(await session.setAside())) {
        toast(sentenceOf(session.read().copy.problem), { tone: 'warning', milliseconds: 5_000 })
        return
      }
      toast(t('slots.setAside'))
      drafts.refetch()
    }
    session.fill({
      ...emptyValues,
      title,
      content,
      customTags,
      classification: classification ?? '',
      tags: tags as TagCode[],
    })
  }

  return (
    <>
      <fieldset className={css.row} aria-label={t('start.label')}>
        <RowButton icon="bookmark" onClick={() => setOpen('slots')}>
          {t('start.slots')}
        </RowButton>
        {others > 0 ? (
          <RowButton icon="portfolio" onClick={() => setOpen('drafts')}>
            {t('start.drafts', { count: others })}
          </RowButton>
        ) : null}
        {waiting > 0 ? (
          <RowButton icon="calendar" onClick={() => setOpen('scheduled')}>
            {t('start.scheduled', { count: waiting })}
          </RowButton>
        ) : null}
        {ways.map(({ name, icon, to }) => (
          <Link key={to} className={css.button} to={to}>
            <Icon name={icon} size={18} />
            {name}
          </Link>
        ))}
      </fieldset>
      {smart ? (
        <PromptsPanel
          slot={smart}
          onTake={(question) => session.fill({ content: withQuestion(session.read().values.content, question) })}
          onClose={() => setSmart(null)}
        />
      ) : null}
      <SlotsDialog session={session} isOpen={open === 'slots'} onSmart={begin} onCustom={start} onClose={close} />
      <DraftsDialog session={session} openId={openId} isOpen={open === 'drafts'} onClose={close} />
      <ScheduledDialog isOpen={open === 'scheduled'} onClose={close} />
    </>
  )
}

interface RowButtonProps {
  icon: IconName
  onClick: () => void
  children: React.ReactNode
}

function RowButton({ icon, onClick, children }: RowButtonProps) {
  return (
    <button type="button" className={css.button} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  )
}
