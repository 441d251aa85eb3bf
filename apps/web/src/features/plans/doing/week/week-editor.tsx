import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf, useSentence } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { UploadField } from '../../../files/index.ts'
import { keepExecution } from '../api/executions.ts'
import type { WeekToDo } from '../doing.rules.ts'
import css from './week.module.css'
import { WeekConflict } from './week-conflict.tsx'
import { WeekItems } from './week-items.tsx'
import { WeekLinks } from './week-links.tsx'
import { WeekNote } from './week-note.tsx'
import { WeekRecords } from './week-records.tsx'
import { openWeek } from './week-session.ts'
import { markOf, weekOf } from './week-text.rules.ts'
import { WeekTime } from './week-time.tsx'

interface WeekEditorProps {
  account: string
  execution: Execution
  shown: WeekToDo
}

/** Edits what was done in a week; saved while it is written. */
export function WeekEditor({ account, execution, shown }: WeekEditorProps) {
  const { t } = useTranslation('plans/doing')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const { weekId, version, number } = shown.week
  const mark = markOf(execution, weekId)
  const [session] = useState(() =>
    openWeek({
      account,
      execution,
      weekId,
      onSaved: (saved) => keepExecution(queryClient, saved),
      onUndone: (problem) => toast(sentenceOf(problem), { tone: 'warning', milliseconds: 5_000 }),
    }),
  )
  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  // Fetches what others did in this week meanwhile; pending local changes are merged at the next save.
  useEffect(() => {
    const { server } = session.read()
    const known = server ? (weekOf(server, weekId)?.version ?? 0) : 0
    if (server && version >= known && mark !== markOf(server, weekId)) void session.refresh()
  }, [session, version, mark, weekId])
  const { text, uploads, saved, isRestored, conflict, isGone, problem } = useWatched(session)
  if (isGone) return <FormAlert>{t('week.gone')}</FormAlert>
  return (
    <>
      {isRestored ? (
        <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
          {t('restored.text')}
        </Notice>
      ) : null}
      {conflict ? <WeekConflict session={session} number={number} /> : null}
      {problem && saved === 'refused' && !conflict ? <FormAlert>{sentence(problem)}</FormAlert> : null}
      <p className={css.saved} data-state={saved} role="status">
        {t(`saved.${saved}`)}
      </p>
      <div className={css.columns}>
        <div className={css.column}>
          <WeekItems shown={shown} doneItemIds={text.doneItemIds} onTick={session.tick} />
          <WeekTime
            execution={execution}
            shown={shown}
            minutes={text.minutes}
            onChange={(minutes) => session.change({ minutes })}
            settle={session.settle}
          />
          <WeekNote note={text.note} onChange={(note) => session.change({ note })} />
        </div>
        <div className={css.column}>
          <section className={css.part} aria-labelledby="week-files">
            <h3 id="week-files" className={css.name}>
              {t('files.title')}
            </h3>
            <UploadField id="week-files-choose" queue={session.queue} items={uploads} />
          </section>
          <WeekLinks links={text.links} onChange={(links) => session.change({ links })} />
          <WeekRecords execution={execution} week={shown.week} settle={session.settle} />
        </div>
      </div>
    </>
  )
}
